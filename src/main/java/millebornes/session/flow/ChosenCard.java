package millebornes.session.flow;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// A card that a person has selected in their turn, with its possible uses. The rules are evaluated once, when it is
/// selected.
///
/// @param place its index in the hand, from 0
/// @param card which card it is
/// @param targets the cars on which it may be played now; at most the player's own car, except for a hazard
/// @param refusals the moves with this card that are refused, with the reasons
/// @param refused the move that was or would be tried, with its refusal; null while the card can be played
/// @param care whether the person has confirmed that a safety is to be discarded
public record ChosenCard(
        int place,
        Card card,
        List<Integer> targets,
        Map<Move, Refusal> refusals,
        @Nullable RefusedMove refused,
        DiscardCare care) {

    /// Whether a person has been asked for confirmation before a safety is discarded.
    public enum DiscardCare {
        NOT_ASKED,
        ASKED
    }

    /// A move with the chosen card that the rules refuse.
    public record RefusedMove(Move move, Refusal refusal) {}

    public ChosenCard {
        targets = List.copyOf(targets);
        refusals = Map.copyOf(refusals);
    }

    /// A card of the current player's hand with its possible uses.
    ///
    /// They depend only on that hand and on public information. A hazard that can be played on no car is explained with
    /// the first opponent's car.
    static ChosenCard of(RuleEngine rules, Round round, int seat, int place) {
        Card card = round.hand(seat).cards().get(place);
        List<Integer> cars = card instanceof Hazard
                ? IntStream.range(0, round.cars().size()).boxed().toList()
                : List.of(rules.seating().carOf(seat));
        Map<Move, Refusal> refusals = new HashMap<>();
        for (int car : cars) {
            ask(rules, round, on(card, car), refusals);
        }
        ask(rules, round, Move.discard(card), refusals);
        List<Integer> targets = cars.stream()
                .filter(car -> !refusals.containsKey(on(card, car)))
                .toList();
        return new ChosenCard(
                place,
                card,
                targets,
                refusals,
                targets.isEmpty() ? explained(card, cars, refusals) : null,
                DiscardCare.NOT_ASKED);
    }

    private static @Nullable RefusedMove explained(Card card, List<Integer> cars, Map<Move, Refusal> refusals) {
        for (int car : cars) {
            @Nullable Refusal refusal = refusals.get(on(card, car));
            if (refusal != null && refusal != Refusal.OWN_TEAM) {
                return new RefusedMove(on(card, car), refusal);
            }
        }
        return null;
    }

    /// The move that plays this card on a car.
    public Move on(int car) {
        return on(card, car);
    }

    /// The refusal of a move with this card, or null when it is legal.
    @Nullable
    Refusal refusal(Move move) {
        return refusals.get(move);
    }

    /// The refusal to discard this card, or null when that is legal.
    public @Nullable Refusal discard() {
        return refusal(Move.discard(card));
    }

    /// The only car on which this card may be played, or -1 when there are several or none.
    int onlyTarget() {
        return targets.size() == 1 ? targets.getFirst() : -1;
    }

    /// A copy with the move that was tried and refused.
    ChosenCard refusing(Move move, Refusal refusal) {
        return new ChosenCard(place, card, targets, refusals, new RefusedMove(move, refusal), care);
    }

    /// Whether this is a safety that may be discarded, and the person has not been asked for confirmation.
    public boolean needsCare() {
        return card instanceof Safety && discard() == null && care == DiscardCare.NOT_ASKED;
    }

    /// A copy after the person has been asked for confirmation.
    public ChosenCard asked() {
        return new ChosenCard(place, card, targets, refusals, null, DiscardCare.ASKED);
    }

    private static Move on(Card card, int car) {
        return card instanceof Hazard hazard ? Move.attack(hazard, car) : Move.play(card);
    }

    private static void ask(RuleEngine rules, Round round, Move move, Map<Move, Refusal> refusals) {
        @Nullable Refusal refusal = rules.refusal(round, move);
        if (refusal != null) {
            refusals.put(move, refusal);
        }
    }
}
