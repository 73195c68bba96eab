package millebornes.desktop.settings;

import java.util.List;
import java.util.stream.IntStream;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import javafx.util.Duration;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.board.BoardThumbnailFactory;
import millebornes.desktop.board.ThumbnailCar;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.SnapshotPane;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.motion.MotionCurve.DriveCurve;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.settings.PreviewedChoice.Moment;
import millebornes.desktop.tabletop.JourneyLightSetting;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.match.MatchStanding;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.session.flow.CurtainExtent;

/// A part of a table as the settings make it look: a piece of the road with two cars, the line that says whose turn it
/// is, and a hand with the chosen hints, or the doors in front of it. It fills its pane; the hand is below the road.
final class TablePreviewPane extends Pane {

    /// The id of its node.
    static final String ID = "table-preview";

    private static final String DRIVER = "Anna";
    private static final List<Livery> LIVERIES = List.of(Livery.A, Livery.B);
    private static final MatchStanding MATCH =
            new MatchStanding(MatchStanding.Stage.PLAYING, 1, 1000, List.of(250, 450), List.of(0, 0), List.of(), 0);

    private static final List<Card> CARDS = List.of(
            Distance.KM_100,
            Hazard.FLAT_TIRE,
            Remedy.SPARE_TIRE,
            Safety.PUNCTURE_PROOF,
            Distance.KM_50,
            Hazard.OUT_OF_GAS);

    /// The indexes of the cards that can be played on a free road, the recommended one first.
    private static final List<Integer> PLAYABLE = List.of(0, 1, 3, 4, 5);

    /// The leader's share of the way from which the road is lit if the light follows the leader, and in the evening.
    private static final double WAY = 0.45;

    private static final double EVENING = 0.95;

    /// The width of the board, as a multiple of the least that covers the picture, and the part of it that is seen.
    private static final double ZOOM = 1.35;

    private static final double SEEN_X = 0.93;
    private static final double SEEN_Y = 0.78;

    private static final double FOOT = 0.26;

    /// The share of a high door that is below the line on it, which is below the car's mark there.
    private static final double LOW = 0.27;

    private static final double CARD_STEP = 1.08;
    private static final int FEWEST_CARDS = 3;
    private static final double LIFT = 18;

    /// The number of squares that a car drives to show the pace.
    private static final int DRIVEN_SQUARES = 2;

    private final SnapshotPane land;
    private final Group cars = new Group();
    private final Scale carsScale = new Scale();
    private final Translate carsShift = new Translate();
    private final Rectangle carsFrame = new Rectangle();
    private final HBox turn;
    private final Rectangle foot = new Rectangle();
    private final Group hand;
    private final CurtainDoorsPane doors;
    private final Moment moment;
    private final CurtainExtent curtain;

    TablePreviewPane(ScreenContext context, Moment moment) {
        this.moment = moment;
        this.curtain = context.curtain();
        ArtFactory art = context.light() == JourneyLightSetting.STEADY
                ? context.art()
                : context.art().lit(moment == Moment.EVENING ? EVENING : WAY);
        land = land(art);
        doors = new CurtainDoorsPane(context.art(), Livery.A);
        doors.setVisible(moment == Moment.CURTAIN);
        if (curtain == CurtainExtent.WINDOW) {
            doors.marked();
        }
        Label says = ControlFactory.label(context.words().text("table.turn", DRIVER), StyleClasses.STRONG);
        turn = ControlFactory.row(says);
        if (!PageTitlePlate.isLarge(context)) {
            turn.getChildren()
                    .addFirst(new DrawingPane(
                            art.cars().smallSide(Livery.A), Sizes.SIDE_CAR_WIDTH, Sizes.SIDE_CAR_HEIGHT));
        }
        turn.getStyleClass().add(StyleClasses.PAPER_CHIP);
        hand = hand(context, context.hintSettings().usual(), CARDS.size(), Sizes.CHOSEN_RING);
        foot.setFill(art.palette().color(ColourRole.FOOT));
        round(foot);
        round(carsFrame);
        Group placed = new Group(cars);
        placed.getTransforms().addAll(carsShift, carsScale);
        Group road = new Group(placed);
        road.setClip(carsFrame);
        for (int car = 0; car < LIVERIES.size(); car++) {
            cars.getChildren().add(car(art, car));
        }
        getChildren().addAll(land, road, foot, hand, doors, turn);
        List.of(road, hand).forEach(drawing -> drawing.setManaged(false));
        setId(ID);
        setMouseTransparent(true);
        setMinSize(0, 0);
        if (moment == Moment.DRIVE) {
            drive((ThumbnailCar) cars.getChildren().getFirst(), context.pace());
        }
    }

    private static ThumbnailCar car(ArtFactory art, int car) {
        Road road = new Road(MATCH.target(), LIVERIES.size());
        return new ThumbnailCar(
                art.cars().car(LIVERIES.get(car)),
                road,
                car,
                CarStop.after(MATCH.km().get(car)));
    }

    /// Lets a car drive some squares at a pace, while it is on the page.
    private void drive(ThumbnailCar car, Pace pace) {
        double from = CarStop.after(MATCH.km().getFirst()).index();
        DriveCurve curve = DriveCurve.between(from, from + DRIVEN_SQUARES);
        if (pace == Pace.OFF) {
            car.moveTo(curve.to());
            return;
        }
        Transition drive = new Transition() {
            {
                setInterpolator(Interpolator.LINEAR);
                setCycleDuration(Duration.millis(curve.millis() / pace.speed()));
            }

            @Override
            protected void interpolate(double share) {
                car.moveTo(curve.valueAt(share * curve.millis()));
            }
        };
        sceneProperty().subscribe(scene -> {
            if (scene == null) {
                drive.stop();
            } else {
                drive.play();
            }
        });
    }

