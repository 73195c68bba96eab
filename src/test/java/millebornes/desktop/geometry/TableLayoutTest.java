package millebornes.desktop.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/// Laws of the table for every window from 1024×700 to 3840×2160, every number of seats and every size of text.
class TableLayoutTest {

    @Provide
    Arbitrary<TableLayoutSpec> specs() {
        return Combinators.combine(
                        Arbitraries.integers().between(1024, 3840),
                        Arbitraries.integers().between(700, 2160),
                        Arbitraries.integers().between(1, TableLayoutSpec.MAX_SEATS),
                        Arbitraries.integers().between(1, TableLayoutSpec.MAX_BUTTONS),
                        Arbitraries.of(1.0, 1.25, 1.5, 1.75, 2.0),
                        Arbitraries.of(TableLayoutSpec.TargetSize.class))
                .as((width, height, seats, buttons, text, targetSize) -> new TableLayoutSpec(
                        width,
                        height,
                        targetSize == TableLayoutSpec.TargetSize.JUNIOR ? Math.min(seats, 4) : seats,
                        targetSize == TableLayoutSpec.TargetSize.JUNIOR ? Math.min(buttons, 4) : buttons,
                        text,
                        targetSize));
    }

    @Property
    void everythingLiesInItsRoom(@ForAll("specs") TableLayoutSpec spec) {
        TableLayout layout = TableLayout.of(spec);
        Rect windowRect = new Rect(0, 0, spec.width(), spec.height());
        assertThat(windowRect.contains(layout.foot())).isTrue();
        assertThat(windowRect.contains(layout.board().room())).isTrue();
        assertThat(layout.board().room().contains(layout.banner())).isTrue();
        assertThat(layout.seats().seats()).hasSize(spec.seats()).allMatch(windowRect::contains);
        assertThat(layout.foot().contains(layout.hand().room())).isTrue();
        assertThat(layout.foot().contains(layout.sabot().tray())).isTrue();
        assertThat(layout.sabot().tray().contains(layout.sabot().draw())).isTrue();
        assertThat(layout.sabot().tray().contains(layout.sabot().discard())).isTrue();
        assertThat(layout.sabot().tray().contains(layout.sabot().labels())).isTrue();
        assertThat(layout.buttons()).hasSize(spec.buttons()).allMatch(layout.foot()::contains);
    }

    /// A drawer such as the log lies beside the board, whatever it hides otherwise, and leaves most of the board.
    @Property
    void aDrawerLiesBesideTheBoard(@ForAll("specs") TableLayoutSpec spec) {
        TableLayout defaultLayout = TableLayout.of(spec);
        double wish = 350 * spec.textScale();
        Rect drawerRect = defaultLayout.drawer(wish);
        TableLayout layoutBeside = defaultLayout.leaving(wish);
        assertThat(drawerRect.x())
                .isGreaterThanOrEqualTo(layoutBeside.board().room().right() - 1e-6);
        assertThat(drawerRect.right()).isLessThanOrEqualTo(spec.width() + 1e-6);
        assertThat(drawerRect.bottom()).isLessThanOrEqualTo(defaultLayout.foot().y() + 1e-6);
        assertThat(drawerRect.width()).isGreaterThan(Math.min(wish, 200 * spec.textScale()) - 1e-6);
        assertThat(layoutBeside.board().room().width())
                .isGreaterThan(0.59 * defaultLayout.board().room().width());
    }

    @Property
    void nothingLiesOnAnything(@ForAll("specs") TableLayoutSpec spec) {
        TableLayout layout = TableLayout.of(spec);
        List<Rect> rooms = new ArrayList<>(layout.seats().seats());
        rooms.addAll(layout.buttons());
        rooms.add(layout.board().room());
        rooms.add(layout.hand().room());
        rooms.add(layout.sabot().draw());
        rooms.add(layout.sabot().discard());
        rooms.add(layout.sabot().labels());
        for (int i = 0; i < rooms.size(); i++) {
            for (int k = 0; k < i; k++) {
                assertThat(rooms.get(i).overlaps(rooms.get(k)))
                        .as("%s and %s of %s", rooms.get(i), rooms.get(k), spec)
                        .isFalse();
            }
        }
    }

