package millebornes.desktop.tabletop.board;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.scene.Group;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.tabletop.geometry.PieceLayout;
import millebornes.desktop.tabletop.geometry.Pose;
import millebornes.desktop.tabletop.geometry.RoadPosition;
import millebornes.desktop.tabletop.state.BoardViewState;
import millebornes.desktop.tabletop.state.CarViewState;

/// What moves on the board, from below: the lit way, the cars, the garages' roofs over their tails, the tokens, the
/// ghost of the car that would drive, the reserve, effects, the plate with a car's tokens.
final class PieceLayer extends Group {

    private final PieceLayout stand;
    private final ArtFactory art;
    private final Group way = new Group();
    private final Group cars = new Group();
    private final Group tokens = new Group();
    private final Group ghost = new Group();
    private final Group reserve = new Group();
    private final Group bubble = new Group();
    private final Group under = new Group();
    private final Group over = new Group();
    private final List<CarPiece> car = new ArrayList<>();
    private final List<CarTokens> worn = new ArrayList<>();
    private final double[] stops;
    private double bubbleRadius = 1;
    private BoardViewState picture;

    PieceLayer(BoardViewState picture, ArtFactory art, Group roofs) {
        this.picture = picture;
        this.art = art;
        stand = new PieceLayout(picture.road());
        under.setMouseTransparent(true);
        over.setMouseTransparent(true);
        stops = new double[picture.cars().size()];
        for (int lane = 0; lane < stops.length; lane++) {
            CarViewState at = picture.cars().get(lane);
            CarPiece piece = new CarPiece(stand, at.livery(), art);
            CarTokens around = new CarTokens(stand, lane, art.tokens(), at);
            int number = lane;
            piece.focusedProperty().subscribe(focused -> {
                if (focused) {
                    showBubble(number);
                } else {
                    hideBubble();
                }
            });
            car.add(piece);
            worn.add(around);
            cars.getChildren().add(piece);
            tokens.getChildren().add(around);
        }
        getChildren().addAll(way, under, cars, roofs, tokens, ghost, reserve, over, bubble);
        show(picture);
    }

    /// Shows another position of the same cars on the same road.
    void show(BoardViewState next) {
        if (reserve.getChildren().isEmpty() || !next.reserve().equals(picture.reserve())) {
            reserve.getChildren().setAll(new TokenReserveDrawing(art).tokens(next.reserve()));
        }
        picture = next;
        for (int lane = 0; lane < stops.length; lane++) {
            CarViewState at = next.cars().get(lane);
            car.get(lane).light(at.lamp());
            car.get(lane).setAccessibleText(at.spoken());
            worn.get(lane).show(at);
            place(lane, at.stop().index());
        }
        hideWay();
        hideBubble();
    }

    /// Puts a car and its tokens anywhere on its lane.
    void place(int lane, double stop) {
        stops[lane] = stop;
        car.get(lane).place(stand.car(lane, stop));
        worn.get(lane).place(stop);
    }

    /// Where the cars are now, by lane.
    List<Pose> poses() {
        List<Pose> poses = new ArrayList<>(stops.length);
        for (int lane = 0; lane < stops.length; lane++) {
            poses.add(stand.car(lane, stops[lane]));
        }
        return poses;
    }

    void target(Set<Integer> lanes) {
        for (int lane = 0; lane < stops.length; lane++) {
            car.get(lane).target(lanes.contains(lane));
        }
    }

    void showWay(int lane, RoadPosition to) {
        CarViewState from = picture.cars().get(lane);
        DrivePreviewDrawing light = new DrivePreviewDrawing(stand, art);
        way.getChildren().setAll(light.way(lane, from.stop(), to));
        ghost.getChildren().setAll(light.ghost(lane, from.livery(), to));
    }

    void hideWay() {
        way.getChildren().clear();
        ghost.getChildren().clear();
    }

    /// Shows the tokens of a car large; a car without any shows nothing.
    void showBubble(int lane) {
        CarViewState of = picture.cars().get(lane);
        if (of.hasTokens()) {
            bubble.getChildren()
                    .setAll(new TokenBubbleDrawing(stand, art, bubbleRadius).of(of, stand.car(lane, stops[lane])));
        } else {
            hideBubble();
        }
    }

    /// How large the tokens of [#showBubble] are, in board units.
    void bubbleRadius(double radius) {
        bubbleRadius = radius;
    }

    void hideBubble() {
        bubble.getChildren().clear();
    }

    CarPiece car(int lane) {
        return car.get(lane);
    }

    /// The number of the car whose node that is.
    OptionalInt number(Object node) {
        return IntStream.range(0, stops.length)
                .filter(lane -> car.get(lane).equals(node))
                .findFirst();
    }

    /// Where what is seen for a moment only belongs that lies below the cars.
    Group under() {
        return under;
    }

    /// The same above all pieces.
    Group over() {
        return over;
    }

    CarTokens tokens(int lane) {
        return worn.get(lane);
    }

    PieceLayout stand() {
        return stand;
    }
}
