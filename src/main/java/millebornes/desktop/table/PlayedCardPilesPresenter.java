package millebornes.desktop.table;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import millebornes.desktop.tabletop.BoardViewState.PlayedCardPilesViewState;
import millebornes.desktop.tabletop.BoardViewState.PlayedCardPilesViewState.PlayedPile;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Edition.PlayedCardsRule;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardKindCounts;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.words.Words;

/// Creates the view state of the played cards that stay on the table, by family.
record PlayedCardPilesPresenter(Words words) {

    private static final List<Card> FAMILIES =
            List.of(Distance.KM_25, Hazard.RED_LIGHT, Remedy.GREEN_LIGHT, Safety.RIGHT_OF_WAY);

    PlayedCardPilesViewState played(SeatView view, CardKindCounts tableCounts) {
        if (view.rules().edition().playedCards() == PlayedCardsRule.TO_DISCARDS) {
            return PlayedCardPilesViewState.NONE;
        }
        List<Card> cards = tableCounts.cards();
        List<Integer> counts = FAMILIES.stream()
                .map(familyCard -> (int) cards.stream()
                        .filter(card -> card.getClass() == familyCard.getClass())
                        .count())
                .toList();
        List<PlayedPile> piles = IntStream.range(0, FAMILIES.size())
                .mapToObj(family -> new PlayedPile(FAMILIES.get(family), words.number(counts.get(family))))
                .toList();
        return new PlayedCardPilesViewState(
                words.text("table.played", cards.size()),
                piles,
                words.sentence(
                        "table.played.spoken",
                        Map.of(
                                "distances", counts.get(0),
                                "hazards", counts.get(1),
                                "remedies", counts.get(2),
                                "safeties", counts.get(3))));
    }
}
