package millebornes.desktop.result;

import java.util.Collections;
import java.util.List;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.board.CroppedBoardPicture;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.table.TablePresenter;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Safety;

/// A picture of the cars that a choice concerns, as large as the room for it: the player's car with the squares that it
/// drove or would have driven or, for an attack, the attacked car with its token and the attacker's car.
final class DecisiveChoiceScenePane extends ResizeRedrawPane {

    /// The least width and height of the part of the board that is seen, in its units.
    private static final double SEEN_WIDTH = 190;

    private static final double SEEN_HEIGHT = 156;

    private final ArtFactory art;
    private final CroppedBoardPicture picture;
    private final List<CroppedBoardPicture> page;

    private DecisiveChoiceScenePane(ArtFactory art, CroppedBoardPicture picture, List<CroppedBoardPicture> page) {
        this.art = art;
        this.picture = picture;
        this.page = page;
        setPrefSize(0, 0);
        setMouseTransparent(true);
    }

    /// Creates the pictures of all choices of a page, which have the same size.
    static List<DecisiveChoiceScenePane> of(ResultContext context, List<DecisiveChoice> choices) {
        List<CroppedBoardPicture> page =
                choices.stream().map(choice -> picture(context, choice)).toList();
        return page.stream()
                .map(picture -> new DecisiveChoiceScenePane(context.art(), picture, page))
                .toList();
    }

    @Override
    protected void draw() {
        if (getHeight() <= 0) {
            return;
        }
        double scale = CroppedBoardPicture.common(
                page,
                Collections.nCopies(page.size(), new Rect(0, 0, getWidth(), getHeight())),
                Math.min(getWidth() / SEEN_WIDTH, getHeight() / SEEN_HEIGHT));
        getChildren().add(picture.scaled(scale).picture(art, getWidth(), getHeight()));
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
