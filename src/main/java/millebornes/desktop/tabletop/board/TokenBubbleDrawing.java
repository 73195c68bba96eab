package millebornes.desktop.tabletop.board;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.tabletop.art.TokenArt;
import millebornes.desktop.tabletop.geometry.BoardPlaces;
import millebornes.desktop.tabletop.geometry.PieceLayout;
import millebornes.desktop.tabletop.geometry.Point;
import millebornes.desktop.tabletop.geometry.Pose;
import millebornes.desktop.tabletop.geometry.Rect;
import millebornes.desktop.tabletop.state.CarViewState;
import millebornes.desktop.tabletop.state.WornSafety;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.constants.ColourRole;
import millebornes.desktop.theme.constants.Sizes;

/// Draws a car's tokens large, on a plate beside it: on the road they are small.
///
/// @param radius how large the tokens are, in board units
record TokenBubbleDrawing(PieceLayout stand, ArtFactory art, double radius) {

    private static final double PADDING = 0.4;

    /// The plate for a car at `pose`, wholly on the board.
    Group of(CarViewState car, Pose pose) {
        Palette palette = art.palette();
        TokenArt tokens = art.tokens();
        List<Node> faces = new ArrayList<>();
        car.hazards().forEach(hazard -> faces.add(tokens.hazard(hazard, radius)));
        for (WornSafety worn : car.safeties()) {
            Node face = tokens.safety(worn.safety(), radius);
            face.setRotate(worn.laid().degrees());
            faces.add(face);
        }
        double pad = radius * PADDING;
        double width = faces.size() * (2 * radius + pad) + pad;
        double height = 2 * (radius + pad);
        Rect plate = place(pose, width, height);
        Rectangle ground = ShapeFactory.box(plate, Sizes.TILE_RADIUS, palette.color(ColourRole.PAPER));
        ground.setStroke(car.livery().main(palette));
        ground.setStrokeWidth(Sizes.RING);
        Circle anchor = new Circle(pose.at().x(), pose.at().y(), stand.carLength() * 0.62, null);
        anchor.setStroke(palette.color(ColourRole.PAPER));
        anchor.setStrokeWidth(Sizes.RING);
        Group group = new Group(anchor, ground);
        for (int i = 0; i < faces.size(); i++) {
            Node face = faces.get(i);
            face.setLayoutX(plate.x() + pad + radius + i * (2 * radius + pad));
            face.setLayoutY(plate.centre().y());
            group.getChildren().add(face);
        }
        group.setMouseTransparent(true);
        return group;
    }

    /// Above the car, or below it where the sky is near.
    private Rect place(Pose pose, double width, double height) {
        double off = stand.carLength() * 0.62 + height / 2 + 6;
        Point at = pose.at();
        double x = Math.clamp(at.x(), 6 + width / 2, BoardPlaces.WIDTH - 6 - width / 2);
        double above = at.y() - off;
        boolean fits = above - height / 2 > BoardPlaces.FIRST_PIECE;
        return Rect.around(new Point(x, fits ? above : at.y() + off), width, height);
    }
}
