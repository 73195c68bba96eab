package millebornes.bot;

import java.util.List;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hand;
import org.jspecify.annotations.Nullable;

/// Finds the card that a seat has drawn since the move before its own.
final class DrawnCard {

    /// No card, or more than one.
    static final int NONE = -1;

    private static final List<Card> KINDS = Card.ALL;

    private final MutableRound round;
    private final Hand[] hands = new Hand[2];
    private int pile;

    DrawnCard(MutableRound round) {
        this.round = round;
        remember();
    }

    /// Remembers how things are before a seat makes a move.
    void before(int seat, Move move) {
        remember();
        @Nullable Card playedCard = move.card();
        if (playedCard != null) {
            hands[seat] = hands[seat].without(playedCard);
        }
    }

    private void remember() {
        hands[0] = round.hand(0);
        hands[1] = round.hand(1);
        pile = round.drawPileSize();
    }

    /// The kind of the only card that was drawn, which this seat has, or [#NONE].
    int by(int seat) {
        int drawn = NONE;
        int found = 0;
        for (int kind = 0; kind < KINDS.size(); kind++) {
            if (round.hand(seat).count(KINDS.get(kind)) > hands[seat].count(KINDS.get(kind))) {
                drawn = kind;
                found++;
            }
        }
        return found == 1 && pile - round.drawPileSize() == 1 ? drawn : NONE;
    }
}
