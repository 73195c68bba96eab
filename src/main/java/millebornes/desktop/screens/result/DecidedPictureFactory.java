package millebornes.desktop.screens.result;

import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Transform;
import javafx.stage.Screen;
import millebornes.desktop.screens.common.ShortcutBindings;
import millebornes.desktop.screens.result.model.DecidedMoment;
import millebornes.desktop.screens.table.model.TablePresenter;
import millebornes.desktop.tabletop.art.NodeSnapshot;
import millebornes.desktop.tabletop.board.BoardView;
import millebornes.desktop.tabletop.geometry.BoardViewport;
import millebornes.desktop.tabletop.geometry.PieceLayout;
import millebornes.desktop.tabletop.geometry.Point;
import millebornes.desktop.tabletop.geometry.Rect;
import millebornes.desktop.tabletop.geometry.RoadSquare;
import millebornes.desktop.tabletop.state.BoardViewState;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.engine.card.Distance;
import millebornes.engine.play.Move;
import millebornes.engine.table.Car;

/// A small picture of the board where a choice was made, from near: the car that it was about, and the way that it drove or
/// would have driven.
final class DecidedPictureFactory {

    private static final double NEAR = 1.15;

    /// On its way a car is followed no farther, in squares, so that it stays in the picture.
    private static final double AHEAD = 1;

    private final ResultContext context;

    DecidedPictureFactory(ResultContext context) {
        this.context = context;
    }

    /// The picture.
    ///
    /// @param width in px, as `height`
    ImageView of(DecidedMoment moment, double width, double height) {
        TablePresenter painter = new TablePresenter(context.session().game(), context.words(), ShortcutBindings.USUAL);
        BoardViewState state = painter.board(moment.before().view(moment.seat()));
        int car = car(moment);
        Rect room = new Rect(0, 0, width, height);
        BoardView board = new BoardView(context.art(), near(state, moment, car, room), state);
        board.setManaged(false);
        board.resizeRelocate(0, 0, width, height);
        light(board, moment, car);
        double sharp = Screen.getPrimary().getOutputScaleX();
        Image taken = NodeSnapshot.of(new Group(board), Transform.scale(sharp, sharp), width * sharp, height * sharp);
        ImageView picture = new ImageView(taken);
        picture.setFitWidth(width);
        picture.setFitHeight(height);
        Rectangle round = new Rectangle(width, height);
        round.setArcWidth(Sizes.TILE_RADIUS);
        round.setArcHeight(Sizes.TILE_RADIUS);
        picture.setClip(round);
        return picture;
    }

    /// The car that the better move is about: the attacked one, else the own one.
    private int car(DecidedMoment moment) {
        return moment.verdict().better() instanceof Move.Attack attack
                ? attack.car()
                : context.match().rules().seating().carOf(moment.seat());
    }

    /// So near that one car is seen well; in the middle of its way where it drives. The board fills the picture.
    private static BoardViewport near(BoardViewState state, DecidedMoment moment, int car, Rect room) {
        PieceLayout plain = new PieceLayout(state.road());
        int from = state.cars().get(car).stop().index();
        int to = driven(moment, car).index();
        Point at = plain.car(car, from + Math.min(AHEAD, (to - from) / 2.0)).at();
        double left = clamp(at.x() - room.width() / NEAR / 2, Sizes.BOARD_WIDTH - room.width() / NEAR);
        double top = clamp(at.y() - room.height() / NEAR / 2, Sizes.BOARD_HEIGHT - room.height() / NEAR);
        return new BoardViewport(room, NEAR, new Point(-left * NEAR, -top * NEAR));
    }

    private static double clamp(double value, double most) {
        return Math.clamp(value, 0, Math.max(0, most));
    }

    private static RoadSquare driven(DecidedMoment moment, int car) {
        Car own = moment.before().round().car(car);
        return moment.verdict().better() instanceof Move.Play(Distance distance)
                ? RoadSquare.after(own.driven(distance).km())
                : own.started() || own.km() > 0 ? RoadSquare.after(own.km()) : RoadSquare.GARAGE;
    }

    private static void light(BoardView board, DecidedMoment moment, int car) {
        Move better = moment.verdict().better();
        if (better instanceof Move.Play(Distance _)) {
            board.showWay(car, driven(moment, car));
        }
    }
}
