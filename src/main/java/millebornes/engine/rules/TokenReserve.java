package millebornes.engine.rules;

import millebornes.engine.card.Hazard;
import millebornes.engine.table.Round;

/// The attack tokens on the great milestone.
final class TokenReserve {

    private TokenReserve() {}

    /// How many tokens of this hazard are not on the road.
    static int left(Rules rules, Round round, Hazard hazard) {
        if (rules.profile().tokens() == Profile.Tokens.UNLIMITED) {
            return Integer.MAX_VALUE;
        }
        int left = tokens(hazard);
        for (int car = 0; car < round.cars().size(); car++) {
            left -= round.car(car).has(hazard) ? 1 : 0;
        }
        return left;
    }

    private static int tokens(Hazard hazard) {
        return switch (hazard) {
            case OUT_OF_GAS, FLAT_TIRE, ACCIDENT -> 3;
            case SPEED_LIMIT, RED_LIGHT -> 4;
            case WRONG_WAY -> 0;
        };
    }
}
