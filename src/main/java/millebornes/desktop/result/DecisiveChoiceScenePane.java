package millebornes.desktop.result;

import millebornes.desktop.board.CroppedBoardPicture;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.table.TablePresenter;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Distance;

/// A picture of the road at a choice, as large as the room for it: the car concerned, and the squares that it drove or would
/// have driven or, for an attack, the attacker's car.
final class DecisiveChoiceScenePane extends ResizeRedrawPane {

    /// The height of the part of the board that is seen, in its units.
    private static final double SEEN = 172;

    /// The least number of pixels per unit, with which tokens are legible beside their car.
    private static final double LEAST_SCALE = 0.82;

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
        TablePresenter presenter = new TablePresenter(context.session().game(), context.words(), ShortcutLetters.USUAL);
        BoardViewState board = presenter.board(choice.before().view(choice.seat()));
        // Without a current car the road is not covered by the plate of its tokens.
        BoardViewState state = new BoardViewState(board.kilometres(), board.cars(), board.reserve());
        int car = car();
        int own = context.match().rules().seating().carOf(choice.seat());
        getChildren()
                .add(new CroppedBoardPicture(
                                state, car, towards(state, car), own, Math.max(LEAST_SCALE, getHeight() / SEEN))
                        .picture(context.art(), getWidth(), getHeight()));
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
