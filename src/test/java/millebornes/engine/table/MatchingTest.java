package millebornes.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// the cards as a table of values.
class MatchingTest {

    @ParameterizedTest
    @CsvSource(textBlock = """
            RED_LIGHT,   GREEN_LIGHT,      RIGHT_OF_WAY,   STOP
            SPEED_LIMIT, END_OF_LIMIT,     RIGHT_OF_WAY,   SPEED
            OUT_OF_GAS,  GASOLINE,         EXTRA_TANK,     STOP
            FLAT_TIRE,   SPARE_TIRE,       PUNCTURE_PROOF, STOP
            ACCIDENT,    REPAIRS,          DRIVING_ACE,    STOP
            WRONG_WAY,   END_OF_WRONG_WAY, DRIVING_ACE,    DIRECTION
            """)
    void hazardRemedySafety(Hazard hazard, Remedy remedy, Safety safety, Hazard.Lane lane) {
        assertThat(hazard.remedy()).isEqualTo(remedy);
        assertThat(hazard.safety()).isEqualTo(safety);
        assertThat(hazard.lane()).isEqualTo(lane);
        assertThat(hazard.stops()).isEqualTo(lane == Hazard.Lane.STOP);
        assertThat(Hazard.curedBy(remedy)).isEqualTo(hazard);
    }

    @ParameterizedTest
    @CsvSource({"KM_25,25,1", "KM_50,50,2", "KM_75,75,3", "KM_100,100,4", "KM_200,200,8"})
    void kilometresAndSquares(Distance distance, int km, int squares) {
        assertThat(distance.km()).isEqualTo(km);
        assertThat(distance.squares()).isEqualTo(squares);
    }

    @ParameterizedTest
    @CsvSource({"FULL,WITHOUT,106,18,38", "SHORT,WITHOUT,101,13,38", "FULL,WITH,115,21,44", "SHORT,WITH,110,16,44"})
    void aDeckHoldsItsCards(
            DeckComposition.Size size, DeckComposition.WrongWay wrongWay, int cards, int hazards, int remedies) {
        DeckComposition deck = new DeckComposition(size, wrongWay);
        assertThat(deck.cards()).hasSize(cards);
        assertThat(deck.cards()).filteredOn(Hazard.class::isInstance).hasSize(hazards);
        assertThat(deck.cards()).filteredOn(Remedy.class::isInstance).hasSize(remedies);
        assertThat(deck.cards()).filteredOn(Distance.class::isInstance).hasSize(46);
        assertThat(deck.cards()).filteredOn(Safety.class::isInstance).hasSize(4);
        assertThat(deck.cards().stream()
                        .filter(Distance.class::isInstance)
                        .mapToInt(card -> ((Distance) card).km())
                        .sum())
                .isEqualTo(3500);
        assertThat(deck.cards()).isSortedAccordingTo((card, otherCard) -> Card.index(card) - Card.index(otherCard));
    }

    @Test
    void aCardThatIsNoneHasNoName() {
        List<Card> byPlace = new ArrayList<>();
        for (int place = 0; place < Card.ALL.size(); place++) {
            byPlace.add(Card.at(place));
        }
        assertThat(byPlace).isEqualTo(Card.ALL);
    }
}
