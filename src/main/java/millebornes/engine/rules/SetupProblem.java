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
        /// the edition has no such target at this table
        TARGET_UNKNOWN,
        /// both points and rounds are given for the end of a match
        POINTS_AND_ROUNDS,
        /// a junior game has no points, by which a match could end
        JUNIOR_HAS_NO_POINTS,
        /// only rounds of 700 km can be extended
        NO_EXTENSION_HERE,
        /// there are no partners without teams
        NO_PARTNERS,
        /// the deck does not hold that card, or not as many of it
        NOT_IN_DECK
    }
}
