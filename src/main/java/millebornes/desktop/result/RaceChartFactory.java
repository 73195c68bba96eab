package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.desktop.result.RaceChart.CoupMark;
import millebornes.desktop.result.RaceChart.RaceLine;
import millebornes.desktop.result.RaceChart.RacePoint;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Seating;
import millebornes.session.MatchTransition;
import millebornes.session.Session;

/// Creates race charts from a session.
final class RaceChartFactory {

    /// A chart without a target has grid lines at each quarter of its height; a quarter is a multiple of this, in km.
    private static final int QUARTER = 250;

    private RaceChartFactory() {}

    /// The chart of the current round: the km of every car, by turns around the table.
    public static RaceChart round(Session session) {
        TurnKmHistory kmHistory = TurnKmHistory.of(session);
        Match match = session.match();
        double seats = match.rules().seating().seats();
        List<RaceLine> lines = IntStream.range(0, session.game().looks().size())
                .mapToObj(car -> {
                    List<Integer> km = kmHistory.ofCar(car);
                    return new RaceLine(
                            List.of(session.game().looks().get(car)),
                            IntStream.range(0, km.size())
                                    .mapToObj(stage -> new RacePoint(stage / seats, km.get(stage)))
                                    .toList());
                })
                .toList();
        List<CoupMark> coups = kmHistory.coups().stream()
                .map(coup -> new CoupMark(
                        coup.car(),
                        coup.stage() / seats,
                        kmHistory.ofCar(coup.car()).get(coup.stage())))
                .toList();
        int target = match.round().target();
        return new RaceChart(
                lines, target, target, Math.max(1, (kmHistory.stages().size() - 1) / seats), coups);
    }

    /// The chart of the whole match: the points of every team after each round. For a match of one round, or without
    /// points, it is the chart of that round.
    public static RaceChart match(Session session) {
        Match match = session.match();
        int rounds = match.results().size();
        ResultModel model = ResultModel.of(session);
        if (rounds == 1 || !model.hasPoints()) {
            return round(session);
        }
        List<RaceLine> lines = model.teams().stream()
                .map(team -> new RaceLine(team.cars(), totals(match, team.team())))
                .toList();
        int goal = match.rules().options().length().points();
        int most = lines.stream().mapToInt(RaceLine::last).max().orElse(0);
        return new RaceChart(lines, goal > 0 ? Math.max(goal, most) : even(most), goal, rounds, coups(session, lines));
    }

    /// The value of the uppermost grid line: the least one from `most` on whose quarters are multiples of [#QUARTER].
    private static int even(int most) {
        int step = QUARTER;
        while (4 * step < most) {
            step += QUARTER;
        }
        return 4 * step;
    }

    private static List<RacePoint> totals(Match match, int team) {
        List<RacePoint> points = new ArrayList<>(List.of(new RacePoint(0, 0)));
        int total = 0;
        for (int round = 0; round < match.results().size(); round++) {
            total += match.results().get(round).scores().get(team).total();
            points.add(new RacePoint(round + 1, total));
        }
        return points;
    }

    /// The coups-fourrés of the match, each on its team's line, placed by the share of the round's moves before it.
    private static List<CoupMark> coups(Session session, List<RaceLine> lines) {
        Seating seating = session.match().rules().seating();
        List<MatchTransition> history = session.history();
        List<CoupMark> marks = new ArrayList<>();
        int[] steps = new int[session.match().results().size() + 1];
        history.forEach(transition -> steps[transition.after().number()]++);
        int[] gone = new int[steps.length];
        for (MatchTransition transition : history) {
            int round = transition.after().number();
            gone[round]++;
            for (Event event : transition.events()) {
                if (event instanceof Event.CoupFourreDeclared coup) {
                    int team = seating.teamOfCar(coup.car());
                    double share = (double) gone[round] / steps[round];
                    List<RacePoint> points = lines.get(team).points();
                    int before = points.get(round - 1).value();
                    marks.add(new CoupMark(
                            team,
                            round - 1 + share,
                            before + share * (points.get(round).value() - before)));
                }
            }
        }
        return marks;
    }
}
