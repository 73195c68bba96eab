package millebornes.desktop.tabletop.board;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import millebornes.desktop.tabletop.board.CarPicture.Lamp;
import millebornes.desktop.tabletop.board.Worn.Laid;
import millebornes.desktop.tabletop.geometry.Stop;
import millebornes.desktop.theme.Livery;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Safety;

/// Boards to look at and to test with.
final class Boards {

    private Boards() {}

    /// Four cars in the middle of a game: one limited, one rolling, one with a flat tire, one with two safeties.
    static BoardPicture four() {
        return new BoardPicture(
                1000,
                List.of(
                        car(Livery.A, 375, List.of(Hazard.SPEED_LIMIT), List.of(), Lamp.DARK),
                        car(Livery.B, 450, List.of(), List.of(), Lamp.DARK),
                        car(Livery.C, 200, List.of(Hazard.FLAT_TIRE), List.of(), Lamp.DARK),
                        car(
                                Livery.D,
                                725,
                                List.of(),
                                List.of(
                                        new Worn(Safety.DRIVING_ACE, Laid.UPRIGHT),
                                        new Worn(Safety.RIGHT_OF_WAY, Laid.CROSSWISE)),
                                Lamp.DARK)),
                counted());
    }

    /// Two cars, wide lanes.
    static BoardPicture two() {
        return new BoardPicture(
                1000,
                List.of(
                        car(Livery.A, 625, List.of(), List.of(new Worn(Safety.EXTRA_TANK, Laid.UPRIGHT)), Lamp.AMBER),
                        car(Livery.D, 300, List.of(Hazard.RED_LIGHT, Hazard.SPEED_LIMIT), List.of(), Lamp.DARK)),
                counted());
    }

    /// Three cars on their way to 700, the last one still at home with a limit before its door.
    static BoardPicture to700() {
        return new BoardPicture(
                700,
                List.of(
                        car(Livery.A, 500, List.of(), List.of(), Lamp.DARK),
                        car(Livery.B, 0, List.of(), List.of(), Lamp.DARK),
                        new CarPicture(
                                Livery.C,
                                Stop.GARAGE,
                                List.of(Hazard.SPEED_LIMIT),
                                List.of(new Worn(Safety.EXTRA_TANK, Laid.UPRIGHT)),
                                Lamp.DARK,
                                "C")),
                counted());
    }

    /// Six cars with as many tokens as a game can lay, two of them abreast in a bend.
    static BoardPicture six() {
        List<Hazard> everything = List.of(Hazard.values());
        List<Worn> all = List.of(
                new Worn(Safety.RIGHT_OF_WAY, Laid.UPRIGHT),
                new Worn(Safety.EXTRA_TANK, Laid.CROSSWISE),
                new Worn(Safety.PUNCTURE_PROOF, Laid.UPRIGHT),
                new Worn(Safety.DRIVING_ACE, Laid.CROSSWISE));
        return new BoardPicture(
                1000,
                List.of(
                        car(Livery.A, 700, everything, List.of(), Lamp.DARK),
                        car(Livery.B, 700, List.of(Hazard.ACCIDENT), all, Lamp.DARK),
                        car(Livery.C, 325, List.of(), List.of(), Lamp.AMBER),
                        car(Livery.D, 325, List.of(Hazard.WRONG_WAY), List.of(), Lamp.DARK),
                        car(Livery.E, 950, List.of(Hazard.OUT_OF_GAS), List.of(), Lamp.DARK),
                        car(Livery.F, 25, List.of(), List.of(), Lamp.DARK)),
                new Reserve(
                        everything.stream().collect(Collectors.toMap(Function.identity(), _ -> Reserve.UNCOUNTED)),
                        Set.of(Safety.values())));
    }

    /// Before the first move.
    static BoardPicture start(int cars) {
        return new BoardPicture(
                1000,
                IntStream.range(0, cars)
                        .mapToObj(i -> bare(Livery.of(i), Stop.GARAGE))
                        .toList(),
                counted());
    }

    /// A car without any token.
    static CarPicture bare(Livery livery, Stop stop) {
        return new CarPicture(livery, stop, List.of(), List.of(), Lamp.DARK, livery.letter());
    }

    private static CarPicture car(Livery livery, int km, List<Hazard> hazards, List<Worn> safeties, Lamp lamp) {
        return new CarPicture(livery, Stop.after(km), hazards, safeties, lamp, livery.letter());
    }

    private static Reserve counted() {
        Map<Hazard, Integer> attacks = new EnumMap<>(Map.of(
                Hazard.OUT_OF_GAS, 3,
                Hazard.FLAT_TIRE, 2,
                Hazard.ACCIDENT, 3,
                Hazard.SPEED_LIMIT, 3,
                Hazard.RED_LIGHT, 0));
        return new Reserve(attacks, Set.of(Safety.EXTRA_TANK, Safety.PUNCTURE_PROOF));
    }
}
