package millebornes.desktop.board;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.shape.Circle;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;

/// Smoke behind a starting car. It depends only on the car's position, so it looks the same at every pace.
final class ExhaustSmokeNode extends Group {

    private static final int PUFFS = 3;
    private static final double SQUARES = 1.6;
    private static final double THICK = 0.7;

    private final PieceLayout pieceLayout;
    private final int lane;
    private final double from;
    private final List<Circle> puffs = new ArrayList<>();

    /// @param from the start of the car
    ExhaustSmokeNode(PieceLayout pieceLayout, Palette palette, int lane, double from) {
        this.pieceLayout = pieceLayout;
        this.lane = lane;
        this.from = from;
        for (int i = 0; i < PUFFS; i++) {
            Circle puff = new Circle(0, palette.color(ColourRole.RIM));
            puffs.add(puff);
            getChildren().add(puff);
        }
        setMouseTransparent(true);
        setVisible(false);
    }

    /// The smoke while the car is at `now`; none once the car has left its square.
    void show(double now) {
        double share = Math.abs(now - from) / SQUARES;
        boolean seen = share > 0 && share < 1;
        setVisible(seen);
        if (!seen) {
            return;
        }
        Pose startPose = pieceLayout.car(lane, from);
        double back = Math.copySign(pieceLayout.carLength() / 2, from - now);
        for (int i = 0; i < PUFFS; i++) {
            double drift = share * (8 + 9 * i) + 4;
            double radius = pieceLayout.carWidth() * (0.14 + 0.05 * i) * (0.6 + share);
            Point point = startPose.point(back + Math.copySign(drift, back), (i - 1) * radius * 0.7);
            Circle puff = puffs.get(i);
            puff.setCenterX(point.x());
            puff.setCenterY(point.y());
            puff.setRadius(radius);
            puff.setOpacity(THICK * (1 - share));
        }
    }
}
