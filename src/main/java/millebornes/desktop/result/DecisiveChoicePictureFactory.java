package millebornes.desktop.result;

import javafx.scene.image.ImageView;
import millebornes.desktop.board.CroppedBoardPicture;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.table.TablePresenter;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Distance;

/// A small picture of the board at a choice, zoomed in on the car concerned and the squares that it drove or would have
/// driven.
final class DecisiveChoicePictureFactory {

    private static final double NEAR = 1.15;

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
        return new CroppedBoardPicture(state, car, towards(state, choice, car), NEAR)
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
