package millebornes.engine.rules;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import millebornes.engine.card.Deck;
import millebornes.engine.table.GreenLight;
import millebornes.engine.table.Seating;

/// An edition of the game as data: which tables it knows, what it asks of a car, what it pays. A new edition is a new
/// value in [Profiles]; no rule asks for a profile by name.
///
/// @param id the protocol's word for it
/// @param tables the forms it is played in, with what depends on the form
/// @param options the options that it knows besides those that every profile knows
/// @param greenLight whether a cured car waits for a green light
/// @param safetyClears default of the option
/// @param discarding which cards may be thrown away
/// @param tokens whether attacks need a token from the reserve
/// @param playedCards where played cards go
/// @param exhaustion how a round ends when cards run out
/// @param matchTo default points of a match, 0 for one round
/// @param noLongBonus default of the option
/// @param marks what it pays
public record Profile(
        String id,
        List<Table> tables,
        Set<Option> options,
        GreenLight greenLight,
        SafetyClears safetyClears,
        Discarding discarding,
        Tokens tokens,
        PlayedCards playedCards,
        Exhaustion exhaustion,
        int matchTo,
        NoLongBonus noLongBonus,
        MarkTable marks) {

    /// A form that the profile knows.
    ///
    /// @param targets the km that may be chosen, the default first
    public record Table(Form form, List<Integer> targets, Deck.Size deck, Seating.Cars cars, ExtensionRule extension) {

        /// The km that are driven when nothing else is chosen.
        public int defaultTarget() {
            return targets.getFirst();
        }
    }

    /// Whether the seat that reaches 700 may call the extension.
    public enum ExtensionRule {
        OFFERED,
        UNKNOWN
    }

    /// Which cards may be thrown away.
    public enum Discarding {
        ANY_CARD,
        UNPLAYABLE_CARDS
    }

    /// Whether attacks need a token from a limited reserve.
    public enum Tokens {
        LIMITED,
        UNLIMITED
    }

    /// Where played cards go.
    public enum PlayedCards {
        TO_DISCARDS,
        ON_TABLE
    }

    /// How a round ends when no card can be drawn.
    public enum Exhaustion {
        /// when all hands are empty
        ALL_HANDS_EMPTY,
        /// when the seat to move cannot draw
        SEAT_CANNOT_DRAW,
        /// when a turn is over and some seat has no card
        SOME_HAND_EMPTY
    }

    /// Whether the 500 for neither 200 nor 100 are paid unless something else is chosen.
    public enum NoLongBonus {
        PAID,
        NOT_PAID
    }

    /// What this profile says of a form, or nothing when it is not played so.
    public Optional<Table> table(Form form) {
        return tables.stream().filter(table -> table.form().equals(form)).findFirst();
    }
}
