package millebornes.desktop.micro;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import millebornes.engine.match.Match;
import millebornes.engine.rules.ScoreReason;
import millebornes.engine.rules.TeamScore;
import millebornes.words.Words;

/// Creates the points table of a finished round.
final class PointsPresenter {

    private final Words words;
    private final MicroGame game;
    private final Match match;
    private final List<PointsTable.Line> lines = new ArrayList<>();

    PointsPresenter(Words words, MicroGame game) {
        this.words = words;
        this.game = game;
        this.match = game.session().match();
    }

    /// Creates the points table.
    ///
    /// @param name the person's name
    PointsTable present(String name) {
        List<TeamScore> scores = match.results().getLast().scores();
        for (ScoreReason reason : ScoreReason.values()) {
            int person = points(scores.get(team(game.person())), reason);
            int machine = points(scores.get(team(game.machine())), reason);
            if (person + machine > 0) {
                String said = words.sentence(
                        "score." + reason.name(),
                        Map.of("goal", match.rules().options().target()));
                lines.add(new PointsTable.Line(said, number(person), number(machine), PointsTable.Weight.REASON));
            }
        }
        int person = scores.get(team(game.person())).total();
        int machine = scores.get(team(game.machine())).total();
        int personAll = match.totals().get(team(game.person()));
        int machineAll = match.totals().get(team(game.machine()));
        sum("micro.points.round", person, machine, PointsTable.Weight.SUM);
        sum("micro.points.before", personAll - person, machineAll - machine, PointsTable.Weight.REASON);
        sum("micro.points.total", personAll, machineAll, PointsTable.Weight.TOTAL);
        return new PointsTable(
                words.text("micro.points.title", match.number()),
                name,
                words.text("micro.machine"),
                lines,
                leader(personAll, machineAll));
    }

    private PointsTable.Leader leader(int person, int machine) {
        if (match.isOver()) {
            return switch (MicroWinner.of(game)) {
                case PERSON -> PointsTable.Leader.PERSON;
                case MACHINE -> PointsTable.Leader.MACHINE;
                case BOTH, NOBODY -> PointsTable.Leader.NOBODY;
            };
        }
        return person == machine
                ? PointsTable.Leader.NOBODY
                : person > machine ? PointsTable.Leader.PERSON : PointsTable.Leader.MACHINE;
    }

    private void sum(String key, int person, int machine, PointsTable.Weight weight) {
        lines.add(new PointsTable.Line(words.text(key), words.number(person), words.number(machine), weight));
    }

    private String number(int points) {
        return points == 0 ? "" : words.number(points);
    }

    private int team(int seat) {
        return match.rules().seating().teamOf(seat);
    }

    private static int points(TeamScore score, ScoreReason reason) {
        return score.lines().stream()
                .filter(line -> line.reason() == reason)
                .mapToInt(TeamScore.ScoreLine::points)
                .sum();
    }
}
