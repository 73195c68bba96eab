package millebornes.desktop.board;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.GarageBlockLayout;
import millebornes.desktop.geometry.KilometreStone;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TokenReserveLayout;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Hazard;

/// A detail of the board for a small picture: the car concerned by a move, large and whole, with the squares that it drives
/// or could drive, or with another car. Other cars and kilometre stones that the edge would cut are left out, as is the plate
/// with the distances; a stone is seen whole where a small shift allows it.
///
/// @param car the car, which is completely visible
/// @param towards the end of its highlighted drive; its own square if it does not move
/// @param other a car that is completely visible, too, if it is near enough; `car` itself if there is none
/// @param marked whether a car that does not move is marked with a ring; if not, the squares of a drive are counted
/// @param scale the greatest number of pixels per unit of the board
public record CroppedBoardPicture(
        BoardViewState state, int car, CarStop towards, int other, boolean marked, double scale) {

    /// The least scale of a picture of a drive or of two cars, relative to its greatest one.
    private static final double LEAST_SCALE = 0.36;

    /// The room around what is seen whole, in board units.
    private static final double AROUND = 15;

    /// The room behind a car with a speed limit, relative to its length: a snail follows it.
    private static final double BEHIND = 0.65;

    /// The scale of the nearest pictures of a page at most, as a multiple of that of the farthest one.
    private static final double NEARER = 1.35;

    /// The shift upwards where there is room for it, in board units: milestones and villages are above the road.
    private static final double UPWARDS = 16;

    /// The least scale of a picture that is farther for the sake of a stone, as a share of the usual one, and the step to it.
    private static final double FARTHER = 0.79;

    private static final double FARTHER_STEP = 0.05;

    /// The step of the shift that keeps stones whole, in board units, and the most steps along each axis.
    private static final double SHIFT = 4;

    private static final int SHIFTS = 15;

    /// The weight of the stones relative to that of a cut market or roof.
    private static final long STONES_FIRST = 4;

    /// A picture of one car.
    public CroppedBoardPicture(BoardViewState state, int car, CarStop towards, double scale) {
        this(state, car, towards, car, false, scale);
    }

    /// The greatest scale for all pictures of a page, in px per unit of the board: a drive needs more room than a car that
    /// stands, but their cars should be of about the same size.
    ///
    /// @param rooms the sizes of the pictures, in px
    /// @param most the greatest scale
    public static double common(List<CroppedBoardPicture> pictures, List<Rect> rooms, double most) {
        double scale = most;
        for (int at = 0; at < pictures.size(); at++) {
            scale = pictures.get(at).scaled(scale).near(rooms.get(at));
        }
        return Math.min(most, NEARER * scale);
    }

    /// The same detail with another greatest scale, in px per unit of the board.
    public CroppedBoardPicture scaled(double most) {
        return new CroppedBoardPicture(state, car, towards, other, marked, most);
    }

    /// The part of the board, in its units, that is seen whole if the scale allows it.
    public Rect whole() {
        Rect goalRect = state.pieces().get(car).room(car, towards.index(), 0, 0);
        return carRect(car, AROUND)
                .with(goalRect.inset(-AROUND))
                .with(state.carRooms().get(other).inset(-AROUND));
    }

    /// A car with its tokens, and with the snail behind it.
    private Rect carRect(int lane, double around) {
        Rect roomRect = state.carRooms().get(lane).inset(-around);
        if (!isSlow(lane)) {
            return roomRect;
        }
        PieceLayout layout = state.pieces().get(lane);
        Pose pose = layout.car(lane, state.cars().get(lane).stop().index());
        Point behind = pose.point(around - BEHIND * layout.carLength(), 0);
        return roomRect.with(
                roomRect.plus(behind.x() - pose.at().x(), behind.y() - pose.at().y()));
    }

    private boolean isSlow(int lane) {
        return state.cars().get(lane).hazards().contains(Hazard.SPEED_LIMIT);
    }

    /// Draws the detail as a picture of that size.
    ///
    /// @param width in px, as `height`
    public ImageView picture(ArtFactory art, double width, double height) {
        Rect roomRect = new Rect(0, 0, width, height);
        double sharp = PictureCache.screenScale();
        ImageView picture = art.pictures()
                .detail(
                        PictureCache.Use.BOARD,
                        List.of(art.palette(), this, roomRect),
                        sharp,
                        roomRect,
                        () -> board(art, roomRect))
                .view();
        picture.setClip(rounded(roomRect));
        return picture;
    }

    /// The outline of a picture, with its round corners.
    public static Rectangle rounded(Rect roomRect) {
        Rectangle round = new Rectangle(roomRect.width(), roomRect.height());
        round.setArcWidth(2 * Sizes.TILE_RADIUS);
        round.setArcHeight(2 * Sizes.TILE_RADIUS);
        return round;
    }

    private Group board(ArtFactory art, Rect roomRect) {
        BoardViewport viewport = frame(roomRect);
        BoardView board = new BoardView(art, viewport, state);
        board.setManaged(false);
        board.resizeRelocate(0, 0, roomRect.width(), roomRect.height());
        board.showPlates(false, !marked);
        board.setTargets(marked ? Set.of(car) : Set.of());
        if (!towards.equals(state.cars().get(car).stop())) {
            board.showWay(car, towards, !marked);
        }
        leaveOutCutCars(board.pieceNodes(), viewport.visible());
        return new Group(board);
    }

    /// Hides the other cars that are not wholly in the visible part of the board, with their tokens.
    ///
    /// @param pieces the nodes of all cars, then those of their tokens
    private void leaveOutCutCars(List<Node> pieces, Rect seenRect) {
        int lanes = state.cars().size();
        for (int lane = 0; lane < lanes; lane++) {
            boolean isSeen = lane == car || seenRect.contains(carRect(lane, AROUND / 2));
            pieces.get(lane).setVisible(isSeen);
            pieces.get(lanes + lane).setVisible(isSeen);
        }
    }

    /// The viewport of the picture: as near as the scale allows, it shows the whole drive, or both cars, and as much of all
    /// lanes beside the car as possible. What is too far apart for that is centred on the drive, or on the car.
    ///
    /// Where stones, the market or roofs would be cut, it is a little farther if fewer of them are then.
    public BoardViewport frame(Rect roomRect) {
        double near = near(roomRect);
        BoardViewport best = frame(roomRect, near);
        long fewest = cut(best);
        double least = Math.max(farthest(roomRect), FARTHER * near);
        for (double farther = near * (1 - FARTHER_STEP);
                fewest > 0 && farther >= least;
                farther -= FARTHER_STEP * near) {
            BoardViewport viewport = frame(roomRect, farther);
            long cut = cut(viewport);
            if (cut < fewest) {
                best = viewport;
                fewest = cut;
            }
        }
        return best;
    }

    private long cut(BoardViewport viewport) {
        return STONES_FIRST * cut(stones(viewport), viewport.visible())
                + cut(FixedBoardPlaces.CROWDED, viewport.visible());
    }

    /// The scale of the picture, if it need not be farther for the sake of a stone.
    private double near(Rect roomRect) {
        double fitting = fitting(roomRect);
        boolean fits = fitting >= LEAST_SCALE * scale;
        return Math.max(
                fits || other == car ? Math.clamp(fitting, LEAST_SCALE * scale, scale) : scale, farthest(roomRect));
    }

    private double fitting(Rect roomRect) {
        Rect allRect = whole();
        return Math.min(roomRect.width() / allRect.width(), roomRect.height() / allRect.height());
    }

    /// The least scale with which the board fills a picture.
    private static double farthest(Rect roomRect) {
        return Math.max(roomRect.width() / Sizes.BOARD_WIDTH, roomRect.height() / Sizes.BOARD_HEIGHT);
    }

    private BoardViewport frame(Rect roomRect, double near) {
        Rect allRect = whole();
        boolean fits = fitting(roomRect) >= LEAST_SCALE * scale;
        Rect wholeRect = fits ? allRect : carRect(car, AROUND);
        Point centrePoint = (other == car ? allRect : wholeRect).centre();
        Point ownPoint = toRoad(car);
        // Both cars stand on the road, whose middle is between their lanes.
        Point asidePoint = fits ? ownPoint.towards(toRoad(other), 0.5) : ownPoint;
        Point middlePoint = centrePoint.plus(asidePoint.x(), asidePoint.y() - UPWARDS);
        double left =
                begin(middlePoint.x(), wholeRect.x(), wholeRect.right(), roomRect.width() / near, Sizes.BOARD_WIDTH);
        double top =
                begin(middlePoint.y(), wholeRect.y(), wholeRect.bottom(), roomRect.height() / near, Sizes.BOARD_HEIGHT);
        return uncut(wholeRect, new BoardViewport(roomRect, near, new Point(-left * near, -top * near)));
    }

    /// The way from a car to the middle of the road beside it.
    private Point toRoad(int lane) {
        PieceLayout layout = state.pieces().get(lane);
        double stop = state.cars().get(lane).stop().index();
        Point roadPoint = layout.road().path().at(layout.road().arc(stop), 0).at();
        Point carPoint = layout.car(lane, stop).at();
        return new Point(roadPoint.x() - carPoint.x(), roadPoint.y() - carPoint.y());
    }

    /// The viewport, shifted as little as possible so that its edges cut as few kilometre stones as possible, one of them is
    /// seen, and the market and the roofs are seen whole or not at all.
    ///
    /// @param wholeRect what remains visible as far as it is, with less room around it
    private BoardViewport uncut(Rect wholeRect, BoardViewport viewport) {
        Rect seenRect = viewport.visible();
        // In a very narrow picture nothing of it may be visible.
        Rect keptRect = wholeRect.inset(AROUND / 2).cut(seenRect);
        List<Rect> stones = stones(viewport);
        ToLongFunction<Point> faults = shift -> {
            Rect shiftedRect = seenRect.plus(shift.x(), shift.y());
            return STONES_FIRST * faults(stones, shiftedRect) + cut(FixedBoardPlaces.CROWDED, shiftedRect);
        };
        if (faults.applyAsLong(new Point(0, 0)) == 0) {
            return viewport;
        }
        Point shiftPoint = shifts().stream()
                .filter(shift -> {
                    Rect shiftedRect = seenRect.plus(shift.x(), shift.y());
                    return FixedBoardPlaces.BOARD.contains(shiftedRect) && shiftedRect.contains(keptRect);
                })
                .min(Comparator.comparingLong(faults).thenComparingDouble(shift -> Math.hypot(shift.x(), shift.y())))
                .orElse(new Point(0, 0));
        double near = viewport.scale();
        return new BoardViewport(
                viewport.room(), near, viewport.origin().plus(-shiftPoint.x() * near, -shiftPoint.y() * near));
    }

    /// The places of the kilometre stones, the great milestone, the traffic light and the garages.
    private List<Rect> stones(BoardViewport viewport) {
        return Stream.concat(
                        KilometreStone.along(state.road(), StaticBoardDrawing.enlarge(viewport)).stream()
                                .map(KilometreStone::room),
                        Stream.of(
                                TokenReserveLayout.of(state.road()).milestone(),
                                FixedBoardPlaces.TRAFFIC_LIGHT_ROOM,
                                new GarageBlockLayout(state.cars().size()).block()))
                .toList();
    }

    /// Twice the number of stones that a part of the board cuts, and one more if no stone is seen whole there.
    private static long faults(List<Rect> stones, Rect seenRect) {
        return 2 * cut(stones, seenRect) + (stones.stream().anyMatch(seenRect::contains) ? 0 : 1);
    }

    private static long cut(List<Rect> stones, Rect seenRect) {
        return stones.stream()
                .filter(stone -> seenRect.overlaps(stone) && !seenRect.contains(stone))
                .count();
    }

    private static List<Point> shifts() {
        return IntStream.rangeClosed(-SHIFTS, SHIFTS)
                .boxed()
                .flatMap(across -> IntStream.rangeClosed(-SHIFTS, SHIFTS)
                        .mapToObj(down -> new Point(across * SHIFT, down * SHIFT)))
                .toList();
    }

    /// The first visible coordinate along one axis, in board units. The picture is centred on `middle`, but shows what is
    /// between `from` and `to` and, if possible, nothing outside the board.
    private static double begin(double middle, double from, double to, double seen, double board) {
        double first = Math.clamp(middle - seen / 2, Math.min(to - seen, from), Math.max(to - seen, from));
        return Math.clamp(first, 0, Math.max(0, board - seen));
    }
}
