package millebornes.engine.rules;

import millebornes.engine.card.Hazard;
import millebornes.engine.card.HazardSet;
import millebornes.engine.table.Round;

/// The attack tokens on the great milestone.
final class TokenReserve {

    /// The fewest tokens that there are of a hazard.
    private static final int FEWEST = 3;

    private TokenReserve() {}

    /// How many tokens of this hazard are not on the road.
    static int left(RuleParameters rules, Round round, Hazard hazard) {
        if (rules.profile().tokens() == Profile.Tokens.UNLIMITED) {
            return Integer.MAX_VALUE;
        }
        int left = tokens(hazard);
        for (int car = 0; car < round.cars().size(); car++) {
            left -= round.car(car).has(hazard) ? 1 : 0;
        }
        return left;
    }

    /// The hazards of which all tokens are on the road. With so few cars that each may have one of every kind, nobody
    /// needs to count.
    static HazardSet usedUp(RuleParameters rules, Round round) {
        HazardSet usedUp = HazardSet.NONE;
        if (round.cars().size() < FEWEST || rules.profile().tokens() == Profile.Tokens.UNLIMITED) {
            return usedUp;
        }
        for (Hazard hazard : Hazard.values()) {
            usedUp = left(rules, round, hazard) > 0 ? usedUp : usedUp.with(hazard);
        }
        return usedUp;
    }

    private static int tokens(Hazard hazard) {
        return switch (hazard) {
            case OUT_OF_GAS, FLAT_TIRE, ACCIDENT -> FEWEST;
            case SPEED_LIMIT, RED_LIGHT -> 4;
            case WRONG_WAY -> 0;
        };
    }
}
