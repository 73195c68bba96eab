package millebornes.desktop.tabletop.board;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import millebornes.desktop.tabletop.geometry.Point;
import millebornes.desktop.tabletop.geometry.Pose;
import millebornes.desktop.tabletop.geometry.Stand;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Token;

/// What is seen for a moment only: smoke behind a car that pulls away, a ring round a coup-fourré. Each is drawn from a
/// number, so that it looks the same at every pace, and nothing of it is left at the end.
final class Effects {

    private static final int PUFFS = 3;
    private static final double PUFF_SQUARES = 1.6;
    private static final double PUFF_THICK = 0.7;
    private static final double WHIRL = 360;
    private static final double WHIRL_SCALE = 2.6;
    private static final double RING = 3.2;
    private static final double RING_WIDTH = 5;

    private final Stand stand;
    private final Palette palette;
    private final Group under = new Group();
    private final Group over = new Group();

    Effects(Stand stand, Palette palette) {
        this.stand = stand;
        this.palette = palette;
        under.setMouseTransparent(true);
        over.setMouseTransparent(true);
    }

    /// The node that belongs below the cars.
    Group under() {
        return under;
    }

    /// The node that belongs above all pieces.
    Group over() {
        return over;
    }

    /// Smoke behind a car that started at `from` and has come to `now`; none once it has left its square.
    void puff(int lane, double from, double now) {
        under.getChildren().clear();
        double share = Math.abs(now - from) / PUFF_SQUARES;
        if (share <= 0 || share >= 1) {
            return;
        }
        Pose start = stand.car(lane, from);
        double back = Math.copySign(stand.carLength() / 2, from - now);
        for (int i = 0; i < PUFFS; i++) {
            double drift = share * (8 + 9 * i) + 4;
            double radius = stand.carWidth() * (0.14 + 0.05 * i) * (0.6 + share);
            Point at = start.point(back + Math.copySign(drift, back), (i - 1) * radius * 0.7);
            Circle puff = new Circle(at.x(), at.y(), radius, palette.color(Token.RIM, PUFF_THICK * (1 - share)));
            under.getChildren().add(puff);
        }
    }

    /// A ring that spreads from a point and fades; `share` runs from 0 to 1.
    void ring(Point at, double share) {
        over.getChildren().clear();
        if (share <= 0 || share >= 1) {
            return;
        }
        Circle ring = new Circle(at.x(), at.y(), stand.carLength() * (0.4 + RING * share / 2), null);
        ring.setStroke(palette.color(Token.HIGHLIGHT, 1 - share));
        ring.setStrokeWidth(RING_WIDTH * (1 - share) + 1);
        over.getChildren().add(ring);
    }

    /// A token on its way down, large and turning at first; `share` runs from 0 to 1.
    static void whirl(Node token, double share) {
        double left = 1 - share;
        double scale = 1 + (WHIRL_SCALE - 1) * left;
        token.setScaleX(scale);
        token.setScaleY(scale);
        token.setRotate(-WHIRL * left);
    }
}
