package millebornes.desktop.school;

import java.util.Comparator;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import javafx.scene.Node;
import millebornes.desktop.board.CroppedBoardPicture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.table.TablePresenter;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.match.SeatView;
import millebornes.school.Exercise;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;

/// Creates the picture of an exercise's board, zoomed in on the player's car and the nearest other one, unless that is far
/// away. It shows no safeties, which would cover the tails of the cars; they are listed with the cars.
record ExerciseBoardFactory(ScreenContext context) {

    /// The height of the visible part of the board, in its units.
    private static final double SEEN = 150;

    /// The greatest distance of another car that is shown, too, in squares.
    private static final int NEAR = 6;

    /// Creates the picture of an exercise's board.
    ///
    /// @param width in px, as `height`
    Node of(Exercise exercise, double width, double height) {
        return detail(exercise, width, height).picture(context.art(), width, height);
    }

    /// The part of the board that is shown, with the cars that are wholly seen.
    CroppedBoardPicture detail(Exercise exercise, double width, double height) {
        SeatView view = exercise.view();
        BoardViewState shown = new TablePresenter(game(exercise), context.words(), ShortcutLetters.USUAL)
                .board(view)
                .withoutSafeties();
        // The plate of the acting car's tokens may be outside the picture; they are listed with the cars.
        BoardViewState state = new BoardViewState(shown.kilometres(), shown.cars(), shown.reserve());
        int car = view.ownCar();
        double scale = Math.max(height / SEEN, width / Sizes.BOARD_WIDTH);
        return new CroppedBoardPicture(state, car, state.cars().get(car).stop(), nearest(state, car), false, scale);
    }

    /// The other car that is nearest on the road; `car` itself if none is near.
    private static int nearest(BoardViewState state, int car) {
        IntUnaryOperator squares =
                other -> Math.abs(state.cars().get(other).stop().index()
                        - state.cars().get(car).stop().index());
        return IntStream.range(0, state.cars().size())
                .boxed()
                .filter(other -> other != car && squares.applyAsInt(other) <= NEAR)
                .min(Comparator.comparingInt(squares::applyAsInt))
                .orElse(car);
    }

    private static GameConfig game(Exercise exercise) {
        int seats = exercise.setup().form().seats();
        return new GameConfig(
                exercise.setup(),
                IntStream.range(0, seats)
                        .<SeatPlayer>mapToObj(_ -> new SeatPlayer.Human(""))
                        .toList(),
                0,
                exercise.seed());
    }
}
