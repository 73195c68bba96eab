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
/// @param refusal why it cannot be played on any car, or null when it can
/// @param refusedCar the car that the refusal speaks of
/// @param discard why it cannot be thrown away, or null when it can
public record Choice(
        int place,
        Card card,
        List<Integer> targets,
        @Nullable Refusal refusal,
        int refusedCar,
        @Nullable Refusal discard) {

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
                ? attack(rules, round, seat, place, hazard, discard)
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

    /// This choice with the reason why it cannot be played on that car.
    Choice refusedOn(int car, Refusal why) {
        return new Choice(place, card, targets, why, car, discard);
    }

    private static Choice own(int place, Card card, int car, @Nullable Refusal refusal, @Nullable Refusal discard) {
        return new Choice(place, card, refusal == null ? List.of(car) : List.of(), refusal, car, discard);
    }

    /// A hazard that fits nowhere is explained with the first opponent's car.
    private static Choice attack(
            Rules rules, Round round, int seat, int place, Hazard hazard, @Nullable Refusal discard) {
        List<Integer> targets = new ArrayList<>();
        Refusal first = null;
        int refused = rules.seating().carOf(seat);
        for (int car = 0; car < round.cars().size(); car++) {
            Refusal refusal = rules.refusal(round, Move.attack(hazard, car));
            if (refusal == null) {
                targets.add(car);
            } else if (first == null && refusal != Refusal.OWN_TEAM) {
                first = refusal;
                refused = car;
            }
        }
        return new Choice(place, hazard, targets, targets.isEmpty() ? first : null, refused, discard);
    }
}
