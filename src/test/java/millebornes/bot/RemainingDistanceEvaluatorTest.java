package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.engine.notation.CardText;
import millebornes.engine.notation.CardTextReader;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hand;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The number of cards that complete a remaining distance.
class RemainingDistanceEvaluatorTest {

    @ParameterizedTest
    @CsvSource(textBlock = """
            100, 100,         0, 1
            100, 25 75,       0, 2
            100, 50,          0, 0
            100, 50 50,       0, 2
            100, 25 25 50,    0, 3
            75,  50,          0, 0
            200, 200,         1, 1
            200, 200,         2, 0
            200, 200 100 100, 2, 2
            200, 100,         0, 0
            175, 50 50 75,    0, 3
            """)
    void itIsCountedWithWhatTheHandHolds(int km, String cards, int played200, int wanted) {
        assertThat(RemainingDistanceEvaluator.cardsToComplete(km / Distance.KM_PER_SQUARE, hand(cards), played200))
                .isEqualTo(wanted);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            75,  100, 25 75,    true
            50,  100, 25 50 75, false
            100, 100, 100 25,   true
            100, 75,  100 75,   false
            75,  400, 75 75,    false
            """)
    void aCardBelongsToWhatCompletesTheRest(String card, int km, String cards, boolean belongs) {
        assertThat(RemainingDistanceEvaluator.completes(CardText.card(card), km, hand(cards), 0))
                .isEqualTo(belongs);
    }

    private static Hand hand(String cards) {
        List<Card> list = CardTextReader.cards(cards);
        return Hand.of(list);
    }
}
