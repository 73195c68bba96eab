package millebornes.desktop.result;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import millebornes.desktop.result.LuckReport.LuckRow;
import millebornes.session.SeatPlayer;
import millebornes.words.Words;

/// The sentences about luck and play: the best player, the luckiest one, and whether the computers were luckier.
record LuckSentences(ResultContext context, LuckReport report) {

    /// The sentence about the best player.
    String headline() {
        List<Integer> best = report.bestPlay();
        return best.size() == report.rows().size() ? words().text("luck.best.all") : named("luck.best", best);
    }

    /// The sentence about the luckiest player, and whether that luck was used.
    String second() {
        List<Integer> lucky = report.bestLuck();
        if (lucky.size() > 1) {
            return named("luck.cards", lucky);
        }
        LuckRow row = report.rows().get(lucky.getFirst());
        if (report.bestPlay().contains(row.team())) {
            return named("luck.cards.too", lucky);
        }
        return named(report.playTendency(row) == LuckReport.Tendency.GOOD ? "luck.cards.used" : "luck.cards", lucky);
    }

    /// A team's luck and play in a few words.
    String tag(LuckRow row) {
        String key = "luck.tag." + report.luckTendency(row) + "." + report.playTendency(row);
        // Of a team that is like the others in both, the one that counts more.
        boolean byPlay = Math.abs(row.play()) > Math.abs(row.luck());
        String finer =
                key + (byPlay ? ".play" : ".luck") + ((byPlay ? row.play() : row.luck()) > 0 ? ".more" : ".less");
        return words().text(words().has(finer) ? finer : key);
    }

    /// A team's row for screen readers.
    String spoken(LuckRow row) {
        return words().text(
                        "luck.row",
                        context.listOfPeople(row.team()),
                        row.points(),
                        points(row.luck()),
                        points(row.play()),
                        points(row.total()));
    }

    /// The level of a team's only computer player, in stars; empty for people.
    String stars(int team) {
        return players(team).size() == 1 && players(team).getFirst() instanceof SeatPlayer.Computer computer
                ? words().text("luck.computer", "★".repeat(computer.level().stars()))
                : "";
    }

    /// The sentence about the luck of the computer players; empty if no team, or every team, consists of computers
    /// alone.
    String computers() {
        List<Integer> teams = computerTeams();
        if (teams.isEmpty() || teams.size() == report.rows().size()) {
            return "";
        }
        LuckReport.Tendency tendency = report.tendency(report.luckOf(teams));
        return words().text("luck.computers." + tendency + (teams.size() == 1 ? "" : ".several"));
    }

    /// The luck of the computer players, in points.
    String computersFigure() {
        return figure(report.luckOf(computerTeams()));
    }

    /// Points with their sign and unit.
    String figure(int points) {
        return words().text("luck.figure", points(points));
    }

    /// The teams that consist of computers alone.
    private List<Integer> computerTeams() {
        return IntStream.range(0, report.rows().size())
                .filter(team -> players(team).stream().noneMatch(SeatPlayer::isHuman))
                .boxed()
                .toList();
    }

    /// Points with their sign.
    private String points(int points) {
        String number = words().number(Math.abs(points));
        return points == 0 ? number : words().text(points > 0 ? "luck.plus" : "luck.minus", number);
    }

    private List<SeatPlayer> players(int team) {
        return context.match().rules().seating().seatsOf(team).stream()
                .map(context.session()::player)
                .toList();
    }

    private String named(String key, List<Integer> teams) {
        String names = words().list(teams.stream().map(context.names()::team).toList());
        return words().sentence(teams.size() == 1 ? key : key + ".several", Map.of("names", names));
    }

    private Words words() {
        return context.words();
    }
}
