package millebornes.engine.rules;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.card.Card;
import millebornes.engine.card.Distance;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Remedy;
import millebornes.engine.card.Safety;
import millebornes.engine.play.Move;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;

/// Lists what may be done, in the order of the referee protocol.
final class LegalMoves {

    private static final Move END_TURN = new Move.EndTurn();

    private static final Move STUCK = new Move.Stuck();

    private static final List<Move> EXTENSION = List.of(new Move.Extend(), new Move.Stop());

    private static final int USUAL_NUMBER = 16;

    private LegalMoves() {}

    static List<Move> of(Rules rules, Round round) {
        return switch (round.phase()) {
            case Phase.Over over -> List.of();
            case Phase.Extension extension -> EXTENSION;
            case Phase.Window window -> inWindow(round, window, window.asked());
            case Phase.Turn turn -> inTurn(rules, round, turn);
        };
    }

    static List<Move> of(Rules rules, Round round, int seat) {
        int asked = round.phase().asked() & (1 << seat);
        if (asked == 0) {
            return List.of();
        }
        return round.phase() instanceof Phase.Window window ? inWindow(round, window, asked) : of(rules, round);
    }

    /// True when this card can be played on some car now.
    static boolean playable(Rules rules, Round round, int seat, Card card) {
        return switch (card) {
            case Distance distance -> Driving.refusal(round, seat, distance) == null;
            case Remedy remedy -> Curing.refusal(round, seat, remedy) == null;
            case Safety safety -> true;
            case Hazard hazard -> {
                boolean somewhere = false;
                for (int car = 0; car < round.cars().size() && !somewhere; car++) {
                    somewhere = Attacking.refusal(rules, round, seat, hazard, car) == null;
                }
                yield somewhere;
            }
        };
    }

    private static List<Move> inTurn(Rules rules, Round round, Phase.Turn turn) {
        int seat = turn.seat();
        Hand hand = round.hand(seat);
        List<Move> moves = new ArrayList<>(USUAL_NUMBER);
        int playable = 0;
        for (int index = hand.nextKind(0); index >= 0; index = hand.nextKind(index + 1)) {
            int others = moves.size();
            addPlays(rules, round, seat, Card.at(index), moves);
            playable |= moves.size() > others ? 1 << index : 0;
        }
        if (rules.accelerated() && turn.plays() > 0) {
            moves.add(END_TURN);
            return moves;
        }
        int kept = rules.profile().discarding() == Profile.Discarding.ANY_CARD ? 0 : playable;
        for (int index = hand.nextKind(0); index >= 0; index = hand.nextKind(index + 1)) {
            if ((kept & (1 << index)) == 0) {
                moves.add(Move.discard(Card.at(index)));
            }
        }
        if (playable == 0 && rules.options().extended() && round.shoe().reshuffles() > 0) {
            moves.add(STUCK);
        }
        return moves;
    }

    private static void addPlays(Rules rules, Round round, int seat, Card card, List<Move> moves) {
        if (card instanceof Hazard hazard) {
            addAttacks(rules, round, seat, hazard, moves);
        } else if (playable(rules, round, seat, card)) {
            moves.add(Move.play(card));
        }
    }

    private static void addAttacks(Rules rules, Round round, int seat, Hazard hazard, List<Move> moves) {
        for (int car = 0; car < round.cars().size(); car++) {
            if (Attacking.refusal(rules, round, seat, hazard, car) == null) {
                moves.add(Move.attack(hazard, car));
            }
        }
    }

    private static List<Move> inWindow(Round round, Phase.Window window, int asked) {
        List<Move> moves = new ArrayList<>(2);
        for (int seat = 0; seat < round.seating().seats(); seat++) {
            if ((asked & (1 << seat)) != 0) {
                if (round.hand(seat).holds(window.hazard().safety())) {
                    moves.add(Move.coupFourre(seat));
                }
                moves.add(Move.decline(seat));
            }
        }
        return moves;
    }
}
