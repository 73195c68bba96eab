package millebornes.desktop.postcard;

import java.util.List;
import java.util.Map;
import millebornes.desktop.postcard.MatchReport.Standing;
import millebornes.desktop.postcard.PostcardViewState.Postmark;
import millebornes.desktop.postcard.PostcardViewState.TeamRow;
import millebornes.words.CalendarDateFormatter;
import millebornes.words.MatchNames;
import millebornes.words.PlayerNames;
import millebornes.words.SetupSentences;
import millebornes.words.Words;

/// Creates the view state of the postcard of a match.
final class PostcardPresenter {

    /// The greatest number of winners that are named; more of them are called a team.
    private static final int MOST_WINNERS = 3;

    private static final int LARGEST_WORD = 9;

    private final Words words;
    private final MatchReport report;
    private final MatchNames names;

    private PostcardPresenter(Words words, MatchReport report) {
        this.words = words;
        this.report = report;
        this.names = PlayerNames.inSentences(words, report.game());
    }

    /// Creates the postcard in a language.
    public static PostcardViewState postcard(Words words, MatchReport report) {
        return new PostcardPresenter(words, report).postcard();
    }

    /// The winners of the match with their whole names, in a sentence.
    public static String winners(Words words, MatchReport report) {
        PostcardPresenter presenter = new PostcardPresenter(words, report);
        return presenter.winners();
    }

    private PostcardViewState postcard() {
        List<TeamRow> rows = report.standings().stream().map(this::row).toList();
        boolean close = rows.size() > PostcardViewState.ROOMY_ROWS;
        return new PostcardViewState(
                words.text("postcard.title"),
                CalendarDateFormatter.full(words, report.day()),
                words.text("postcard.ribbon"),
                words.text("postcard.dear"),
                close ? words.text("postcard.message.short", where()) : message(),
                winners(),
                rows,
                new SetupSentences(words).summary(report.game().setup()),
                words.text("postcard.deal", report.game().seed().spoken()),
                words.text("postcard.stamp"),
                new Postmark(
                        words.text("postcard.postmark"),
                        words.text("postcard.postmark.below"),
                        Integer.toString(report.match().round().target()),
                        CalendarDateFormatter.postmark(words, report.day())));
    }

    private String message() {
        int coups = report.coupsFourres();
        String key = coups == 0 ? "postcard.message.none" : coups == 1 ? "postcard.message.one" : "postcard.message";
        int rounds = report.match().number();
        return words.sentence(
                key,
                Map.of(
                        "cars", count(report.game().looks().size()),
                        "where", where(),
                        "rounds",
                                rounds == 1
                                        ? words.text("postcard.rounds.one")
                                        : words.text("postcard.rounds", count(rounds)),
                        "coups", count(coups)));
    }

    private String where() {
        return words.text(report.hasArrived() ? "postcard.there" : "postcard.nearly");
    }

    /// A number as text: small ones in words, others in digits.
    private String count(int number) {
        return number >= 1 && number <= LARGEST_WORD ? words.text("number." + number) : words.number(number);
    }

    /// The winners, in singular or plural: people by name, or teams if they are too many.
    private String winners() {
        List<Integer> teams = report.match().winners();
        if (teams.isEmpty()) {
            return words.text("postcard.won.nobody");
        }
        List<String> people = teams.stream()
                .flatMap(team -> report.seatsOf(team).stream())
                .map(names::seat)
                .toList();
        List<String> named = people.size() <= MOST_WINNERS
                ? people
                : teams.stream().map(this::team).toList();
        String key = teams.size() > 1 ? "postcard.tied" : named.size() > 1 ? "postcard.won.many" : "postcard.won";
        return words.sentence(key, Map.of("who", words.list(named)));
    }

    private String team(int team) {
        List<Integer> seats = report.seatsOf(team);
        return seats.size() == 1 ? names.seat(seats.getFirst()) : names.team(team);
    }

    private TeamRow row(Standing standing) {
        int number = report.hasPoints() ? standing.points() : standing.km();
        return new TeamRow(
                words.number(standing.place()),
                report.hasWon(standing.team()),
                standing.looks(),
                words.list(report.seatsOf(standing.team()).stream()
                        .map(names::seat)
                        .toList()),
                words.number(number),
                words.sentence(report.hasPoints() ? "postcard.points" : "postcard.km", Map.of("n", number)));
    }
}
