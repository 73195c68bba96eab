package millebornes.desktop.result;

import millebornes.desktop.board.CroppedBoardPicture;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.geometry.CarStop;
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

    DecisiveChoiceScenePane(ResultContext context, DecisiveChoice choice) {
        this.context = context;
        this.choice = choice;
        setPrefSize(0, 0);
        setMouseTransparent(true);
    }

    @Override
    protected void draw() {
        if (getHeight() <= 0) {
            return;
        }
        int car = car();
        int own = context.match().rules().seating().carOf(choice.seat());
        BoardViewState state = state(car);
        getChildren()
                .add(new CroppedBoardPicture(
                                state,
                                car,
                                towards(state, car),
                                own,
                                true,
                                Math.min(getWidth() / SEEN_WIDTH, getHeight() / SEEN_HEIGHT))
                        .picture(context.art(), getWidth(), getHeight()));
    }

    /// The board on which the better move is seen: with its token after an attack or a safety, otherwise before it and
    /// without safeties, which would cover the cars. The car concerned is larger than the others, like the current one.
    private BoardViewState state(int car) {
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

    /// The car that the better move concerns: the attacked one, otherwise the player's own.
    private int car() {
        return choice.verdict().better() instanceof Move.Attack attack
                ? attack.car()
                : context.match().rules().seating().carOf(choice.seat());
    }

    private CarStop towards(BoardViewState state, int car) {
        return choice.verdict().better() instanceof Move.Play(Distance distance)
                ? CarStop.after(
                        choice.before().round().car(car).driven(distance).km())
                : state.cars().get(car).stop();
    }
}
