package millebornes.desktop.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.GarageBlockLayout;
import millebornes.desktop.geometry.HalfwayPassportLayout;
import millebornes.desktop.geometry.KilometreStone;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TokenReserveLayout;
import millebornes.desktop.tabletop.BarredDrive;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import org.jspecify.annotations.Nullable;

/// The nodes of everything that moves on the board, from below: the highlighted drive, the lamps of waiting cars, the
/// cars, the garages, rings, the tokens, the ghost of the car, the stamps in the passport, effects, the plate with a
/// car's tokens.
final class PieceLayer extends Group {

    private static final double LARGE_TOKEN = 18;

    /// The least radius, in px, with which a token is recognisable across a room.
    private static final double LEGIBLE = 11;

    private final ArtFactory art;
    private final Group way = new Group();
    private final Group cars = new Group();
    private final Group tokens = new Group();
    private final Group ghost = new Group();
    private final GarageLampsNode lamps;
    private final HalfwayPassportStampsNode stamps;
    private final Group bubble = new Group();
    private final Group under = new Group();
    private final Group over = new Group();
    private final List<CarPieceNode> car = new ArrayList<>();
    private final List<TokensOnCarNode> worn = new ArrayList<>();
    private final double[] stops;
    private final double[] swollen;
    private final List<PieceLayout> stands;
    private double bubbleRadius = 1;
    private double stoneScale = 1;
    private double least;
    private boolean isPlateAtRest = true;
    private BoardViewState boardState;

    PieceLayer(BoardViewState boardState, ArtFactory art, Group roofs) {
        this.boardState = boardState;
        this.art = art;
        PieceLayout plainLayout = new PieceLayout(boardState.road());
        stands = new ArrayList<>(boardState.pieces());
        stamps = new HalfwayPassportStampsNode(
                new HalfwayPassportDrawing(art, HalfwayPassportLayout.of(boardState.road())));
        lamps = new GarageLampsNode(boardState.road(), art);
        Group rings = new Group();
        bubble.setId("large-tokens");
        under.setMouseTransparent(true);
        over.setMouseTransparent(true);
        stops = new double[boardState.cars().size()];
        swollen = new double[stops.length];
        Arrays.fill(swollen, 1);
        for (int lane = 0; lane < stops.length; lane++) {
            CarViewState carState = boardState.cars().get(lane);
            CarPieceNode piece = new CarPieceNode(plainLayout, carState, art);
            TokensOnCarNode tokensOnCarNode = new TokensOnCarNode(plainLayout, lane, art.tokens(), carState);
            int number = lane;
            piece.focusedProperty().subscribe(focused -> {
                if (focused) {
                    showBubble(number);
                } else {
                    restBubble();
                }
            });
            rings.getChildren().add(piece.rings());
            car.add(piece);
            worn.add(tokensOnCarNode);
            cars.getChildren().add(piece);
            tokens.getChildren().add(tokensOnCarNode);
        }
        getChildren().addAll(way, under, lamps, cars, roofs, rings, tokens, ghost, stamps, over, bubble);
        show(boardState);
    }

    /// Shows another state of the same cars on the same road.
    void show(BoardViewState nextState) {
        stamps.show(nextState.cars());
        lamps.show(nextState.cars());
        boardState = nextState;
        stands.clear();
        stands.addAll(nextState.pieces());
        for (int lane = 0; lane < stops.length; lane++) {
            CarViewState carState = nextState.cars().get(lane);
            showState(lane, carState);
            car.get(lane).setAccessibleText(carState.spoken());
            car.get(lane).setViewOrder(lane == nextState.acting() ? -1 : 0);
            worn.get(lane).show(carState, stands.get(lane));
            place(lane, carState.stop().index());
        }
        hideWay();
        restBubble();
    }

    /// Shows the state of a car, which may be an earlier one.
    void showState(int lane, CarViewState carState) {
        boolean room = stands.get(lane).leavesRoomBehind(lane, carState.stop().index());
        car.get(lane).show(carState, room);
    }

    /// The layout of a car that drives to its place, as large as the cars beside its way allow.
    ///
    /// @param from the index of the stop where it begins
    PieceLayout driving(int lane, int from) {
        return boardState
                .sizes()
                .driving(lane, from, boardState.cars().get(lane).stop().index());
    }

