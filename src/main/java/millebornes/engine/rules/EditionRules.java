package millebornes.engine.rules;

/// The rules that differ between the rule books of the editions.
///
/// @param winner who wins a round with points
/// @param replay when a safety is followed by another play
/// @param cumulated the cars that may have several stop hazards
/// @param capot the teams that may have the capot prize
public record EditionRules(RoundWinnerRule winner, ReplayRule replay, CumulatedHazardsRule cumulated, CapotRule capot) {

    /// The rules of most editions, and of games that were begun before some editions got rules of their own.
    public static final EditionRules COMMON = new EditionRules(
            RoundWinnerRule.MOST_POINTS,
            ReplayRule.WITH_A_CARD,
            CumulatedHazardsRule.STARTED_CARS,
            CapotRule.DRIVEN_TEAMS);

    /// Who wins a round that is scored by points.
    public enum RoundWinnerRule {
        /// the most points; ties are shared
        MOST_POINTS,
        /// the team that reached the target, or no team
        TARGET_REACHED
    }

    /// When a safety or a coup-fourré is followed by another play.
    public enum ReplayRule {
        /// if a card can be drawn for the play
        WITH_A_CARD,
        /// always, as long as the player holds a card
        ALWAYS
    }

    /// The cars that may have several stop hazards.
    public enum CumulatedHazardsRule {
        STARTED_CARS,
        ALL_CARS
    }

    /// The teams that may have the capot prize, which is for opponents at 0 km.
    public enum CapotRule {
        /// only teams that have driven
        DRIVEN_TEAMS,
        /// also teams at 0 km
        ALL_TEAMS
    }
}
