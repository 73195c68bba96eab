package millebornes.desktop.board;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.shape.Rectangle;
import javafx.stage.Screen;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.theme.Sizes;

/// A detail of the board for a small picture: one car and the squares that it drives or could drive. The plate with the
/// distances is left out, since the picture would show only a part of it.
///
/// @param car the car, which is completely visible
/// @param towards the end of its highlighted drive; its own square if it does not move
/// @param scale pixels per unit of the board
public record CroppedBoardPicture(BoardViewState state, int car, CarStop towards, double scale) {

    /// The length of the part of the picture that the car needs, in car lengths.
    private static final double ROOM_FOR_CAR = 1.5;

    /// Draws the detail as a picture of that size.
    ///
    /// @param width in px, as `height`
    public ImageView picture(ArtFactory art, double width, double height) {
        Rect roomRect = new Rect(0, 0, width, height);
        double sharp = Screen.getPrimary().getOutputScaleX();
        ImageView picture = art.pictures()
                .detail(
                        PictureCache.Use.BOARD,
                        List.of(art.palette(), this, roomRect),
                        sharp,
                        roomRect,
                        () -> board(art, roomRect))
                .view();
        Rectangle round = new Rectangle(width, height);
        round.setArcWidth(2 * Sizes.TILE_RADIUS);
        round.setArcHeight(2 * Sizes.TILE_RADIUS);
        picture.setClip(round);
        return picture;
    }

    private Group board(ArtFactory art, Rect roomRect) {
        BoardView board = new BoardView(art, frame(roomRect), state);
        board.setManaged(false);
        board.resizeRelocate(0, 0, roomRect.width(), roomRect.height());
        board.showPlates(false, true);
        if (!towards.equals(stands())) {
            board.showWay(car, towards, false);
        }
        return new Group(board);
    }

    private CarStop stands() {
        return state.cars().get(car).stop();
    }

    /// The viewport of the picture: it shows the whole car and, as far as possible, the middle of the drive at its
    /// centre.
    BoardViewport frame(Rect roomRect) {
        PieceLayout plainLayout = new PieceLayout(state.road());
        double stop = stands().index();
        Point point = plainLayout.car(car, stop).at();
        Point middlePoint = plainLayout.car(car, (stop + towards.index()) / 2).at();
        double own = plainLayout.carLength() * ROOM_FOR_CAR / 2;
        double left = begin(middlePoint.x(), point.x(), own, roomRect.width() / scale, Sizes.BOARD_WIDTH);
        double top = begin(middlePoint.y(), point.y(), own, roomRect.height() / scale, Sizes.BOARD_HEIGHT);
        return new BoardViewport(roomRect, scale, new Point(-left * scale, -top * scale));
    }

    /// The first visible coordinate along one axis, in board units. The picture is centred on `middle`, but shows the
    /// whole car (`own` to either side of `at`) and, if possible, nothing outside the board.
    static double begin(double middle, double at, double own, double seen, double board) {
        double withCar = Math.clamp(middle - seen / 2, Math.min(at + own - seen, at - own), at - own);
        return Math.clamp(withCar, 0, Math.max(0, board - seen));
    }
}
