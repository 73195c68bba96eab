package millebornes.desktop.result;

import java.util.Collections;
import java.util.List;
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
    private static final double SEEN_WIDTH = 235;

    private static final double SEEN_HEIGHT = 175;

    private final ResultContext context;
    private final DecisiveChoice choice;
    private final List<DecisiveChoice> page;

    /// @param page all choices whose pictures are on the page, which have the same size and scale
    DecisiveChoiceScenePane(ResultContext context, DecisiveChoice choice, List<DecisiveChoice> page) {
        this.context = context;
        this.choice = choice;
        this.page = List.copyOf(page);
        setPrefSize(0, 0);
        setMouseTransparent(true);
    }

    @Override
    protected void draw() {
        if (getHeight() <= 0) {
            return;
        }
        double scale = CroppedBoardPicture.common(
                page.stream().map(this::picture).toList(),
                Collections.nCopies(page.size(), new Rect(0, 0, getWidth(), getHeight())),
                Math.min(getWidth() / SEEN_WIDTH, getHeight() / SEEN_HEIGHT));
        getChildren().add(picture(choice).scaled(scale).picture(context.art(), getWidth(), getHeight()));
    }

    /// The picture of a choice at the scale of the board.
    private CroppedBoardPicture picture(DecisiveChoice shown) {
        int car = car(shown);
        int own = context.match().rules().seating().carOf(shown.seat());
        BoardViewState state = state(shown, car);
        return new CroppedBoardPicture(state, car, towards(shown, state, car), own, true, 1);
    }

    /// The board on which the better move is seen: with its token after an attack or a safety, otherwise before it and
    /// without safeties, which would cover the cars. The car concerned is larger than the others, like the current one.
    private BoardViewState state(DecisiveChoice shown, int car) {
        Move better = shown.verdict().better();
        boolean isSafety = better instanceof Move.CoupFourre || better instanceof Move.Play(Safety _);
        Match match = isSafety || better instanceof Move.Attack
                ? shown.before().playLegal(better).match()
                : shown.before();
        TablePresenter presenter = new TablePresenter(context.session().game(), context.words(), ShortcutLetters.USUAL);
        BoardViewState board = presenter.board(match.view(shown.seat()));
        BoardViewState bare = isSafety ? board : board.withoutSafeties();
        return new BoardViewState(bare.kilometres(), bare.cars(), bare.reserve(), car);
    }

    /// The car that the better move concerns: the attacked one, otherwise the player's own.
    private int car(DecisiveChoice shown) {
        return shown.verdict().better() instanceof Move.Attack attack
                ? attack.car()
                : context.match().rules().seating().carOf(shown.seat());
    }

    private CarStop towards(DecisiveChoice shown, BoardViewState state, int car) {
        return shown.verdict().better() instanceof Move.Play(Distance distance)
                ? CarStop.after(shown.before().round().car(car).driven(distance).km())
                : state.cars().get(car).stop();
    }
}
