package millebornes.engine.rules;

/// Every switch of a game with the value that it has, defaults included.
///
/// @param target the km to reach
/// @param length when the match ends
/// @param capot whether a capot is paid
/// @param noLongBonus whether doing without any 200 and 100 earns 500 instead of 300
public record Options(
        Scoring scoring,
        boolean accelerated,
        boolean extended,
        int target,
        MatchLength length,
        boolean extension,
        boolean capot,
        SafetyClears safetyClears,
        boolean noLongBonus,
        boolean cumulate,
        boolean reshuffle,
        boolean wrongWay,
        boolean adjacentPartners,
        boolean shortDeck) {}
