package millebornes.engine.table;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;

/// A card or seat beyond the capacity of the packed numbers is rejected by name, and the current game fits.
class PackedRoomTest {

    @Test
    void aTwentySecondKindDoesNotFitIntoAHand() {
        fits(Hand::checkRoom, Card.ALL.size());
        fits(Hand::checkRoom, 21);
        overflows(Hand::checkRoom, 22, "22 kinds of cards of 3 bits do not fit into the 64 of a hand");
    }

    @Test
    void aTallyHasRoomForThirtyTwoKindsAndFifteenOfEach() {
        fits(CardKindCounts::checkRoom, 32);
        overflows(
                CardKindCounts::checkRoom,
                33,
                "33 kinds of cards of 4 bits do not fit into the 128 of a tally of cards");
        fits(CardKindCounts::checkCount, 15);
        overflows(CardKindCounts::checkCount, 16, "16 does not fit into the 4 bits of a tally's count of a kind");
    }

    @Test
    void aRowHasAByteForACard() {
        fits(CardList::checkRoom, 128);
        overflows(CardList::checkRoom, 129, "128 does not fit into the 7 bits of a card of a row");
    }

    @Test
    void seatsAreCountedUpToWhatANumberHolds() {
        fits(HandSizes::checkRoom, 10);
        overflows(HandSizes::checkRoom, 11, "11 seats of 3 bits do not fit into the 32 of the count of all hands");
        fits(SeatSet::checkRoom, 31);
        overflows(SeatSet::checkRoom, 32, "32 seats of 1 bits do not fit into the 31 of a set of seats");
    }

    private static void fits(IntConsumer check, int count) {
        assertThatCode(() -> check.accept(count)).doesNotThrowAnyException();
    }

    private static void overflows(IntConsumer check, int count, String message) {
        assertThatThrownBy(() -> check.accept(count))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(message);
    }
}
