package millebornes.bot;

import java.util.List;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Card;

/// The inputs of a neural network for the draw pile: the number of its cards, and of each kind.
final class DrawPileFeatures {

    private static final List<Card> KINDS = Card.ALL;

    /// The limits of the size of the draw pile, in cards: below each of them one more input is set.
    private static final int[] SIZES = {1, 5, 10, 20, 40};

    /// The number of inputs for a pile.
    static final int SIZE = 1 + SIZES.length + KINDS.size();

    private static final float PILE_SCALE = 0.05f;

    private static final float SCALE = 0.5f;

    private DrawPileFeatures() {}

    static void put(SparseNetInputs inputs, int pileAt, RuleEngine rules, MutableRound round) {
        int at = pileAt;
        int pile = round.drawPileSize();
        inputs.put(at++, pile * PILE_SCALE);
        for (int size : SIZES) {
            inputs.putIf(pile < size, at++);
        }
        int seats = rules.seating().seats();
        for (Card card : KINDS) {
            int left = rules.deck().count(card) - round.discarded(card) - round.played(card);
            for (int seat = 0; seat < seats; seat++) {
                left -= round.hand(seat).count(card);
            }
            if (left > 0) {
                inputs.put(at, left * SCALE);
            }
            at++;
        }
    }
}
