package millebornes.desktop.board;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.animation.PauseTransition;
import javafx.scene.Cursor;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import javafx.util.Duration;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CameraPath;
import millebornes.desktop.geometry.CarHitTester;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.KilometreStone;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.ScheduledMovement;
import millebornes.desktop.tabletop.BarredDrive;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.JourneyLightSetting;
import millebornes.engine.table.Hazard;
import org.jspecify.annotations.Nullable;

/// The board as a node: the land, the road and the pieces of a [BoardViewState].
///
/// The static parts are drawn once for a road, a theme and a viewport, and kept as a snapshot; pieces move above it.
/// Coordinates are pixels of the window's content, as in the [BoardViewport], so the board's origin must be the
/// window's. Use it on the JavaFX thread only.
public final class BoardView extends Region {

    /// The time without movement before the land changes its light: drawing the ground takes longer than a frame.
    private static final Duration QUIET = Duration.millis(500);

    private final ArtFactory art;
    private final BoardGround ground;
    private final AnimatedSceneryNode scenery = new AnimatedSceneryNode();
    private final TokenReserveView reserve;
    private final DistanceLegendNode legend = new DistanceLegendNode();
    private final Group above = new Group();
    private final Translate origin = new Translate();
    private final Scale scale = new Scale();
    private final BoardCamera camera = new BoardCamera(this);
    private final BoardEffectLayer effectLayer;
    private final PauseTransition quiet = new PauseTransition(QUIET);
    private final Set<Integer> targets = new TreeSet<>();
    private BoardViewport viewport;
    private BoardViewState boardState;
    private StaticBoardDrawing shownDrawing;
    private List<KilometreStone> stones = List.of();
    private PieceLayer pieces;
    private IntConsumer onCar = _ -> {};
    private Pace windPace = Pace.OFF;
    private JourneyLightSetting light;
    private boolean placed;

    /// A board that shows `boardState` in the colours of `art` in a viewport, in a light that does not change.
    public BoardView(ArtFactory art, BoardViewport viewport, BoardViewState boardState) {
        this(art, viewport, boardState, JourneyLightSetting.STEADY);
    }

