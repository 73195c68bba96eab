package millebornes.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Successive discards give the pile of all of them.
class DiscardPileEditorTest {

    private static final List<Card> BELOW = List.of(Distance.KM_25, Safety.DRIVING_ACE);

    @Test
    void cardsComeOnTopOfThoseThatLieThere() {
        DiscardPileEditor discards = new DiscardPileEditor(DiscardPile.of(BELOW));
        List<Card> all = new ArrayList<>(BELOW);
        for (int round = 0; round < 10; round++) {
            for (Card card : Card.ALL) {
                discards.add(card);
                all.add(card);
                assertThat(discards.size()).isEqualTo(all.size());
            }
            assertThat(discards.cards()).isEqualTo(all);
        }
        assertThat(discards.pile()).isEqualTo(all);
    }

    @Test
    void theLatestCardsAreCounted() {
        List<Card> all = List.of(Distance.KM_25, Hazard.ACCIDENT, Distance.KM_25, Remedy.REPAIRS, Distance.KM_25);
        for (int above = 0; above <= all.size(); above++) {
            int below = all.size() - above;
            DiscardPileEditor discards = new DiscardPileEditor(DiscardPile.of(all.subList(0, below)));
            all.subList(below, all.size()).forEach(discards::add);
            for (int latest = 0; latest <= all.size() + 1; latest++) {
                List<Card> late = all.subList(Math.max(0, all.size() - latest), all.size());
                for (Card card : Card.ALL) {
                    int count = (int) late.stream().filter(card::equals).count();
                    assertThat(discards.countLately(card, latest))
                            .as("%s of the last %d", card, latest)
                            .isEqualTo(count);
                    assertThat(DiscardPile.of(all).countLately(card, latest)).isEqualTo(count);
                }
            }
        }
    }

    @Test
    void aPileThatWasTakenStaysAsItIs() {
        DiscardPileEditor discards = new DiscardPileEditor(DiscardPile.EMPTY);
        discards.add(Hazard.ACCIDENT);
        DiscardPile pileBefore = discards.pile();
        discards.add(Remedy.REPAIRS);
        assertThat(pileBefore).containsExactly(Hazard.ACCIDENT);
        assertThat(discards.pile()).containsExactly(Hazard.ACCIDENT, Remedy.REPAIRS);
        assertThat(discards.cards()).isEqualTo(discards.pile());
    }

    @Test
    void safetiesAreKnownWhereverTheyLie() {
        DiscardPileEditor discards = new DiscardPileEditor(DiscardPile.of(BELOW));
        assertThat(discards.contains(Safety.DRIVING_ACE)).isTrue();
        assertThat(discards.contains(Safety.EXTRA_TANK)).isFalse();
        discards.add(Safety.EXTRA_TANK);
        assertThat(discards.contains(Safety.EXTRA_TANK)).isTrue();
        assertThat(discards.sizeWithoutSafeties()).isEqualTo(1);
        discards.clear();
        assertThat(discards.cards()).isEmpty();
        assertThat(discards.size() + discards.sizeWithoutSafeties()).isZero();
        assertThat(discards.contains(Safety.DRIVING_ACE)).isFalse();
        assertThat(discards.pile()).isEmpty();
    }

    @Test
    void aCopyGoesItsOwnWay() {
        DiscardPileEditor editor = new DiscardPileEditor(DiscardPile.of(BELOW));
        editor.add(Distance.KM_50);
        DiscardPileEditor otherEditor = editor.copy();
        editor.add(Distance.KM_75);
        otherEditor.add(Safety.RIGHT_OF_WAY);
        otherEditor.add(Distance.KM_200);
        assertThat(editor.pile()).endsWith(Distance.KM_50, Distance.KM_75).hasSize(4);
        assertThat(editor.contains(Safety.RIGHT_OF_WAY)).isFalse();
        assertThat(otherEditor.pile()).endsWith(Distance.KM_50, Safety.RIGHT_OF_WAY, Distance.KM_200);
    }
}
