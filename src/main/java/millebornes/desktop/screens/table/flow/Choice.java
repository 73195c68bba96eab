package millebornes.desktop.screens.table.flow;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.card.Card;
import millebornes.engine.card.Hazard;
import millebornes.engine.play.Move;
import millebornes.engine.play.Refusal;
import millebornes.engine.rules.Rules;
import millebornes.engine.table.Round;
import org.jspecify.annotations.Nullable;

/// A card that a person has chosen in the own turn, with what may be done with it.
///
/// @param place where it lies in the hand, from 0
/// @param card which card it is
/// @param targets the cars that it may be played on now; the own one for everything but a hazard
/// @param refused what was tried, or would be, and why it cannot be; null while the card can be played
/// @param discard why it cannot be thrown away, or null when it can
public record Choice(
        int place,
        Card card,
        List<Integer> targets,
        @Nullable Refused refused,
        @Nullable Refusal discard) {

    /// A move of the chosen card that the rules forbid.
    public record Refused(Move move, Refusal why) {}

    public Choice {
        targets = List.copyOf(targets);
    }

    /// What may be done with the card at a place of the hand of the seat whose turn it is.
    ///
    /// Only that seat's own cards and what lies open decide.
    static Choice of(Rules rules, Round round, int seat, int place) {
        Card card = round.hand(seat).cards().get(place);
        Refusal discard = rules.refusal(round, Move.discard(card));
        int own = rules.seating().carOf(seat);
        return card instanceof Hazard hazard
                ? attack(rules, round, place, hazard, discard)
                : own(place, card, own, rules.refusal(round, Move.play(card)), discard);
    }

    /// The move of this card on that car.
    public Move on(int car) {
        return card instanceof Hazard hazard ? Move.attack(hazard, car) : Move.play(card);
    }

    /// The only car it may be played on, or -1 when there are several or none.
    int onlyTarget() {
        return targets.size() == 1 ? targets.getFirst() : -1;
    }

    /// This choice with a move that cannot be.
    Choice refusing(Move move, Refusal why) {
        return new Choice(place, card, targets, new Refused(move, why), discard);
    }

    private static Choice own(int place, Card card, int car, @Nullable Refusal refusal, @Nullable Refusal discard) {
        return refusal == null
                ? new Choice(place, card, List.of(car), null, discard)
                : new Choice(place, card, List.of(), new Refused(Move.play(card), refusal), discard);
    }

    /// A hazard that fits nowhere is explained with the first opponent's car.
    private static Choice attack(Rules rules, Round round, int place, Hazard hazard, @Nullable Refusal discard) {
        List<Integer> targets = new ArrayList<>();
        Refused first = null;
        for (int car = 0; car < round.cars().size(); car++) {
            Refusal refusal = rules.refusal(round, Move.attack(hazard, car));
            if (refusal == null) {
                targets.add(car);
            } else if (first == null && refusal != Refusal.OWN_TEAM) {
                first = new Refused(Move.attack(hazard, car), refusal);
            }
        }
        return new Choice(place, hazard, targets, targets.isEmpty() ? first : null, discard);
    }
}
