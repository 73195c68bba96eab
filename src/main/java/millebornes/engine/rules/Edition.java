package millebornes.engine.rules;

import java.util.List;
import java.util.Optional;
import millebornes.engine.rules.SetupProblem.Reason;
import millebornes.engine.table.GreenLightRestartRule;
import millebornes.engine.table.Seating;

/// An edition of the game as data: its tables, players, options, rules for cars, and points. A new edition is a new
/// value in [Editions]; no rule and no screen tests for an edition by name.
///
/// @param id the protocol's word for it
/// @param tables the allowed team formats, with their decks and roads
/// @param opponents the kinds of players allowed
/// @param firstSeatRule the player who begins the first round
/// @param flags its default for every flag
/// @param scorings the ways to win that it knows, the default first
/// @param greenLight whether a cured car waits for a green light
/// @param safetyClears which safeties clear their hazards unless something else is chosen
/// @param discarding the cards that may be discarded
/// @param tokens whether attacks need a token from the reserve
/// @param playedCards where played cards go
/// @param exhaustion how a round ends when cards run out
/// @param matchTo default points of a match, 0 for one round
/// @param reasonPoints its points
/// @param book the rules that differ between rule books
public record Edition(
        String id,
        List<TablePreset> tables,
        OpponentsRule opponents,
        FirstSeatRule firstSeatRule,
        FlagDefaults flags,
        List<ScoringMode> scorings,
        GreenLightRestartRule greenLight,
        SafetyClearsRule safetyClears,
        DiscardRule discarding,
        TokenSupply tokens,
        PlayedCardsRule playedCards,
        ExhaustionRule exhaustion,
        int matchTo,
        EditionPointValues reasonPoints,
        EditionRules book) {

    /// The km of the usual road, to which an extension leads.
    public static final int LONG_ROAD = 1000;

    /// The km of the shorter road, from which a round can be extended.
    public static final int SHORT_ROAD = 700;

    /// The points that end a long game.
    public static final int LONG_MATCH = 5000;

    public Edition {
        tables = List.copyOf(tables);
        scorings = List.copyOf(scorings);
    }

    /// A team format that the edition allows, with its road.
    ///
    /// @param targets the distances in km that may be chosen as target, the default first
    /// @param on the flags that are on by default at this table, besides those of the edition
    public record TablePreset(TeamFormat form, List<Integer> targets, Seating.CarAssignment cars, FlagOptionSet on) {

        public TablePreset {
            targets = List.copyOf(targets);
        }

        /// The default target in km.
        public int defaultTarget() {
            return targets.getFirst();
        }

        /// The reason why a flag of the edition cannot be on at this table; empty if it can.
        Optional<Reason> reasonAgainst(FlagOption flag) {
            return switch (flag.need()) {
                case NOTHING -> Optional.empty();
                case PARTNERS -> form.isSingles() ? Optional.of(Reason.NO_PARTNERS) : Optional.empty();
                case ROUND_OF_700 ->
                    defaultTarget() == SHORT_ROAD ? Optional.empty() : Optional.of(Reason.NO_EXTENSION_HERE);
            };
        }
    }

    /// The kinds of players allowed.
    public enum OpponentsRule {
        /// people and computers as they like
        ANYBODY,
        /// one person and one computer
        PERSON_AGAINST_COMPUTER
    }

    /// The player who begins the first round.
    public enum FirstSeatRule {
        YOUNGEST,
        LEFT_OF_DEALER,
        PERSON
    }

    /// The cards that may be discarded.
    public enum DiscardRule {
        ANY_CARD,
        UNPLAYABLE_CARDS
    }

    /// Whether attacks need a token from a limited reserve.
    public enum TokenSupply {
        LIMITED,
        UNLIMITED
    }

    /// Where played cards go.
    public enum PlayedCardsRule {
        TO_DISCARDS,
        ON_TABLE
    }

    /// The end of a round when no card can be drawn.
    public enum ExhaustionRule {
        /// when all hands are empty
        ALL_HANDS_EMPTY,
        /// when the seat to move cannot draw
        SEAT_CANNOT_DRAW,
        /// when a turn is over and some seat has no card
        SOME_HAND_EMPTY
    }

    /// A copy of this edition with [EditionRules#COMMON], for games that were begun before [#book()] existed.
    public Edition earlier() {
        return with(EditionRules.COMMON);
    }

    private Edition with(EditionRules otherRules) {
        return new Edition(
                id,
                tables,
                opponents,
                firstSeatRule,
                flags,
                scorings,
                greenLight,
                safetyClears,
                discarding,
                tokens,
                playedCards,
                exhaustion,
                matchTo,
                reasonPoints,
                otherRules);
    }

    /// The table for a team format; empty if the edition does not allow it.
    public Optional<TablePreset> table(TeamFormat form) {
        return tables.stream().filter(table -> isSame(table.form(), form)).findFirst();
    }

    /// Whether two formats are equal. The equality of records is slow on first use: it costs the first page ten
    /// milliseconds.
    private static boolean isSame(TeamFormat format, TeamFormat otherFormat) {
        return format.teams() == otherFormat.teams() && format.seatsPerTeam() == otherFormat.seatsPerTeam();
    }

    /// Whether people may choose between several ways to win.
    public boolean hasChoiceOfScoring() {
        return scorings.size() > 1;
    }

    /// Whether people may choose the value of an option in this edition.
    public boolean knows(RuleOption option) {
        return switch (option) {
            case FlagOption flag -> flags.offers(flag);
            case ValueOption.SCORING -> hasChoiceOfScoring();
            case ValueOption.TARGET -> hasChoiceOfTarget();
            case ValueOption.MATCH_TO, ValueOption.ROUNDS, ValueOption.SAFETY_CLEARS -> true;
        };
    }

    /// True when some table of the edition leaves a choice of targets.
    public boolean hasChoiceOfTarget() {
        return tables.stream().anyMatch(table -> table.targets().size() > 1);
    }

    /// True when a flag can be switched on at that table of the edition.
    public boolean isOffered(FlagOption flag, TablePreset table) {
        return flags.offers(flag) && table.reasonAgainst(flag).isEmpty();
    }

    /// Whether a flag is on by default at a table of the edition.
    public boolean isOnByDefault(FlagOption flag, TablePreset table) {
        boolean on = flags.on().contains(flag) || table.on().contains(flag);
        return on && table.reasonAgainst(flag).isEmpty();
    }
}