    /// Draws a driving car above all others.
    void drives(int lane, PieceLayout drivingLayout) {
        stands.set(lane, drivingLayout);
        worn.get(lane).show(boardState.cars().get(lane), stands.get(lane));
        car.get(lane).setViewOrder(-1);
        hideBubble();
    }

    /// Ends the drive of a car: draws it as its view state says.
    void rests(int lane) {
        stands.set(lane, boardState.pieces().get(lane));
        worn.get(lane).show(boardState.cars().get(lane), stands.get(lane));
        car.get(lane).setViewOrder(lane == boardState.acting() ? -1 : 0);
        place(lane, stops[lane]);
        restBubble();
    }

    /// Draws a car larger by a factor; 1 is its usual size.
    void swell(int lane, double factor) {
        swollen[lane] = factor;
        place(lane, stops[lane]);
    }

    /// Puts a car and its tokens at a place of its lane, between two stops if `stop` is not a whole number.
    void place(int lane, double stop) {
        stops[lane] = stop;
        PieceLayout pieceLayout = stands.get(lane);
        car.get(lane).place(pieceLayout.car(lane, stop), pieceLayout.carGrowth() * swollen[lane]);
        worn.get(lane).place(stop);
    }

    /// The poses of the cars, by lane.
    List<Pose> poses() {
        List<Pose> poses = new ArrayList<>(stops.length);
        for (int lane = 0; lane < stops.length; lane++) {
            poses.add(stands.get(lane).car(lane, stops[lane]));
        }
        return poses;
    }

    /// The animation of the standing cars, for the clock of the land.
    SceneryAnimation life() {
        return SceneryAnimation.always(List.of(), seconds -> car.forEach(piece -> piece.live(seconds)));
    }

    void target(Set<Integer> lanes) {
        for (int lane = 0; lane < stops.length; lane++) {
            car.get(lane).target(lanes.contains(lane));
        }
    }

    void showWay(int lane, CarStop toStop, boolean counted) {
        CarViewState fromState = boardState.cars().get(lane);
        DrivePreviewDrawing preview = new DrivePreviewDrawing(new PieceLayout(boardState.road()), art);
        way.getChildren().setAll(preview.way(lane, fromState.stop(), toStop));
        int numbered =
                counted ? Integer.signum(toStop.index() - fromState.stop().index()) : 0;
        ghost.getChildren().setAll(preview.ghost(lane, fromState.livery(), toStop, numbered));
        // The lit squares show where the card goes: a ring would hide the first of them.
        car.get(lane).target(false);
        if (counted) {
            ghost.getChildren()
                    .add(preview.numbers(
                            lane, fromState.stop(), toStop, stands.get(lane).carLength()));
        }
    }

    void showBarred(BarredDrive drive) {
        CarViewState fromState = boardState.cars().get(drive.car());
        DrivePreviewDrawing preview = new DrivePreviewDrawing(new PieceLayout(boardState.road()), art);
        if (drive.allowed().index() > fromState.stop().index()) {
            showWay(drive.car(), drive.allowed(), true);
        }
        BarredDriveDrawing drawing = new BarredDriveDrawing(preview);
        way.getChildren().add(drawing.hatched(drive));
        ghost.getChildren()
                .add(drawing.barrier(
                        drive,
                        fromState.livery(),
                        fromState.stop(),
                        stands.get(drive.car()).carLength()));
    }

    /// Shows a dashed ring around a car, and the ghost of a hazard that it would get.
    void showAim(int lane, @Nullable Hazard hazard) {
        PieceLayout pieceLayout = stands.get(lane);
        DrivePreviewDrawing preview = new DrivePreviewDrawing(pieceLayout, art);
        Pose carPose = poses().get(lane);
        way.getChildren().setAll(preview.aim(carPose));
        ghost.getChildren().clear();
        if (hazard != null) {
            int tokens = boardState.cars().get(lane).signs() + 1;
            Pose tokenPose = pieceLayout.attackPoses(lane, stops[lane], tokens).getLast();
            ghost.getChildren().setAll(preview.token(hazard, tokenPose));
        }
    }

    void showDriven(int lane, CarStop fromStop, CarStop toStop) {
        Livery livery = boardState.cars().get(lane).livery();
        way.getChildren()
                .setAll(new LastMoveDrawing(new PieceLayout(boardState.road()), art)
                        .driven(lane, livery, fromStop, toStop));
    }

