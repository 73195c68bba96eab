package millebornes.desktop.art;

import javafx.scene.transform.Affine;
import javafx.scene.transform.Transform;

/// An affine transform, as six numbers: (x, y) goes to (xx·x + xy·y + tx, yx·x + yy·y + ty). Angles in degrees.
record AffineMatrix(double xx, double xy, double tx, double yx, double yy, double ty) {

    static final AffineMatrix NONE = new AffineMatrix(1, 0, 0, 0, 1, 0);

    static AffineMatrix translate(double x, double y) {
        return new AffineMatrix(1, 0, x, 0, 1, y);
    }

    static AffineMatrix scale(double x, double y) {
        return new AffineMatrix(x, 0, 0, 0, y, 0);
    }

    static AffineMatrix rotate(double degrees) {
        double cos = Math.cos(Math.toRadians(degrees));
        double sin = Math.sin(Math.toRadians(degrees));
        return new AffineMatrix(cos, -sin, 0, sin, cos, 0);
    }

    static AffineMatrix skewX(double degrees) {
        return new AffineMatrix(1, Math.tan(Math.toRadians(degrees)), 0, 0, 1, 0);
    }

    /// Whether this is not the identity.
    boolean moves() {
        return xx != 1 || xy != 0 || tx != 0 || yx != 0 || yy != 1 || ty != 0;
    }

    /// The product: first `innerMatrix`, then this.
    AffineMatrix of(AffineMatrix innerMatrix) {
        return new AffineMatrix(
                xx * innerMatrix.xx + xy * innerMatrix.yx,
                xx * innerMatrix.xy + xy * innerMatrix.yy,
                xx * innerMatrix.tx + xy * innerMatrix.ty + tx,
                yx * innerMatrix.xx + yy * innerMatrix.yx,
                yx * innerMatrix.xy + yy * innerMatrix.yy,
                yx * innerMatrix.tx + yy * innerMatrix.ty + ty);
    }

    Transform transform() {
        return new Affine(xx, xy, tx, yx, yy, ty);
    }
}
