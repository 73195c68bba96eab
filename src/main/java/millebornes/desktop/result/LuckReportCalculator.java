package millebornes.desktop.result;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import millebornes.bot.RoundLuck;
import millebornes.bot.RoundLuck.LuckAndPlay;
import millebornes.bot.RoundLuck.TeamLuck;
import millebornes.desktop.result.LuckReport.LuckRow;
import millebornes.engine.match.Match;
import millebornes.engine.rules.RuleEngine;
import millebornes.session.DealtRound;
import millebornes.session.Session;

/// Computes the shares of luck and play. This takes a while, so it runs off the JavaFX thread, on data copied from the
/// session.
///
/// @param rules of the match
/// @param rounds the rounds that are counted: the last one of a running match, all of a finished one
/// @param points every team's points of these rounds
/// @param seed the seed of the other orders of the draw pile that are tried; the same deal always has the same figures
record LuckReportCalculator(RuleEngine rules, List<DealtRound> rounds, List<Integer> points, long seed) {

    public LuckReportCalculator {
        rounds = List.copyOf(rounds);
        points = List.copyOf(points);
    }

    /// The task for a session, or empty in a junior game, which has no points.
    ///
    /// @throws IllegalArgumentException when the round is not over, since the result would reveal hidden cards
    public static Optional<LuckReportCalculator> of(Session session) {
        ResultModel model = ResultModel.of(session);
        if (!model.hasPoints()) {
            return Optional.empty();
        }
        Match match = session.match();
        List<DealtRound> all = session.rounds();
        return Optional.of(new LuckReportCalculator(
                match.rules(),
                model.isMatchOver() ? all : List.of(all.getLast()),
                model.teams().stream().map(model::score).toList(),
                session.game().seed().shuffles().chance(0)));
    }

    /// The report, or empty when the thread is interrupted.
    public Optional<LuckReport> find() {
        double[] luck = new double[points.size()];
        double[] whole = new double[points.size()];
        for (DealtRound round : rounds) {
            Optional<List<TeamLuck>> lines = RoundLuck.of(rules, round.dealt(), round.moves(), seed);
            if (lines.isEmpty()) {
                return Optional.empty();
            }
            for (TeamLuck teamLuck : lines.get()) {
                LuckAndPlay luckAndPlay = teamLuck.points();
                luck[teamLuck.team()] += luckAndPlay.expected() + luckAndPlay.luck();
                whole[teamLuck.team()] += luckAndPlay.whole();
            }
        }
        List<LuckRow> rows = IntStream.range(0, luck.length)
                .mapToObj(team -> row(team, luck[team], whole[team]))
                .toList();
        return Optional.of(new LuckReport(rows, rounds.size()));
    }

    /// A row, rounded so that luck and play add up to the shown total.
    private LuckRow row(int team, double luck, double whole) {
        int shown = near(luck);
        return new LuckRow(team, points.get(team), shown, near(whole) - shown);
    }

    private static int near(double points) {
        return (int) Math.round(points / LuckReport.STEP) * LuckReport.STEP;
    }
}
