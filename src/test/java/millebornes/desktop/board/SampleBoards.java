package millebornes.desktop.board;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.BoardViewState.TokenReserveViewState;
import millebornes.desktop.tabletop.CarSafetyViewState;
import millebornes.desktop.tabletop.CarSafetyViewState.SafetyOrientation;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.tabletop.CarViewState.GreenLightNeed;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;

/// Boards for galleries and tests.
final class SampleBoards {

    private SampleBoards() {}

    /// Four cars in the middle of a game: one limited, one rolling, one with a flat tire, one with two safeties.
    static BoardViewState four() {
        return new BoardViewState(
                1000,
                List.of(
                        car(Livery.A, 375, List.of(Hazard.SPEED_LIMIT), List.of(), GreenLightNeed.NONE),
                        car(Livery.B, 450, List.of(), List.of(), GreenLightNeed.NONE),
                        car(Livery.C, 200, List.of(Hazard.FLAT_TIRE), List.of(), GreenLightNeed.NONE),
                        car(
                                Livery.D,
                                725,
                                List.of(),
                                List.of(
                                        new CarSafetyViewState(Safety.DRIVING_ACE, SafetyOrientation.UPRIGHT),
                                        new CarSafetyViewState(Safety.RIGHT_OF_WAY, SafetyOrientation.CROSSWISE)),
                                GreenLightNeed.NONE)),
                counted());
    }

    /// Four cars of which the first is at `km`, the others as far behind as there is road.
    static BoardViewState led(int km) {
        return new BoardViewState(
                1000,
                IntStream.range(0, 4)
                        .mapToObj(i -> car(
                                Livery.values()[i],
                                Math.max(0, km - 75 * i),
                                List.of(),
                                List.of(),
                                GreenLightNeed.NONE))
                        .toList(),
                counted());
    }

    /// Two cars, wide lanes.
    static BoardViewState two() {
        return new BoardViewState(
                1000,
                List.of(
                        car(
                                Livery.A,
                                625,
                                List.of(),
                                List.of(new CarSafetyViewState(Safety.EXTRA_TANK, SafetyOrientation.UPRIGHT)),
                                GreenLightNeed.WAITING),
                        car(
                                Livery.D,
                                300,
                                List.of(Hazard.RED_LIGHT, Hazard.SPEED_LIMIT),
                                List.of(),
                                GreenLightNeed.NONE)),
                counted());
    }

    /// Three cars on their way to 700, the last one still at home with a limit before its door.
    static BoardViewState to700() {
        return new BoardViewState(
                700,
                List.of(
                        car(Livery.A, 500, List.of(), List.of(), GreenLightNeed.NONE),
                        car(Livery.B, 0, List.of(), List.of(), GreenLightNeed.NONE),
                        new CarViewState(
                                Livery.C,
                                CarStop.GARAGE,
                                List.of(Hazard.SPEED_LIMIT),
                                List.of(new CarSafetyViewState(Safety.EXTRA_TANK, SafetyOrientation.UPRIGHT)),
                                GreenLightNeed.NONE,
                                "C")),
                counted());
    }

    /// Six cars with as many tokens as a game can lay, two of them abreast in a bend.
    static BoardViewState six() {
        List<Hazard> everything = List.of(Hazard.values());
        List<CarSafetyViewState> all = List.of(
                new CarSafetyViewState(Safety.RIGHT_OF_WAY, SafetyOrientation.UPRIGHT),
                new CarSafetyViewState(Safety.EXTRA_TANK, SafetyOrientation.CROSSWISE),
                new CarSafetyViewState(Safety.PUNCTURE_PROOF, SafetyOrientation.UPRIGHT),
                new CarSafetyViewState(Safety.DRIVING_ACE, SafetyOrientation.CROSSWISE));
        return new BoardViewState(
                1000,
                List.of(
                        car(Livery.A, 700, everything, List.of(), GreenLightNeed.NONE),
                        car(Livery.B, 700, List.of(Hazard.ACCIDENT), all, GreenLightNeed.NONE),
                        car(Livery.C, 325, List.of(), List.of(), GreenLightNeed.WAITING),
                        car(Livery.D, 325, List.of(Hazard.WRONG_WAY), List.of(), GreenLightNeed.NONE),
                        car(Livery.E, 950, List.of(Hazard.OUT_OF_GAS), List.of(), GreenLightNeed.NONE),
                        car(Livery.F, 25, List.of(), List.of(), GreenLightNeed.NONE)),
                new TokenReserveViewState(
                        everything.stream()
                                .collect(Collectors.toMap(Function.identity(), _ -> TokenReserveViewState.UNCOUNTED)),
                        Set.of(Safety.values())));
    }

    /// Before the first move.
    static BoardViewState start(int cars) {
        return new BoardViewState(
                1000,
                IntStream.range(0, cars)
                        .mapToObj(i -> bare(Livery.of(i), CarStop.GARAGE))
                        .toList(),
                counted());
    }

    /// A car without any token.
    static CarViewState bare(Livery livery, CarStop stop) {
        return new CarViewState(livery, stop, List.of(), List.of(), GreenLightNeed.NONE, livery.letter());
    }

    private static CarViewState car(
            Livery livery, int km, List<Hazard> hazards, List<CarSafetyViewState> safeties, GreenLightNeed greenLight) {
        return new CarViewState(livery, CarStop.after(km), hazards, safeties, greenLight, livery.letter());
    }

    private static TokenReserveViewState counted() {
        Map<Hazard, Integer> attacks = new EnumMap<>(Map.of(
                Hazard.OUT_OF_GAS, 3,
                Hazard.FLAT_TIRE, 2,
                Hazard.ACCIDENT, 3,
                Hazard.SPEED_LIMIT, 3,
                Hazard.RED_LIGHT, 0));
        return new TokenReserveViewState(attacks, Set.of(Safety.EXTRA_TANK, Safety.PUNCTURE_PROOF));
    }
}
