package millebornes.desktop.postcard;

import java.time.LocalDate;
import java.util.List;
import java.util.function.UnaryOperator;
import millebornes.bot.BotLevel;
import millebornes.engine.match.Match;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.ImmutableArray;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;

/// Matches that computer players have played to their end.
public final class PlayedMatches {

    /// A Sunday.
    public static final LocalDate DAY = LocalDate.of(2026, 11, 22);

    /// Short and long ones.
    public static final List<String> NAMES = List.of(
            "Anna", "Papi", "Marguerite-Élise", "Gaston", "Zoé", "Jean-Baptiste", "Iris", "Maximilienne", "Ève");

    private PlayedMatches() {}

    /// A match in the edition's own way, but for some wishes.
    public static MatchReport of(Setup setup, UnaryOperator<OptionChoices> wishes, long seed) {
        return MatchReport.of(session(setup.with(wishes), seed), DAY);
    }

    public static MatchReport of(Setup setup, long seed) {
        return of(setup, wishedChoices -> wishedChoices, seed);
    }

    /// A match that was played to its end.
    public static Session session(Setup setup, long seed) {
        List<SeatPlayer> players = NAMES.stream()
                .limit(setup.form().seats())
                .<SeatPlayer>map(name -> new SeatPlayer.Computer(name, BotLevel.EASY))
                .toList();
        Session session = Session.start(new GameConfig(setup, players, 0, seed));
        while (!session.match().isOver()) {
            if (session.asked().isEmpty()) {
                session.nextRound();
            } else {
                session.playLegal(
                        session.computerTurn(session.asked().getAsInt()).move());
            }
        }
        return session;
    }

    /// The same match of one round, shared by those teams.
    public static MatchReport shared(MatchReport report, List<Integer> winners) {
        Match match = report.match();
        RoundResult endedResult = match.results().getLast();
        int most = match.totals().stream().mapToInt(points -> points).max().orElse(0);
        Match tiedMatch = new Match(
                match.rules(),
                match.seed(),
                match.first(),
                match.number(),
                match.round(),
                ImmutableArray.of(
                        match.totals().size(),
                        team -> winners.contains(team) ? most : match.totals().get(team)),
                List.of(new RoundResult(winners, endedResult.reached(), endedResult.scores())));
        return new MatchReport(report.game(), tiedMatch, report.coupsFourres(), report.day());
    }

    /// The same match with other names.
    public static MatchReport named(MatchReport report, List<String> names) {
        GameConfig game = report.game();
        List<SeatPlayer> players =
                names.stream().<SeatPlayer>map(SeatPlayer.Human::new).toList();
        return new MatchReport(
                new GameConfig(game.setup(), players, game.first(), game.seed(), game.looks()),
                report.match(),
                report.coupsFourres(),
                report.day());
    }
}