    /// A board whose land has the given light.
    public BoardView(ArtFactory art, BoardViewport viewport, BoardViewState boardState, JourneyLightSetting light) {
        this.art = art;
        this.viewport = viewport;
        this.boardState = boardState;
        this.light = light;
        ground = new BoardGround(art.pictures());
        effectLayer = new BoardEffectLayer(art.pictures(), this, () -> this.viewport.room(), List.of(origin, scale));
        shownDrawing = wanted();
        reserve = new TokenReserveView(art);
        pieces = build();
        Group content = new Group(reserve, legend, scenery, above);
        content.getTransforms().addAll(origin, scale);
        Group all = new Group(ground, content);
        camera.with(all);
        camera.with(effectLayer);
        getChildren().addAll(all, effectLayer);
        quiet.setOnFinished(_ -> changeLight());
        sceneProperty().subscribe(this::entered);
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        addEventHandler(MouseEvent.MOUSE_MOVED, this::hovered);
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> pieces.restBubble());
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        fit();
    }

    /// Sets the callback for the number of a car that is clicked, with its lane and garage, or pressed with a key.
    public void setOnCar(IntConsumer action) {
        onCar = action;
    }

    /// Moves the board to another viewport.
    public void setFrame(BoardViewport nextViewport) {
        viewport = nextViewport;
        placed = true;
        effectLayer.lift();
        camera.rest();
        if (!wanted().isLitLike(shownDrawing)) {
            takeLight();
        }
        rebuild();
        fit();
    }

    /// Shows another state without animation. A highlighted drive is removed, targets stay.
    public void show(BoardViewState nextState) {
        boardState = nextState;
        scenery.wake();
        rebuild();
        relight();
        showGround();
        pieces.show(nextState);
        pieces.target(targets);
    }

    /// Shows target rings around these cars, and no others.
    public void setTargets(Set<Integer> cars) {
        targets.clear();
        targets.addAll(cars);
        pieces.target(targets);
    }

    /// Highlights the squares from a car to a stop, with its ghost and, if they are counted, their numbers from 1.
    public void showWay(int car, CarStop toStop, boolean counted) {
        pieces.showWay(car, toStop, counted);
    }

    /// Shows a dashed ring around a car, and the ghost of a hazard that it would get.
    public void showAim(int car, @Nullable Hazard hazard) {
        pieces.showAim(car, hazard);
    }

    /// Shows a drive that the rules forbid: highlighted squares up to a barrier, and hatched ones behind it.
    public void showBarred(BarredDrive drive) {
        pieces.showBarred(drive);
    }

    /// Highlights the squares of a car's last drive.
    public void showDriven(int car, CarStop fromStop, CarStop toStop) {
        pieces.showDriven(car, fromStop, toStop);
    }

    /// Highlights the hazard that was played on a car last.
    public void showAttacked(int car, Hazard hazard) {
        pieces.showAttacked(car, hazard);
    }

    /// Shows or hides the plate with the distances, and the plate with the current car's tokens, which is also shown
    /// while the pointer is on the car.
    public void showPlates(boolean distances, boolean tokens) {
        legend.setVisible(distances);
        pieces.setPlateAtRest(tokens);
    }

    /// Sets whether the plate with the distances fills the land below the road, or has its usual place.
    public void growLegend(boolean grown) {
        legend.grow(grown, viewport);
    }

    /// Removes all highlights from the road.
    public void hideWay() {
        pieces.hideWay();
    }

    /// Sets the light of the land. It changes at once while the board is not visible, otherwise gradually.
    public void setLight(JourneyLightSetting newLight) {
        light = newLight;
        relight();
    }

    /// Sets whether the land is animated while the board is in a window. Without activity it stops by itself.
    public void setLandPace(Pace pace) {
        windPace = pace;
        scenery.move(pace != Pace.OFF && getScene() != null);
    }

    /// The animated parts of the land.
    AnimatedSceneryNode life() {
        return scenery;
    }

    /// Creates the animation of a movement from an earlier state to the shown one, and sets the moving pieces back to
    /// their start. Movements of cards have none on the board.
    ///
    /// @param stateBefore the earlier state, of the same cars
    public MovementAnimation part(ScheduledMovement movement, BoardViewState stateBefore) {
        return scenery.stillDuring(new BoardAnimationFactory(
                        pieces,
                        art,
                        stones,
                        stateBefore,
                        boardState,
                        viewport,
                        camera,
                        closeUp -> closeUp(closeUp.car(), closeUp.from(), closeUp.to()),
                        effectLayer)
                .part(movement));
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        readyGround();
    }

    /// Called when the board enters a window or leaves it; outside one it draws nothing and keeps no snapshot.
    private void entered(@Nullable Scene window) {
        setLandPace(windPace);
        if (window == null) {
            quiet.stop();
            ground.forget();
        } else {
            showGround();
        }
    }

    /// Adds a node that lies on the board and is zoomed with it; the node's origin must be the window's.
    public void zoomWith(Node lying) {
        camera.with(lying);
    }

    /// The path on which the camera follows a car.
    ///
    /// @param from the square where the car stands
    /// @param to the square where it stops
    public CameraPath closeUp(int car, int from, int to) {
        Point firstPiece = viewport.toWindow(new Point(0, FixedBoardPlaces.FIRST_PIECE));
        double sky = Math.max(0, firstPiece.y() - viewport.room().y());
        return CameraPath.along(viewport.room(), sky, way(car, from, to));
    }

    /// The positions of a car on its drive from one square to another, in the window without zoom.
    public List<Point> way(int car, int from, int to) {
        PieceLayout plainLayout = new PieceLayout(boardState.road());
        return IntStream.rangeClosed(Math.min(from, to), Math.max(from, to))
                .mapToObj(stop -> viewport.toWindow(plainLayout.car(car, stop).at()))
                .toList();
    }

    /// Draws the ground now; otherwise that happens after the first layout.
    public void readyGround() {
        if (!placed) {
            placed = true;
            showGround();
            setLandPace(windPace);
        }
    }

    /// The nodes of everything on the road: cars with their tokens, and the plate with large tokens.
    public List<Node> pieceNodes() {
        return pieces.nodes();
    }

    /// The node of a car.
    public Node carNode(int car) {
        return pieces.car(car);
    }

    /// The position of a car, in the window.
    public Point carPlace(int car) {
        return viewport.toWindow(pieces.poses().get(car).at());
    }

    /// The places of the kilometre stones, in the window.
    public List<Rect> stonePlaces() {
        return viewport.toWindow(stones.stream().map(KilometreStone::room).toList());
    }

    /// The places of everything on the board that is read beside the road, in the window.
    public List<Rect> plates() {
        return viewport.toWindow(FixedBoardPlaces.keptClear(boardState.road()));
    }

    /// The place in front of a car where a token fits, in the window.
    public Point beforeCar(int car) {
        PieceLayout layout = pieces.stand(car);
        return viewport.toWindow(pieces.poses().get(car).point(layout.carLength() / 2 + layout.attackRadius(), 0));
    }

    private void fit() {
        setClip(GeometryShapeFactory.box(viewport.room(), 0, Color.BLACK));
        origin.setX(viewport.origin().x());
        origin.setY(viewport.origin().y());
        scale.setX(viewport.scale());
        scale.setY(viewport.scale());
        legend.place(viewport);
        pieces.enlargeTokens(viewport);
        showGround();
    }

    private void showGround() {
        if (!placed) {
            return;
        }
        double sharp = PictureCache.pixelsPerUnit(this) * CameraPath.ZOOM * viewport.scale();
        reserve.show(boardState, sharp, viewport.enlarge());
        reserve.setVisible(shownDrawing.showsReserve());
        pieces.stamps().setVisible(shownDrawing.showsPassport());
        legend.draw(art, sharp);
        if (!ground.shows(shownDrawing, viewport)) {
            camera.rest();
            ground.show(shownDrawing, viewport);
        }
    }

    private void relight() {
        boolean changes = !wanted().isLitLike(shownDrawing);
        boolean seen = placed && getScene() != null && windPace != Pace.OFF;
        quiet.stop();
        if (changes && seen) {
            quiet.playFromStart();
        } else if (changes) {
            takeLight();
            showGround();
        }
    }

    private void changeLight() {
        if (scenery.isHeld()) {
            quiet.playFromStart();
        } else {
            takeLight();
            ground.change(shownDrawing, viewport);
        }
    }

    private void takeLight() {
        shownDrawing = wanted();
        scenery.fill(shownDrawing.life(), pieces.life());
    }

    private void rebuild() {
        StaticBoardDrawing nextDrawing = wanted();
        if (!nextDrawing.looksLike(shownDrawing)) {
            shownDrawing = nextDrawing;
            pieces = build().withPlateAtRestAs(pieces);
            showGround();
        }
    }

    private PieceLayer build() {
        stones = shownDrawing.stones();
        PieceLayer newLayer = new PieceLayer(boardState, art, shownDrawing.above());
        scenery.fill(shownDrawing.life(), newLayer.life());
        newLayer.target(targets);
        newLayer.enlargeTokens(viewport);
        above.getChildren().setAll(newLayer);
        return newLayer;
    }

    private StaticBoardDrawing wanted() {
        double hour = light == JourneyLightSetting.STEADY ? StaticBoardDrawing.STEADY : boardState.hour();
        return StaticBoardDrawing.of(art, hour, boardState, viewport);
    }

    private void clicked(MouseEvent event) {
        Point point = viewport.toBoard(new Point(event.getX(), event.getY()));
        CarHitTester.in(boardState.road(), viewport).car(point, pieces.poses()).ifPresent(car -> {
            event.consume();
            onCar.accept(car);
        });
    }

    private void hovered(MouseEvent event) {
        Point point = viewport.toBoard(new Point(event.getX(), event.getY()));
        CarHitTester tester = CarHitTester.in(boardState.road(), viewport);
        OptionalInt car = tester.car(point, pieces.poses());
        setCursor(car.isPresent() && targets.contains(car.getAsInt()) ? Cursor.HAND : Cursor.DEFAULT);
        pieces.hovered(car, point, tester.reach());
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
            pieces.number(event.getTarget()).ifPresent(car -> {
                event.consume();
                onCar.accept(car);
            });
        }
    }
}
