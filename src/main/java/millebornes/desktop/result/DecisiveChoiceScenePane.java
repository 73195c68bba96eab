package millebornes.desktop.result;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.QuadCurve;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.SceneryArt.ShoeSizes;
import millebornes.desktop.art.VisibleStrip;
import millebornes.desktop.board.CroppedBoardPicture;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.table.TablePresenter;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Safety;
import millebornes.session.CarOutfit.RoofLoad;
import millebornes.session.DriverFace.FaceMood;
import org.jspecify.annotations.Nullable;

/// A picture of the cars that a choice concerns, as large as the room for it: the player's car with the squares that it
/// drove or would have driven or, for an attack, the attacked car with its token and the attacker's car.
final class DecisiveChoiceScenePane extends ResizeRedrawPane {

    /// The least width and height of the part of the board that is seen, in its units.
    private static final double SEEN_WIDTH = 150;

    private static final double SEEN_HEIGHT = 110;

    /// The picture of a discard in its own units: its size, the places and scales of the player's car, of the tray and of
    /// the card above it, and the card's dashed path from the car.
    private static final double DISCARD_WIDTH = 470;

    private static final double DISCARD_HEIGHT = 240;
    private static final double MEADOW = 0.62;
    private static final Point CAR = new Point(118, 214);
    private static final Point TRAY = new Point(262, 76);
    private static final double TRAY_SCALE = 1.06;
    private static final Point CARD = new Point(388, 22);
    private static final double CARD_SCALE = 0.72;
    private static final double CARD_TURN = 13;
    private static final Point FROM = new Point(130, 108);
    private static final Point OVER = new Point(220, -40);
    private static final Point TO = new Point(388, 60);
    private static final double DASH = 8;

    private final ArtFactory art;
    private final CroppedBoardPicture picture;
    private final List<CroppedBoardPicture> page;
    private final @Nullable Card discarded;

    private DecisiveChoiceScenePane(
            ArtFactory art, CroppedBoardPicture picture, List<CroppedBoardPicture> page, @Nullable Card discarded) {
        this.art = art;
        this.picture = picture;
        this.page = page;
        this.discarded = discarded;
        setPrefSize(0, 0);
        setMouseTransparent(true);
    }

    /// Creates the pictures of all choices of a page, which have the same size.
    static List<DecisiveChoiceScenePane> of(ResultContext context, List<DecisiveChoice> choices) {
        List<CroppedBoardPicture> page =
                choices.stream().map(choice -> picture(context, choice)).toList();
        return IntStream.range(0, page.size())
                .mapToObj(at -> new DecisiveChoiceScenePane(
                        context.art(),
                        page.get(at),
                        page,
                        choices.get(at).verdict().better() instanceof Move.Discard discard ? discard.card() : null))
                .toList();
    }

    @Override
    protected void draw() {
        if (getHeight() <= 0) {
            return;
        }
        if (discarded != null) {
            discard(discarded);
            return;
        }
        double scale = CroppedBoardPicture.common(
                page,
                Collections.nCopies(page.size(), new Rect(0, 0, getWidth(), getHeight())),
                Math.min(getWidth() / SEEN_WIDTH, getHeight() / SEEN_HEIGHT));
        getChildren().add(picture.scaled(scale).picture(art, getWidth(), getHeight()));
    }

    /// Draws the player's car, the discarded card on its way, and the tray.
    private void discard(Card card) {
        double width = getWidth();
        double height = getHeight();
        Palette palette = art.palette();
        Rectangle sky = new Rectangle(width, height, palette.color(ColourRole.SKY_3));
        Rectangle meadow = new Rectangle(0, MEADOW * height, width, height);
        meadow.setFill(palette.color(ColourRole.MEADOW_1));
        double unit = Math.min(width / DISCARD_WIDTH, height / DISCARD_HEIGHT);
        CarViewState car = picture.state().cars().get(picture.car());
        Group scene = new Group(
                placed(art.cars().side(car.livery(), car.outfit().with(RoofLoad.NO_LOAD), FaceMood.SMILE), CAR, 1),
                placed(art.scenery().sabot(), TRAY, TRAY_SCALE),
                placed(
                        art.cards().back(),
                        TRAY.plus(TRAY_SCALE * ShoeSizes.DRAW_X, TRAY_SCALE * ShoeSizes.CARD_Y),
                        TRAY_SCALE * ShoeSizes.CARD_SCALE),
                way(palette),
                placed(art.cards().largeFace(card, VisibleStrip.WHOLE), CARD, CARD_SCALE));
        scene.getChildren().getLast().getTransforms().add(new Rotate(CARD_TURN));
        scene.getTransforms()
                .addAll(
                        new Translate(
                                (width - DISCARD_WIDTH * unit) / 2, Math.max(0, height - DISCARD_HEIGHT * unit) / 2),
                        new Scale(unit, unit));
        Group all = new Group(sky, meadow, scene);
        all.setClip(CroppedBoardPicture.rounded(new Rect(0, 0, width, height)));
        getChildren().add(all);
    }

    private static Node placed(Group drawing, Point place, double scale) {
        drawing.getTransforms().addAll(new Translate(place.x(), place.y()), new Scale(scale, scale));
        return drawing;
    }

    private static QuadCurve way(Palette palette) {
        QuadCurve way = new QuadCurve(FROM.x(), FROM.y(), OVER.x(), OVER.y(), TO.x(), TO.y());
        way.setFill(null);
        way.setStroke(palette.color(ColourRole.TILE));
        way.setStrokeWidth(DASH / 2);
        way.setStrokeLineCap(StrokeLineCap.ROUND);
        way.getStrokeDashArray().setAll(DASH, DASH * 3 / 2);
        return way;
    }

    /// The picture of a choice at the scale of the board.
    private static CroppedBoardPicture picture(ResultContext context, DecisiveChoice choice) {
        int own = context.match().rules().seating().carOf(choice.seat());
        int car = choice.verdict().better() instanceof Move.Attack attack ? attack.car() : own;
        BoardViewState state = state(context, choice, car);
        return new CroppedBoardPicture(state, car, towards(choice, state, car), own, true, 1);
    }

    /// The board on which the better move is seen: with its token after an attack or a safety, otherwise before it and
    /// without safeties, which would cover the cars. The car concerned is larger than the others, like the current one.
    private static BoardViewState state(ResultContext context, DecisiveChoice choice, int car) {
        Move better = choice.verdict().better();
        boolean isSafety = better instanceof Move.CoupFourre || better instanceof Move.Play(Safety _);
        Match match = isSafety || better instanceof Move.Attack
                ? choice.before().playLegal(better).match()
                : choice.before();
        TablePresenter presenter = new TablePresenter(context.session().game(), context.words(), ShortcutLetters.USUAL);
        BoardViewState board = presenter.board(match.view(choice.seat()));
        BoardViewState bare = isSafety ? board : board.withoutSafeties();
        return new BoardViewState(bare.kilometres(), bare.cars(), bare.reserve(), car);
    }

    private static CarStop towards(DecisiveChoice choice, BoardViewState state, int car) {
        return choice.verdict().better() instanceof Move.Play(Distance distance)
                ? CarStop.after(
                        choice.before().round().car(car).driven(distance).km())
                : state.cars().get(car).stop();
    }
}
