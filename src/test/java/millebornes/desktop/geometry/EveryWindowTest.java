package millebornes.desktop.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.desktop.geometry.TableLayoutSpec.TargetSize;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The laws of the table on a grid of windows, including unusual ones: from the smallest to 3840 by 2160, tall, flat
/// and very wide; for every number of seats and of lanes, both target sizes, usual and junior ones.
class EveryWindowTest {

    /// The least width of the meadow left of the garages, in px.
    private static final double LEAST_MEADOW = 10;

    private static final int[] WIDTHS = {1024, 1152, 1280, 1366, 1440, 1600, 1920, 2048, 2560, 3440, 3840};
    private static final int[] HEIGHTS = {700, 720, 768, 800, 864, 900, 1024, 1080, 1200, 1440, 1600, 2160};
    private static final double[] TEXTS = {1, 1.5, 2};
    private static final double LEAST_KEPT = 0.85;
    private static final int MOST_ATTACKS = 6;
    private static final int SAFETIES = 4;

    record WindowSize(int width, int height) {}

    static Stream<WindowSize> windows() {
        return IntStream.of(WIDTHS)
                .boxed()
                .flatMap(width -> IntStream.of(HEIGHTS).mapToObj(height -> new WindowSize(width, height)));
    }

    /// All tables of a window: four teams of two at most play the junior game.
    private static List<TableLayoutSpec> tables(WindowSize window) {
        List<TableLayoutSpec> all = new ArrayList<>();
        for (TargetSize targetSize : TargetSize.values()) {
            boolean junior = targetSize == TargetSize.JUNIOR;
            for (int seats = 2; seats <= (junior ? 8 : TableLayoutSpec.MAX_SEATS); seats++) {
                for (int buttons = 2; buttons <= (junior ? 4 : TableLayoutSpec.MAX_BUTTONS); buttons++) {
                    for (double text : TEXTS) {
                        all.add(new TableLayoutSpec(window.width(), window.height(), seats, buttons, text, targetSize));
                    }
                }
            }
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("windows")
    void nothingLeavesItsRoomOrLiesOnAnythingElse(WindowSize window) {
        Rect wholeRect = new Rect(0, 0, window.width(), window.height());
        for (TableLayoutSpec spec : tables(window)) {
            TableLayout layout = TableLayout.of(spec);
            List<Rect> rooms = new ArrayList<>(layout.seats().seats());
            rooms.addAll(layout.buttons());
            rooms.add(layout.hand().room());
            rooms.add(layout.sabot().tray());
            rooms.add(layout.board().room());
            for (int i = 0; i < rooms.size(); i++) {
                assertThat(wholeRect.contains(rooms.get(i)))
                        .as("%s of %s", rooms.get(i), spec)
                        .isTrue();
                for (int k = 0; k < i; k++) {
                    if (rooms.get(i).overlaps(rooms.get(k))) {
                        throw new AssertionError(rooms.get(i) + " lies on " + rooms.get(k) + " in " + spec);
                    }
                }
            }
            assertThat(layout.buttons()).hasSize(spec.buttons()).allMatch(layout.foot()::contains);
            assertThat(layout.board().room().contains(layout.banner())).isTrue();
            assertThat(cards(layout)).as("%s", spec).allMatch(wholeRect.inset(-1)::contains);
        }
    }

    /// Large text makes the road little smaller than text of the usual size does in the same window.
    @ParameterizedTest
    @MethodSource("windows")
    void largeTextKeepsTheRoad(WindowSize window) {
        for (TableLayoutSpec spec : tables(window)) {
            double kept = TableLayout.of(spec).board().scale()
                    / TableLayout.of(inText(spec, 1)).board().scale();
            assertThat(kept).as("share of the board in %s", spec).isGreaterThanOrEqualTo(LEAST_KEPT);
        }
    }

    /// Beside large text, banner and foot of the usual tables take 28 % of the height; in a window of less than 730 px three
    /// rows of buttons of the least size need a little more.
    @ParameterizedTest
    @MethodSource("windows")
    void bannerAndFootLeaveRoomForTheRoad(WindowSize window) {
        for (TableLayoutSpec spec : tables(window)) {
            boolean usual = spec.targetSize() == TargetSize.STANDARD && spec.seats() <= 6 && spec.buttons() <= 6;
            if (usual && spec.isLarge() && window.width() >= window.height()) {
                TableLayout layout = TableLayout.of(spec);
                assertThat((layout.banner().height() + layout.foot().height()) / window.height())
                        .as("share of banner and foot in %s", spec)
                        .isLessThan(window.height() < 730 ? 0.295 : 0.281);
            }
        }
    }

    private static TableLayoutSpec inText(TableLayoutSpec spec, double text) {
        return new TableLayoutSpec(spec.width(), spec.height(), spec.teams(), spec.buttons(), text, spec.targetSize());
    }

    @ParameterizedTest
    @MethodSource("windows")
    void whateverIsPressedIsLargeEnough(WindowSize window) {
        for (TableLayoutSpec spec : tables(window)) {
            TableLayout layout = TableLayout.of(spec);
            List<Rect> targets = new ArrayList<>(layout.seats().seats());
            targets.addAll(layout.buttons());
            targets.add(layout.sabot().draw());
            targets.add(layout.sabot().discard());
            layout.hand().slots(HandLayout.MAX_CARDS).forEach(slot -> targets.add(slot.hit()));
            double least = spec.targetSize().pixels() - 1e-6;
            for (Rect targetRect : targets) {
                if (Math.min(targetRect.width(), targetRect.height()) < least) {
                    throw new AssertionError(targetRect + " is small in " + spec);
                }
            }
            double car = CarHitTester.in(new Road(1000, 4), layout.board()).reach()
                    * layout.board().scale();
            assertThat(2 * car).isGreaterThanOrEqualTo(least);
        }
    }

    /// What lies round every road, in board units.
    private static final List<List<Rect>> PIECES = RoadTest.roads()
            .filter(road -> road.lanes() > 1)
            .map(road -> pieces(new PieceLayout(road)))
            .toList();

    /// What lies on the board keeps its place on it, so the shape of the board's room alone decides what is seen.
    @ParameterizedTest
    @MethodSource("windows")
    void everyCarAndTokenIsSeenOnEverySquare(WindowSize window) {
        for (TargetSize targetSize : TargetSize.values()) {
            TableLayoutSpec spec = new TableLayoutSpec(window.width(), window.height(), 4, 4, 1, targetSize);
            TableLayout layout = TableLayout.of(spec);
            Rect freeRect = Rect.between(
                    layout.board().room().x(),
                    layout.banner().bottom(),
                    layout.board().room().right(),
                    layout.foot().y());
            for (List<Rect> pieces : PIECES) {
                for (Rect pieceRect : pieces) {
                    if (!freeRect.contains(layout.board().toWindow(pieceRect))) {
                        throw new AssertionError(pieceRect + " is hidden in " + spec);
                    }
                }
            }
            for (int cars = 1; cars <= Road.MAX_LANES; cars++) {
                Rect blockRect = layout.board().toWindow(new GarageBlockLayout(cars).block());
                assertThat(blockRect.x() - layout.board().room().x())
                        .as("meadow left of %d garages in %s", cars, spec)
                        .isGreaterThanOrEqualTo(LEAST_MEADOW);
            }
            assertThat(FixedBoardPlaces.keptClear(new Road(1000, 4)))
                    .allSatisfy(
                            rect -> assertThat(freeRect.contains(layout.board().toWindow(rect)))
                                    .isTrue());
        }
    }

    private static List<Rect> pieces(PieceLayout pieceLayout) {
        List<Rect> pieces = new ArrayList<>();
        for (int lane = 0; lane < pieceLayout.road().lanes(); lane++) {
            for (int square = -1; square <= pieceLayout.road().squares(); square++) {
                pieces.add(around(OutlineGeometry.corners(
                        pieceLayout.car(lane, square), pieceLayout.carLength(), pieceLayout.carWidth())));
                boolean finished = square == pieceLayout.road().squares();
                for (Pose tokenPose : pieceLayout.attackPoses(lane, square, finished ? 0 : MOST_ATTACKS)) {
                    pieces.add(Rect.around(
                            tokenPose.at(), 2 * pieceLayout.attackRadius(), 2 * pieceLayout.attackRadius()));
                }
                for (Pose tokenPose : pieceLayout.safetyPoses(lane, square, SAFETIES)) {
                    pieces.add(Rect.around(
                            tokenPose.at(), 2 * pieceLayout.safetyRadius(), 2 * pieceLayout.safetyRadius()));
                }
            }
        }
        return pieces;
    }

    /// The outermost cards of every hand, chosen and therefore raised.
    private static List<Rect> cards(TableLayout layout) {
        HandLayout hand = layout.hand();
        double width = HandLayout.CARD_WIDTH * hand.cardScale();
        double height = HandLayout.CARD_HEIGHT * hand.cardScale();
        List<Rect> cards = new ArrayList<>();
        for (int count = 1; count <= HandLayout.MAX_CARDS; count++) {
            for (HandLayout.Slot slot : hand.slots(count)) {
                Rect cardRect = around(OutlineGeometry.corners(slot.pose(), width, height));
                cards.add(cardRect);
                cards.add(cardRect.plus(0, -hand.chosen()));
            }
        }
        return cards;
    }

    private static Rect around(List<Point> corners) {
        double left = corners.stream().mapToDouble(Point::x).min().orElseThrow();
        double right = corners.stream().mapToDouble(Point::x).max().orElseThrow();
        double top = corners.stream().mapToDouble(Point::y).min().orElseThrow();
        double bottom = corners.stream().mapToDouble(Point::y).max().orElseThrow();
        return Rect.between(left, top, right, bottom);
    }
}
