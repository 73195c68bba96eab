package millebornes.engine.rules;

import java.util.List;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.engine.table.Seating;
import org.jspecify.annotations.Nullable;

/// A fact about the game, for screens, narrator and statistics. An event filtered by [#seenBy(int)] contains nothing
/// that the seat may not know.
public sealed interface Event {

    /// A card was played openly or discarded.
    sealed interface CardPlayed extends Event {

        int seat();

        /// The affected car: the player's own one, or the victim of an attack; [Seating#NOBODY] for a discard.
        int car();

        Card card();

        /// Whether this is an attack on that car.
        default boolean isAttackOn(int car) {
            return this instanceof Attacked && car() == car;
        }
    }

    /// A round with that number, from 1, has begun; the seat `first` plays first.
    record RoundBegan(int number, int first) implements Event {}

    /// A seat was dealt its hand, which is null if the listener may not know it.
    record Dealt(int seat, @Nullable Hand hand) implements Event {}

    /// A seat's turn has begun.
    record TurnBegan(int seat) implements Event {}

    /// A seat drew a card, which is null if the listener may not know it.
    record Drew(int seat, @Nullable Card card) implements Event {}

    /// A car drove along the road, from one position in km to another.
    record Drove(int seat, int car, Distance distance, int fromKm, int toKm) implements CardPlayed {
        @Override
        public Card card() {
            return distance;
        }
    }

    /// A hazard was played on a car.
    record Attacked(int seat, int car, Hazard hazard) implements CardPlayed {
        @Override
        public Card card() {
            return hazard;
        }
    }

    /// A remedy was played on the player's car. A green light also starts the car.
    record Cured(int seat, int car, Remedy remedy) implements CardPlayed {
        @Override
        public Card card() {
            return remedy;
        }
    }

    /// A safety was played in the player's own turn.
    record SafetyShown(int seat, int car, Safety safety) implements CardPlayed {
        @Override
        public Card card() {
            return safety;
        }
    }

    /// A safety took a hazard away.
    record HazardLifted(int car, Hazard hazard) implements Event {}

    /// A coup-fourré was declared against the attacker's seat.
    record CoupFourreDeclared(int seat, int car, Safety safety, Hazard hazard, int attacker) implements CardPlayed {
        @Override
        public Card card() {
            return safety;
        }
    }

    /// A seat between attacker and declarer has lost its turn.
    record TurnLost(int seat) implements Event {}

    /// A card was discarded.
    record Discarded(int seat, Card card) implements CardPlayed {
        @Override
        public int car() {
            return Seating.NOBODY;
        }
    }

    /// A seat ended its accelerated turn.
    record TurnEnded(int seat) implements Event {}

    /// A seat declared that it cannot play.
    record DeclaredStuck(int seat) implements Event {}

    /// The discards became the draw pile of so many cards; the removed safeties left the game.
    record Reshuffled(int cards, List<Safety> removed) implements Event {}

    /// A seat without cards was passed over.
    record Skipped(int seat) implements Event {}

    /// A seat has reached 700 km and is asked whether to extend the round.
    record ExtensionOffered(int seat) implements Event {}

    /// The extension was called: the round continues to the new target.
    record Extended(int seat, int target) implements Event {}

    /// The extension was not called.
    record ExtensionDeclined(int seat) implements Event {}

    /// A car has reached the target.
    record Arrived(int car, int km) implements Event {}

    /// The round is over.
    record RoundEnded(RoundEnd reason) implements Event {}

    /// The match is over. There are no winners after a single round that no team has won.
    record MatchEnded(List<Integer> winners) implements Event {}

    /// The reason why a round ended.
    enum RoundEnd {
        /// A car has reached the target.
        ARRIVED,
        /// The cards are used up.
        EXHAUSTED,
        /// Every seat with cards declared in a row that it cannot play.
        ALL_STUCK,
        /// The reshuffled cards were used up without progress.
        NO_PROGRESS
    }

    /// Whether the event is news for people who follow the game. Events of every turn are left out, since they would
    /// hide the others.
    default boolean isNews() {
        return switch (this) {
            case Dealt _, TurnBegan _, Drew _, TurnEnded _, ExtensionOffered _ -> false;
            case CardPlayed _,
                    RoundBegan _,
                    HazardLifted _,
                    TurnLost _,
                    DeclaredStuck _,
                    Reshuffled _,
                    Skipped _,
                    Extended _,
                    ExtensionDeclined _,
                    Arrived _,
                    RoundEnded _,
                    MatchEnded _ -> true;
        };
    }

    /// This event as a seat may know it: without the cards that others are dealt or draw.
    default Event seenBy(int seat) {
        if (this instanceof Drew drew && drew.seat() != seat) {
            return new Drew(drew.seat(), null);
        }
        if (this instanceof Dealt dealt && dealt.seat() != seat) {
            return new Dealt(dealt.seat(), null);
        }
        return this;
    }
}
