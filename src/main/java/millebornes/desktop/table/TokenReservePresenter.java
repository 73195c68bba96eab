package millebornes.desktop.table;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import millebornes.desktop.tabletop.BoardViewState.TokenReserveViewState;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Car;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;

/// Creates the view state of the unused tokens at the great milestone.
final class TokenReservePresenter {

    private TokenReservePresenter() {}

    static TokenReserveViewState reserve(SeatView view) {
        Map<Hazard, Integer> attacks = new EnumMap<>(Hazard.class);
        for (Hazard hazard : Hazard.values()) {
            if (hazard != Hazard.WRONG_WAY || view.rules().options().has(FlagOption.WRONG_WAY)) {
                attacks.put(hazard, left(view, hazard));
            }
        }
        Set<Safety> safeties = EnumSet.allOf(Safety.class);
        for (Car car : view.cars()) {
            safeties.removeAll(car.safeties().toList());
        }
        return new TokenReserveViewState(attacks, safeties);
    }

    private static int left(SeatView view, Hazard hazard) {
        int left = view.tokensLeft(hazard);
        return left == RuleEngine.UNLIMITED_TOKENS ? TokenReserveViewState.UNCOUNTED : left;
    }
}
