package millebornes.desktop.result;

import javafx.scene.image.ImageView;
import millebornes.desktop.board.CroppedBoardPicture;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.table.TablePresenter;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Distance;

/// A wide picture of the road at a choice: the car concerned, and the squares that it drove or would have driven or, for an
/// attack, the attacker's car.
final class DecisiveChoicePictureFactory {

    /// The height of the part of the board that is seen, in its units.
    private static final double SEEN = 165;

    private final ResultContext context;

    DecisiveChoicePictureFactory(ResultContext context) {
        this.context = context;
    }

    /// Creates the picture of a choice.
    ///
    /// @param width in px, as `height`
    ImageView of(DecisiveChoice choice, double width, double height) {
        TablePresenter presenter = new TablePresenter(context.session().game(), context.words(), ShortcutLetters.USUAL);
        BoardViewState state = presenter.board(choice.before().view(choice.seat()));
        int car = car(choice);
        int own = context.match().rules().seating().carOf(choice.seat());
        return new CroppedBoardPicture(state, car, towards(state, choice, car), own, height / SEEN)
                .picture(context.art(), width, height);
    }

    /// The car that the better move concerns: the attacked one, otherwise the player's own.
    private int car(DecisiveChoice choice) {
        return choice.verdict().better() instanceof Move.Attack attack
                ? attack.car()
                : context.match().rules().seating().carOf(choice.seat());
    }

    private static CarStop towards(BoardViewState state, DecisiveChoice choice, int car) {
        return choice.verdict().better() instanceof Move.Play(Distance distance)
                ? CarStop.after(
                        choice.before().round().car(car).driven(distance).km())
                : state.cars().get(car).stop();
    }
}