    @Property
    void everyTargetCanBeHit(@ForAll("specs") TableLayoutSpec spec) {
        TableLayout layout = TableLayout.of(spec);
        double least = spec.targetSize().pixels() - 1e-6;
        List<Rect> targets = new ArrayList<>(layout.seats().seats());
        targets.addAll(layout.buttons());
        targets.add(layout.sabot().draw());
        targets.add(layout.sabot().discard());
        for (int cards = 1; cards <= HandLayout.MAX_CARDS; cards++) {
            layout.hand().slots(cards).forEach(slot -> targets.add(slot.hit()));
        }
        assertThat(targets)
                .allSatisfy(targetRect -> assertThat(Math.min(targetRect.width(), targetRect.height()))
                        .as("%s of %s", targetRect, spec)
                        .isGreaterThanOrEqualTo(least));
    }

    @Property
    void theBoardIsSeenWholeBelowTheBanner(@ForAll("specs") TableLayoutSpec spec) {
        TableLayout layout = TableLayout.of(spec);
        BoardViewport board = layout.board();
        Rect groundRect =
                board.toWindow(new Rect(0, FixedBoardPlaces.SKY, 1280, FixedBoardPlaces.HEIGHT - FixedBoardPlaces.SKY));
        assertThat(board.room().contains(groundRect))
                .as("%s of %s", groundRect, spec)
                .isTrue();
        assertThat(layout.banner().bottom())
                .isLessThan(board.toWindow(new Point(0, FixedBoardPlaces.FIRST_PIECE))
                        .y());
        assertThat(groundRect.bottom()).isCloseTo(board.room().bottom(), within(1e-6));
        assertThat(board.scale()).as("scale for %s", spec).isGreaterThan(0.45);
    }

    @Property
    void theHandIsAFanOfWholeCards(@ForAll("specs") TableLayoutSpec spec) {
        HandLayout hand = TableLayout.of(spec).hand();
        for (int cards = 0; cards <= HandLayout.MAX_CARDS; cards++) {
            List<HandLayout.Slot> slots = hand.slots(cards);
            assertThat(slots).hasSize(cards);
            double width = HandLayout.CARD_WIDTH * hand.cardScale();
            double height = HandLayout.CARD_HEIGHT * hand.cardScale();
            for (int i = 0; i < cards; i++) {
                assertThat(OutlineGeometry.corners(slots.get(i).pose(), width, height))
                        .as("card %d of %d of %s", i, cards, spec)
                        .allMatch(hand.room().inset(-1)::contains);
                if (i > 0) {
                    assertThat(slots.get(i).hit().overlaps(slots.get(i - 1).hit()))
                            .isFalse();
                }
            }
        }
    }

    @Test
    void theUsualWindowShowsTheBoardOverItsWholeWidth() {
        TableLayout layout = TableLayout.of(TableSpecs.usual(1280, 800, 4));
        assertThat(layout.board().scale()).isCloseTo(1, within(0.01));
        assertThat(layout.seats().format()).isEqualTo(SeatListLayout.SeatFormat.LINE);
        assertThat(layout.foot().y()).isGreaterThan(600);
    }

    @Test
    void largeTextMakesTheSeatsAStripInTheFoot() {
        TableLayout layout =
                TableLayout.of(new TableLayoutSpec(1280, 800, 4, 4, 2, TableLayoutSpec.TargetSize.STANDARD));
        assertThat(layout.seats().format()).isEqualTo(SeatListLayout.SeatFormat.STRIP);
        assertThat(layout.seats().seats()).allMatch(layout.foot()::contains);
        assertThat(layout.board().scale()).isCloseTo(1, within(0.01));
    }

    @Test
    void windowsTooSmallAreLaidOutAtTheSmallestSizeAndCutOff() {
        TableLayoutSpec spec = TableSpecs.usual(300, 200, 9);
        assertThat(spec.width()).isEqualTo(960);
        assertThat(TableLayout.of(spec).board().scale()).isPositive();
    }

    @Test
    void pointsOfTheBoardComeBackFromTheWindow() {
        BoardViewport board = TableLayout.of(TableSpecs.usual(1920, 1080, 3)).board();
        Point point = new Point(321, 456);
        assertThat(board.toBoard(board.toWindow(point)).distance(point)).isLessThan(1e-9);
        assertThat(board.visible().x()).as("scenery left of the board").isNegative();
    }

    @Test
    void refusesTablesThatNobodySitsAt() {
        assertThatIllegalArgumentException().isThrownBy(() -> TableSpecs.usual(1280, 800, 0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TableLayoutSpec(1280, 800, 4, 4, 3, TableLayoutSpec.TargetSize.STANDARD));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TableLayoutSpec(1280, 800, 4, 9, 1, TableLayoutSpec.TargetSize.STANDARD));
        assertThatIllegalArgumentException().isThrownBy(() -> TableSpecs.usual(Double.NaN, 800, 4));
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        TableLayout.of(TableSpecs.usual(1280, 800, 4)).hand().slots(8));
    }
}
