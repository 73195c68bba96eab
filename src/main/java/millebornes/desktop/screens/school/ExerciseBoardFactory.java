package millebornes.desktop.screens.school;

import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Transform;
import javafx.stage.Screen;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.common.ShortcutBindings;
import millebornes.desktop.screens.table.model.TablePresenter;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.tabletop.art.NodeSnapshot;
import millebornes.desktop.tabletop.board.BoardView;
import millebornes.desktop.tabletop.geometry.BoardViewport;
import millebornes.desktop.tabletop.geometry.PieceLayout;
import millebornes.desktop.tabletop.geometry.Point;
import millebornes.desktop.tabletop.geometry.Rect;
import millebornes.desktop.tabletop.state.BoardViewState;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.engine.view.SeatView;
import millebornes.school.Exercise;
import millebornes.session.GameConfig;
import millebornes.session.Player;

/// The board of an exercise as a picture, from near the car of the one who is asked.
record ExerciseBoardFactory(AppSettingsModel context) {

    private static final double NEAR = 1.05;

    /// The picture.
    ///
    /// @param width in px, as `height`
    Node of(Exercise exercise, double width, double height) {
        SeatView view = exercise.view();
        BoardViewState state = new TablePresenter(game(exercise), context.words(), ShortcutBindings.USUAL).board(view);
        Rect room = new Rect(0, 0, width, height);
        BoardView board = new BoardView(ArtFactory.in(context.look().theme()), near(state, view.ownCar(), room), state);
        board.setManaged(false);
        board.resizeRelocate(0, 0, width, height);
        double sharp = Screen.getPrimary().getOutputScaleX();
        Image taken = NodeSnapshot.of(new Group(board), Transform.scale(sharp, sharp), width * sharp, height * sharp);
        ImageView picture = new ImageView(taken);
        picture.setFitWidth(width);
        picture.setFitHeight(height);
        Rectangle round = new Rectangle(width, height);
        round.setArcWidth(2 * Sizes.TILE_RADIUS);
        round.setArcHeight(2 * Sizes.TILE_RADIUS);
        picture.setClip(round);
        return picture;
    }

    private static GameConfig game(Exercise exercise) {
        int seats = exercise.setup().form().seats();
        return new GameConfig(
                exercise.setup(),
                IntStream.range(0, seats)
                        .<Player>mapToObj(_ -> new Player.Human(""))
                        .toList(),
                0,
                exercise.seed());
    }

    private static BoardViewport near(BoardViewState state, int car, Rect room) {
        Point at = new PieceLayout(state.road())
                .car(car, state.cars().get(car).stop().index())
                .at();
        double left = clamp(at.x() - room.width() / NEAR / 2, Sizes.BOARD_WIDTH - room.width() / NEAR);
        double top = clamp(at.y() - room.height() / NEAR / 2, Sizes.BOARD_HEIGHT - room.height() / NEAR);
        return new BoardViewport(room, NEAR, new Point(-left * NEAR, -top * NEAR));
    }

    private static double clamp(double value, double most) {
        return Math.clamp(value, 0, Math.max(0, most));
    }
}
