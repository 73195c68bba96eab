package millebornes.engine.rules;

/// An error in a set-up: the field by its protocol name, the requested value, and the reason.
public record SetupProblem(String field, String value, Reason reason) {

    /// The reason why a field of a set-up is invalid.
    public enum Reason {
        /// no edition of that name
        UNKNOWN_EDITION,
        /// no such team format
        UNKNOWN_TEAMS,
        /// the number of seats is missing
        SEATS_MISSING,
        /// the number of seats does not go with the teams
        SEATS_AND_TEAMS,
        /// the edition has no table with that number of players, or with such teams
        TABLE_UNKNOWN,
        /// no option of that name
        UNKNOWN_OPTION,
        /// not a value of that option
        BAD_VALUE,
        /// the edition does not know that option
        OPTION_UNKNOWN,
        /// that distance is not driven at this table
        TARGET_UNKNOWN,
        /// a match goes to points or counts rounds, not both
        POINTS_AND_ROUNDS,
        /// a match needs points, junior has none
        JUNIOR_HAS_NO_POINTS,
        /// the extension belongs to rounds of 700 km
        NO_EXTENSION_HERE,
        /// partners need teams
        NO_PARTNERS,
        /// the deck does not hold that card, or not so often
        NOT_IN_DECK
    }
}