    void showAttacked(int lane, Hazard hazard) {
        List<Hazard> hazards = boardState.cars().get(lane).hazards();
        int place = hazards.indexOf(hazard);
        if (place >= 0) {
            Pose tokenPose = stands.get(lane)
                    .attackPoses(lane, stops[lane], hazards.size())
                    .get(place);
            way.getChildren().setAll(new LastMoveDrawing(stands.get(lane), art).attacked(tokenPose));
        }
    }

    void hideWay() {
        way.getChildren().clear();
        ghost.getChildren().clear();
    }

    /// Shows the current car's tokens on a plate if those on the road are too small; otherwise hides the plate.
    void restBubble() {
        int acting = boardState.acting();
        if (isPlateAtRest && acting >= 0 && stands.get(acting).attackRadius() < least) {
            showBubble(acting);
        } else {
            hideBubble();
        }
    }

    /// Shows the tokens of a car on a plate while the pointer is near it.
    ///
    /// @param over the car under the pointer, if any
    /// @param point the pointer, in board units
    /// @param reach the greatest distance from the middle of the car
    void hovered(OptionalInt over, Point point, double reach) {
        if (over.isPresent() && poses().get(over.getAsInt()).at().distance(point) < reach) {
            showBubble(over.getAsInt());
        } else {
            restBubble();
        }
    }

    /// Shows the tokens of a car large, on a plate beside it; hides the plate if the car has none.
    void showBubble(int lane) {
        CarViewState carState = boardState.cars().get(lane);
        if (carState.hasTokens()) {
            bubble.setVisible(true);
            bubble.getChildren()
                    .setAll(new TokenBubbleDrawing(stands.get(lane), art, bubbleRadius)
                            .of(carState, poses().get(lane), taken()));
        } else {
            hideBubble();
        }
    }

    /// The places of all cars with their tokens, of all stones, of the traffic light and of the garages.
    private List<Rect> taken() {
        List<Rect> taken = new ArrayList<>(boardState.carRooms());
        KilometreStone.along(boardState.road(), stoneScale).forEach(stone -> taken.add(stone.room()));
        taken.add(TokenReserveLayout.of(boardState.road()).milestone());
        taken.add(FixedBoardPlaces.TRAFFIC_LIGHT_ROOM);
        taken.add(new GarageBlockLayout(stops.length).block());
        return taken;
    }

    /// Adapts the size of the tokens on the plate to the scale of the board and, a little, to the size of text.
    void enlargeTokens(BoardViewport viewport) {
        double text = Math.sqrt(viewport.text());
        bubbleRadius = text * Math.max(LARGE_TOKEN, LARGE_TOKEN / viewport.scale());
        least = text * LEGIBLE / viewport.scale();
        stoneScale = StaticBoardDrawing.enlarge(viewport);
        restBubble();
    }

    /// Sets whether the current car's tokens may be shown on a plate although the pointer is not on that car.
    void setPlateAtRest(boolean shown) {
        if (shown != isPlateAtRest) {
            isPlateAtRest = shown;
            restBubble();
        }
    }

    /// This layer with the same setting of that plate as another one.
    PieceLayer withPlateAtRestAs(PieceLayer otherLayer) {
        setPlateAtRest(otherLayer.isPlateAtRest);
        return this;
    }

    void hideBubble() {
        bubble.setVisible(false);
        bubble.getChildren().clear();
    }

    /// The nodes of the cars, their tokens, and the plate with a car's tokens if there is one.
    List<Node> nodes() {
        List<Node> nodes = new ArrayList<>(car);
        nodes.addAll(worn);
        nodes.addAll(bubble.getChildren());
        return nodes;
    }

    CarPieceNode car(int lane) {
        return car.get(lane);
    }

    /// The number of the car whose node this is, if it is one.
    OptionalInt number(Object node) {
        return IntStream.range(0, stops.length)
                .filter(lane -> car.get(lane).equals(node))
                .findFirst();
    }

    /// The lamps in front of the cars that wait.
    GarageLampsNode lamps() {
        return lamps;
    }

    /// The stamps in the passport.
    HalfwayPassportStampsNode stamps() {
        return stamps;
    }

    /// The layer below the cars for short effects.
    Group under() {
        return under;
    }

    /// The layer above all pieces for short effects.
    Group over() {
        return over;
    }

    TokensOnCarNode tokens(int lane) {
        return worn.get(lane);
    }

    /// The sizes and places of a car and its tokens.
    PieceLayout stand(int lane) {
        return stands.get(lane);
    }
}
