package millebornes.desktop.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.QuadCurve;
import javafx.scene.shape.StrokeLineCap;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.LetteringArt;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.board.CroppedBoardPicture;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.CardPose;
import millebornes.desktop.geometry.CoupFourreLayout;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.rules.RoadScenesPane.SceneView;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.BoardViewState.TokenReserveViewState;
import millebornes.desktop.tabletop.CarSafetyViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.tabletop.CoupFourreNode;
import millebornes.desktop.tabletop.CoupFourreNode.CoupFourreCase;
import millebornes.desktop.tabletop.CoupFourreNode.CoupFourreWords;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;
import millebornes.session.CarOutfit;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Creates a strip of scenes on the road: a car after each of the cards that are played on it, with a caption.
///
/// @param reserve the tokens at the great milestone
/// @param least the least width of a scene, in px
/// @param large whether a caption names its card only
record RoadSceneFactory(RuleCardArt cardArt, TokenReserveViewState reserve, double least, boolean large) {

    private static final int TARGET = 1000;
    private static final double CAPTION_CARD = 44;
    private static final double LARGE_CAPTION_CARD = 60;

    /// The lanes of the car of the scenes and of the one that attacks it.
    private static final int VICTIM = 0;

    private static final int ATTACKER = 1;

    /// The height of a card on the road as a share of a lane's width, its rotation in degrees, and the width of its dashed path
    /// in board units.
    private static final double FLYING = 0.95;

    private static final double TILT = 9;
    private static final double PATH = 2.4;

    /// The greatest height of a picture above a long text, in px; large text needs more of the page.
    private static final double USUAL_HEIGHT = 200;

    private static final double LARGE_TEXT_HEIGHT = 152;

    /// The size of a coup-fourré in units of its own layout, and the time that is shown: all is there, and the attack is
    /// gone.
    private static final double MOMENT_WIDTH = 1060;
    private static final double MOMENT_HEIGHT = 610;
    private static final double MOMENT_MILLIS = 1600;

    /// @param cards the cards, in the order in which they are played
    Region of(List<Card> cards) {
        List<RoadScene> scenes = RoadScene.after(cards);
        Optional<CarStop> attacker = scenes.stream()
                .filter(scene -> scene.card() instanceof Hazard)
                .map(scene -> CarStop.of(scene.before()))
                .findFirst();
        List<SceneView> views = new ArrayList<>();
        @Nullable Hazard attack = null;
        for (RoadScene scene : scenes) {
            views.add(view(scene, attacker, attack));
            attack = scene.card() instanceof Hazard hazard ? hazard : null;
        }
        RoadScenesPane strip =
                new RoadScenesPane(cardArt.art(), views, least, large ? LARGE_TEXT_HEIGHT : USUAL_HEIGHT);
        VBox.setVgrow(strip, Priority.ALWAYS);
        return strip;
    }

    /// @param attacker the stop of the car that attacks in one of the scenes
    /// @param attack the hazard of the scene before, or null
    private SceneView view(RoadScene scene, Optional<CarStop> attacker, @Nullable Hazard attack) {
        boolean isAttack = scene.card() instanceof Hazard;
        CroppedBoardPicture board = new CroppedBoardPicture(state(scene, attacker), VICTIM, scene.towards(), 1);
        if (scene.card() instanceof Safety safety && attack != null && scene.isCoupFourre()) {
            CoupFourreCase answer = new CoupFourreCase(Livery.A, CarOutfit.PLAIN, safety, attack);
            return new SceneView(board, viewport -> moment(viewport.room(), answer), caption(scene));
        }
        return new SceneView(
                board,
                viewport -> isAttack
                        ? flight(scene.card(), board.state(), viewport)
                        : scene.card() instanceof Distance ? new Group() : laid(scene.card(), board.state(), viewport),
                caption(scene));
    }

    /// The great moment of a coup-fourré as at the table.
    private Node moment(Rect roomRect, CoupFourreCase coupFourreCase) {
        ArtFactory art = cardArt.art();
        CoupFourreLayout layout = new CoupFourreLayout(
                roomRect, Math.min(roomRect.width() / MOMENT_WIDTH, roomRect.height() / MOMENT_HEIGHT));
        String says = LetteringArt.capitals(
                cardArt.words().text("table.window.claim"),
                Locale.of(cardArt.words().language().tag()));
        CoupFourreNode moment = new CoupFourreNode(
                art,
                layout,
                coupFourreCase,
                CoupFourreWords.of(art, layout, says, PictureCache.screenScale())
                        .bare(),
                held(coupFourreCase.safety(), layout.card()),
                (_, _) -> {});
        moment.show(MOMENT_MILLIS);
        return moment;
    }

