package millebornes.desktop.art;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import millebornes.desktop.theme.Palette;

/// The style of an element: its fill, stroke, opacity, blur and transform.
///
/// @param blur standard deviation in px, 0 for a sharp element
record SvgStyle(
        SvgPaint fill,
        SvgPaint stroke,
        double width,
        StrokeLineCap cap,
        StrokeLineJoin join,
        List<Double> dashes,
        double opacity,
        double blur,
        AffineMatrix move) {

    /// What SVG prescribes for an element without attributes: black fill, no stroke.
    static final SvgStyle INITIAL = new SvgStyle(
            new SvgPaint.FixedColour(Color.BLACK),
            SvgPaint.NONE,
            1,
            StrokeLineCap.BUTT,
            StrokeLineJoin.MITER,
            List.of(),
            1,
            0,
            AffineMatrix.NONE);

    SvgStyle {
        dashes = List.copyOf(dashes);
    }

    /// The inherited style of a child: colours and lines are inherited, the rest is not.
    SvgStyle forChild() {
        return new SvgStyle(fill, stroke, width, cap, join, dashes, 1, 0, AffineMatrix.NONE);
    }

    /// True when a shape with this style is invisible in that palette.
    boolean blank(Palette palette) {
        return opacity == 0 || (transparent(fill.in(palette)) && transparent(stroke.in(palette)));
    }

    /// Sets the fill and stroke of a shape.
    void paint(Shape shape, Palette palette) {
        var area = fill.in(palette);
        shape.setFill(transparent(area) ? null : area);
        var line = stroke.in(palette);
        if (!transparent(line)) {
            shape.setStroke(line);
            shape.setStrokeWidth(width);
            shape.setStrokeLineCap(cap);
            shape.setStrokeLineJoin(join);
            shape.getStrokeDashArray().setAll(dashes);
        }
    }

    /// Sets the opacity and transform of a node.
    void place(Node node) {
        if (opacity != 1) {
            node.setOpacity(opacity);
        }
        if (move.moves()) {
            node.getTransforms().add(move.transform());
        }
    }

    private static boolean transparent(Paint paint) {
        return paint instanceof Color color && color.getOpacity() == 0;
    }
}
