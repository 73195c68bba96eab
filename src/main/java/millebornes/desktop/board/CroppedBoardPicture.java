package millebornes.desktop.board;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
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

/// A detail of the board for a small picture: one car and the squares that it drives or could drive, or two cars. The plate
/// with the distances is left out, since the picture would show only a part of it.
///
/// @param car the car, which is completely visible
/// @param towards the end of its highlighted drive; its own square if it does not move
/// @param other a car that is completely visible, too, if it is near enough; `car` itself if there is none
/// @param scale the greatest number of pixels per unit of the board
public record CroppedBoardPicture(BoardViewState state, int car, CarStop towards, int other, double scale) {

    /// The length of the part of the picture that the car needs, in car lengths.
    private static final double ROOM_FOR_CAR = 1.1;

    /// The least scale of a picture of two cars, relative to its greatest one.
    private static final double LEAST_SCALE = 0.93;

    /// The greatest shift upwards, relative to the visible height: milestones and villages are above the road. All
    /// lanes beside the car stay visible.
    private static final double UPWARDS = 0.25;

    /// The number of places to either side that are tried for the picture.
    private static final int SHIFTS = 8;

    /// A picture of one car.
    public CroppedBoardPicture(BoardViewState state, int car, CarStop towards, double scale) {
        this(state, car, towards, car, scale);
    }

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

    /// The viewport of the picture: it shows the whole car and, as far as possible, the middle of the drive, or that
    /// between both cars, at its centre, or somewhat below it.
    BoardViewport frame(Rect roomRect) {
        PieceLayout plainLayout = new PieceLayout(state.road());
        double stop = stands().index();
        Point point = plainLayout.car(car, stop).at();
        double own = plainLayout.carLength() * ROOM_FOR_CAR / 2;
        Point middlePoint = plainLayout.car(car, (stop + towards.index()) / 2).at();
        Rect neededRect = Rect.around(point, 2 * own, 0);
        double near = scale;
        double lowest = IntStream.range(0, state.cars().size())
                .mapToDouble(lane -> plainLayout.car(lane, stop).at().y())
                .max()
                .orElse(point.y());
        if (other != car) {
            Point otherPoint = plainLayout
                    .car(other, state.cars().get(other).stop().index())
                    .at();
            double fitting = Math.min(
                    roomRect.width() / (Math.abs(point.x() - otherPoint.x()) + 2 * own),
                    roomRect.height() / (Math.abs(point.y() - otherPoint.y()) + 2 * own));
            near = Math.clamp(fitting, LEAST_SCALE * scale, scale);
            if (fitting >= near) {
                middlePoint = point.towards(otherPoint, 0.5);
                lowest = Math.max(lowest, otherPoint.y());
                neededRect = neededRect.with(Rect.around(otherPoint, plainLayout.carLength(), 0));
            }
        }
        double half = plainLayout.carLength() / 2;
        double high = roomRect.height() / near;
        double up = Math.clamp(middlePoint.y() + high / 2 - lowest - half, 0, UPWARDS * high);
        double top = begin(middlePoint.y() - up, point.y(), half, high, Sizes.BOARD_HEIGHT);
        double wide = roomRect.width() / near;
        Point endPoint = plainLayout.car(car, towards.index()).at();
        Rect driveRect = neededRect.with(Rect.around(endPoint, plainLayout.carLength(), 0));
        if (driveRect.width() <= wide) {
            neededRect = driveRect;
        }
        double left = begin(middlePoint.x(), point.x(), own, wide, Sizes.BOARD_WIDTH);
        double best = leastCut(new Rect(left, top, wide, high), plainLayout.carLength(), neededRect);
        return new BoardViewport(roomRect, near, new Point(-best * near, -top * near));
    }

    /// The left edge, at most `reach` from that of the given part of the board, at which the sides of the picture cut the
    /// least of the cars and their tokens.
    ///
    /// @param neededRect whose width is visible
    private double leastCut(Rect seenRect, double reach, Rect neededRect) {
        List<Rect> cars = state.carRooms().stream()
                .filter(seenRect.inset(-reach, 0)::overlaps)
                .toList();
        return IntStream.rangeClosed(0, 2 * SHIFTS)
                .mapToObj(step -> seenRect.x() + (step % 2 == 0 ? step : -step - 1) / 2.0 * reach / SHIFTS)
                .filter(left -> left >= 0 && left + seenRect.width() <= Sizes.BOARD_WIDTH)
                .filter(left -> left <= neededRect.x() && neededRect.right() <= left + seenRect.width())
                .min(Comparator.comparingDouble(left -> cars.stream()
                        .mapToDouble(carRect -> cut(carRect, left, left + seenRect.width()))
                        .sum()))
                .orElse(seenRect.x());
    }

    /// How much of a car with its tokens two sides cut: the smaller of the parts between and beyond them, in board units.
    private static double cut(Rect carRect, double left, double right) {
        double inside = Math.clamp(Math.min(carRect.right(), right) - Math.max(carRect.x(), left), 0, carRect.width());
        return Math.min(inside, carRect.width() - inside);
    }

    /// The first visible coordinate along one axis, in board units. The picture is centred on `middle`, but shows the
    /// whole car (`own` to either side of `at`) and, if possible, nothing outside the board.
    private static double begin(double middle, double at, double own, double seen, double board) {
        double withCar = Math.clamp(middle - seen / 2, Math.min(at + own - seen, at - own), at - own);
        return Math.clamp(withCar, 0, Math.max(0, board - seen));
    }
}