    /// A card on its way from the attacker's car to the other one: in front of the former, with a dashed path to the
    /// latter's token.
    private Group flight(Card card, BoardViewState state, BoardViewport viewport) {
        PieceLayout layout = state.pieces().get(ATTACKER);
        double stop = state.cars().get(ATTACKER).stop().index();
        Point fromPoint = viewport.toWindow(
                layout.attackPoses(ATTACKER, stop, 1).getFirst().at());
        Point toPoint = viewport.toWindow(state.pieces()
                .get(VICTIM)
                .attackPoses(VICTIM, state.cars().get(VICTIM).stop().index(), 1)
                .getFirst()
                .at());
        double rise = fromPoint.y() - toPoint.y();
        QuadCurve path = new QuadCurve(
                fromPoint.x(), fromPoint.y(), fromPoint.x() + rise, fromPoint.y() - rise / 2, toPoint.x(), toPoint.y());
        path.setFill(null);
        path.setStroke(cardArt.art().palette().color(ColourRole.TILE));
        path.setStrokeWidth(viewport.scale() * PATH);
        path.getStrokeDashArray().setAll(2 * viewport.scale() * PATH, 2 * viewport.scale() * PATH);
        path.setStrokeLineCap(StrokeLineCap.ROUND);
        return new Group(path, held(card, cardPose(layout, viewport, fromPoint, TILT)));
    }

    /// A card that has helped the car, on the road before it and its tokens, where it is seen whole.
    private Group laid(Card card, BoardViewState state, BoardViewport viewport) {
        PieceLayout layout = state.pieces().get(VICTIM);
        CarViewState car = state.cars().get(VICTIM);
        Point point = layout.attackPoses(VICTIM, car.stop().index(), car.signs() + 1)
                .getLast()
                .at();
        Group laid = held(card, cardPose(layout, viewport, viewport.toWindow(point), -TILT));
        return laid.getBoundsInParent().getMaxX() < viewport.room().right() ? laid : new Group();
    }

    /// The pose of a card that is as high as the lane is wide.
    private static CardPose cardPose(PieceLayout layout, BoardViewport viewport, Point point, double tilt) {
        double height = layout.road().laneWidth() * viewport.scale() * FLYING;
        return new CardPose(point, height / Sizes.CARD_HEIGHT, tilt);
    }

    private Group held(Card card, CardPose pose) {
        Group face = cardArt.named(card);
        NodeTransforms.placeCard(face, pose.at().x(), pose.at().y(), pose.scale(), pose.turn());
        return face;
    }

    private Region caption(RoadScene scene) {
        Words words = cardArt.words();
        VBox text =
                new VBox(ControlFactory.label(words.text("card." + scene.card().name()), StyleClasses.STRONG));
        if (!large) {
            String effect = words.sentence("rules.scene." + scene.effect().key(), Map.of("n", squares(scene)));
            text.getChildren().add(ControlFactory.label(effect, StyleClasses.BODY));
        }
        HBox caption = new HBox(
                Sizes.SMALL_GAP, cardArt.nameless(scene.card(), large ? LARGE_CAPTION_CARD : CAPTION_CARD), text);
        HBox.setHgrow(text, Priority.ALWAYS);
        text.setAlignment(Pos.CENTER_LEFT);
        caption.setAlignment(Pos.CENTER_LEFT);
        return caption;
    }

    private static int squares(RoadScene scene) {
        return scene.card() instanceof Distance distance ? distance.squares() : 0;
    }

    /// A board with the car on its road, alone or with that of the attacker.
    private BoardViewState state(RoadScene scene, Optional<CarStop> attacker) {
        Car car = scene.shown();
        CarViewState carState = new CarViewState(
                Livery.A,
                CarStop.of(car),
                car.hazards().toList(),
                CarSafetyViewState.of(car),
                CarViewState.GreenLightNeed.of(car),
                "");
        List<CarViewState> cars = new ArrayList<>(List.of(carState));
        attacker.map(stop ->
                        new CarViewState(Livery.B, stop, List.of(), List.of(), CarViewState.GreenLightNeed.NONE, ""))
                .ifPresent(cars::add);
        return new BoardViewState(TARGET, cars, reserve);
    }
}
