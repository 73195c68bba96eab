package millebornes.engine.laws;

import java.util.List;
import java.util.stream.IntStream;
import millebornes.engine.match.Match;
import millebornes.engine.rules.EffectiveOptions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.table.Car;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import millebornes.engine.table.Seating;
import org.jspecify.annotations.Nullable;

/// Computes the score of every round a second time, directly from the rules' table, without the
/// engine's scorer.
final class ScoreLaws {

    private final Round round;
    private final EffectiveOptions options;
    private final String edition;
    private final Phase.@Nullable Arrival arrival;
    private final int reached;

    private ScoreLaws(Match match) {
        round = match.round();
        options = match.rules().options();
        edition = match.rules().edition().id();
        arrival = round.phase() instanceof Phase.Over over ? over.arrival() : null;
        reached = arrival == null ? Seating.NOBODY : round.seating().teamOfCar(arrival.car());
    }

    static void check(Match match) {
        RoundResult result = match.result();
        if (result == null) {
            throw new AssertionError("a round that is over has a result");
        }
        ScoreLaws laws = new ScoreLaws(match);
        int teams = match.round().seating().teams();
        boolean junior = laws.options.scoring() == ScoringMode.JUNIOR;
        int[] worth = IntStream.range(0, teams)
                .map(team -> junior ? laws.juniorRank(team) : laws.points(team))
                .toArray();
        for (int team = 0; team < teams; team++) {
            int total = result.scores().get(team).total();
            LawAssertions.holds(total == (junior ? 0 : worth[team]), "points of team %s: %s", team, result);
            LawAssertions.holds(
                    match.totals().get(team) == total, "totals of the first round are its points: %s", match.totals());
        }
        int best = IntStream.of(worth).max().orElseThrow();
        boolean onTheTarget = laws.edition.equals("micro") || laws.edition.equals("playroom");
        List<Integer> winners = IntStream.range(0, teams)
                .filter(team -> onTheTarget ? team == laws.reached : worth[team] == best)
                .boxed()
                .toList();
        LawAssertions.holds(result.winners().equals(winners), "winners %s: %s", winners, result);
        LawAssertions.holds(result.reached() == laws.reached, "who reached the target: %s", result);
    }

    private int juniorRank(int team) {
        int longest = cars(team).stream().mapToInt(Car::km).max().orElseThrow();
        int arrived = team == reached ? 1 : 0;
        return arrived * 1_000_000_000 + longest * 10_000 + km(team);
    }

    private int points(int team) {
        boolean playroom = edition.equals("playroom");
        boolean winner = team == reached;
        int points = km(team) + 100 * safeties(team) + 300 * coups(team);
        points += safeties(team) == 4 && (winner || !playroom) ? 300 : 0;
        points += capot(team, winner, playroom);
        if (winner) {
            points += playroom ? 300 : 400 + withoutLong(team);
            boolean couronnement = arrival != null && arrival.shoe() == Phase.ShoeLeft.EMPTY;
            points += couronnement && !edition.equals("micro") ? 300 : 0;
        }
        int caller = round.extensionCaller();
        if (caller != Seating.NOBODY) {
            points += caller == reached ? (winner ? 200 : 0) : (team == caller ? 0 : 200);
        }
        return points;
    }

    private int withoutLong(int team) {
        boolean no200 = cars(team).stream().allMatch(car -> car.km200() == 0);
        boolean no100 = cars(team).stream().allMatch(car -> car.km100() == 0);
        return !no200 ? 0 : no100 && options.has(FlagOption.NO_LONG_BONUS) ? 500 : 300;
    }

    private int capot(int team, boolean winner, boolean playroom) {
        boolean micro = edition.equals("micro");
        if (!options.has(FlagOption.CAPOT) || (km(team) == 0 && !micro)) {
            return 0;
        }
        int teams = round.seating().teams();
        int still = (int) IntStream.range(0, teams)
                .filter(other -> other != team && km(other) == 0)
                .count();
        if (playroom) {
            return winner && still == teams - 1 ? 500 : 0;
        }
        return 500 * still;
    }

    private List<Car> cars(int team) {
        return IntStream.range(0, round.cars().size())
                .filter(car -> round.seating().teamOfCar(car) == team)
                .mapToObj(round::car)
                .toList();
    }

    private int km(int team) {
        return cars(team).stream().mapToInt(Car::km).sum();
    }

    private int safeties(int team) {
        int worn = 0;
        for (Car car : cars(team)) {
            for (Safety safety : Safety.values()) {
                worn += car.wears(safety) ? 1 : 0;
            }
        }
        return worn;
    }

    private int coups(int team) {
        return cars(team).stream().mapToInt(car -> car.coupsFourres().size()).sum();
    }
}