    private static void round(Rectangle box) {
        box.setArcWidth(2 * Sizes.TILE_RADIUS);
        box.setArcHeight(2 * Sizes.TILE_RADIUS);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double footHeight = Math.floor(FOOT * getHeight());
        double roadHeight = getHeight() - footHeight - Sizes.SMALL_GAP;
        land.resizeRelocate(0, 0, width, roadHeight);
        carsFrame.setWidth(width);
        carsFrame.setHeight(roadHeight);
        Rect boardRect = boardRect(width, roadHeight);
        carsShift.setX(boardRect.x());
        carsShift.setY(boardRect.y());
        carsScale.setX(boardRect.width() / Sizes.BOARD_WIDTH);
        carsScale.setY(boardRect.width() / Sizes.BOARD_WIDTH);
        foot.setWidth(width);
        foot.setHeight(footHeight);
        foot.setY(getHeight() - footHeight);
        double doorsHeight = curtain == CurtainExtent.WINDOW ? getHeight() : footHeight;
        doors.resizeRelocate(0, getHeight() - doorsHeight, width, doorsHeight);
        double most = width - 2 * Sizes.SMALL_GAP;
        // A picture that is narrow has no room for the car, whose driver is named.
        turn.getChildren().getFirst().setManaged(true);
        boolean hasCar = turn.getChildren().size() == 1 || turn.prefWidth(-1) <= most;
        turn.getChildren().getFirst().setManaged(hasCar);
        turn.getChildren().getFirst().setVisible(hasCar);
        double turnWidth = Math.min(most, turn.prefWidth(-1));
        double turnHeight = turn.prefHeight(turnWidth);
        double turnTop = moment == Moment.CURTAIN
                ? getHeight() - (curtain == CurtainExtent.WINDOW ? LOW : 0.5) * doorsHeight - turnHeight / 2
                // Below the milestones.
                : roadHeight - turnHeight - Sizes.SMALL_GAP;
        double turnLeft = moment == Moment.CURTAIN ? (width - turnWidth) / 2 : Sizes.SMALL_GAP;
        turn.resizeRelocate(turnLeft, Math.floor(turnTop), turnWidth, turnHeight);
        double high = footHeight - 2 * Sizes.SMALL_GAP;
        // As many as fill the height, so that they can be read in a narrow picture, too.
        long shown = Math.round(most / high * Sizes.CARD_HEIGHT / (CARD_STEP * Sizes.CARD_WIDTH));
        for (int card = 0; card < hand.getChildren().size(); card++) {
            hand.getChildren().get(card).setVisible(card < Math.max(FEWEST_CARDS, shown));
        }
        Bounds bounds = hand.getLayoutBounds();
        double scale = Math.min(most / bounds.getWidth(), high / bounds.getHeight());
        hand.setScaleX(scale);
        hand.setScaleY(scale);
        hand.relocate((width - bounds.getWidth()) / 2, getHeight() - (footHeight + bounds.getHeight()) / 2);
    }

    /// The board behind the visible part of it, in px.
    private static Rect boardRect(double width, double height) {
        double high = ZOOM * Math.max(height, width * Sizes.BOARD_HEIGHT / Sizes.BOARD_WIDTH);
        double wide = high * Sizes.BOARD_WIDTH / Sizes.BOARD_HEIGHT;
        return new Rect((width - wide) * SEEN_X, (height - high) * SEEN_Y, wide, high);
    }

    private static SnapshotPane land(ArtFactory art) {
        return new SnapshotPane(art.pictures(), PictureCache.Use.BOARD) {
            {
                round(Sizes.TILE_RADIUS);
            }

            @Override
            protected Group drawing(double width, double height) {
                Rect boardRect = boardRect(width, height);
                double scale = boardRect.width() / Sizes.BOARD_WIDTH;
                Rect partRect = new Rect(-boardRect.x() / scale, -boardRect.y() / scale, width / scale, height / scale);
                Group board = BoardThumbnailFactory.of(art, MATCH, boardRect.width(), partRect);
                board.getTransforms().add(new Translate(boardRect.x(), boardRect.y()));
                return new Group(board);
            }
        };
    }

    /// A hand of which the playable and the recommended cards are marked as the hints tell.
    ///
    /// @param count the number of cards
    /// @param stroke the width of the ring around a playable card, in px
    static Group hand(ScreenContext context, HintLevel hints, int count, double stroke) {
        ArtFactory art = context.art();
        Color light = art.palette().color(ColourRole.HIGHLIGHT);
        return new Group(IntStream.range(0, count)
                .mapToObj(index -> {
                    Card card = CARDS.get(index);
                    String name = context.words().text((card instanceof Distance ? "animal." : "card.") + card.name());
                    Rectangle ring = new Rectangle(Sizes.CARD_WIDTH, Sizes.CARD_HEIGHT, null);
                    ring.setArcWidth(2 * Sizes.CARD_RADIUS);
                    ring.setArcHeight(2 * Sizes.CARD_RADIUS);
                    ring.setStrokeWidth(stroke);
                    ring.setStroke(hints.tells(HintLevel.PLAYABLE) && PLAYABLE.contains(index) ? light : null);
                    Group shown = new Group(art.cards().face(card, name), ring);
                    shown.setTranslateX(index * CARD_STEP * Sizes.CARD_WIDTH);
                    shown.setTranslateY(hints.tells(HintLevel.ADVICE) && PLAYABLE.indexOf(index) == 0 ? -LIFT : 0);
                    return shown;
                })
                .toArray(Group[]::new));
    }
}
