package millebornes.desktop.postcard;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.desktop.art.LetteringArt;
import millebornes.desktop.postcard.MatchReport.Standing;
import millebornes.desktop.postcard.PrintedScoreSheet.LineKind;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetCar;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetColumn;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetDistances;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetLine;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetPage;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.ScoreReason;
import millebornes.engine.rules.TeamScore.ScoreLine;
import millebornes.words.CalendarDateFormatter;
import millebornes.words.Narrator;
import millebornes.words.PlayerNames;
import millebornes.words.SetupSentences;
import millebornes.words.Words;

/// Creates the score sheet of a match: every round with its reasons, and the totals.
final class ScoreSheetPresenter {

    private static final String NOTHING = "–";

    private final Words words;
    private final MatchReport report;
    private final Narrator narrator;
    private final List<Standing> standings;
    private final int teams;

    private ScoreSheetPresenter(Words words, MatchReport report) {
        this.words = words;
        this.report = report;
        this.narrator = new Narrator(words, PlayerNames.inSentences(words, report.game()));
        this.standings = report.standings();
        this.teams = report.match().totals().size();
    }

    /// The sheet in a language.
    public static PrintedScoreSheet sheet(Words words, MatchReport report) {
        return new ScoreSheetPresenter(words, report).sheet();
    }

    private PrintedScoreSheet sheet() {
        List<List<SheetLine>> blocks = new ArrayList<>();
        if (report.hasPoints()) {
            List<RoundResult> results = report.match().results();
            for (int round = 0; round < results.size(); round++) {
                blocks.add(block(round, results.get(round)));
            }
            blocks.add(end());
        } else {
            blocks.add(List.of());
        }
        return new PrintedScoreSheet(
                words.text("sheet.title"),
                LetteringArt.capitals(
                        words.text("app.title"), Locale.of(words.language().tag())),
                CalendarDateFormatter.full(words, report.day()),
                new SetupSentences(words).summary(report.game().setup()),
                words.text("postcard.deal", report.game().seed().spoken()),
                PostcardPresenter.winners(words, report),
                words.text(report.hasPoints() ? "sheet.signed" : "sheet.colour"),
                IntStream.range(0, teams).mapToObj(this::column).toList(),
                report.hasPoints() ? Optional.empty() : Optional.of(distances()),
                pages(blocks));
    }

    /// Divides the lines into pages. A round is never split; the totals are on the page of the last one.
    private List<SheetPage> pages(List<List<SheetLine>> blocks) {
        List<List<SheetLine>> sheets = new ArrayList<>();
        sheets.add(new ArrayList<>());
        for (int at = 0; at < blocks.size(); at++) {
            boolean beforeEnd = at == blocks.size() - 2;
            int needed = blocks.get(at).size() + (beforeEnd ? blocks.getLast().size() : 0);
            if (!sheets.getLast().isEmpty() && sheets.getLast().size() + needed > lines(sheets.size())) {
                sheets.add(new ArrayList<>());
            }
            sheets.getLast().addAll(blocks.get(at));
        }
        return IntStream.range(0, sheets.size())
                .mapToObj(page -> new SheetPage(
                        sheets.size() == 1 ? "" : words.text("sheet.page", page + 1, sheets.size()), sheets.get(page)))
                .toList();
    }

    private static int lines(int page) {
        return page == 1 ? PrintedScoreSheet.FIRST_LINES : PrintedScoreSheet.LINES;
    }

    private SheetColumn column(int team) {
        Standing standing = standing(team);
        List<String> people =
                report.seatsOf(team).stream().map(narrator.names()::seat).toList();
        return new SheetColumn(
                standing.looks(), people, report.hasWon(team), standing.points(), words.number(standing.points()));
    }

    private SheetDistances distances() {
        List<SheetCar> cars = standings.stream()
                .flatMap(standing -> rules().seating().carsOf(standing.team()).stream())
                .map(this::car)
                .toList();
        return new SheetDistances(words.text("sheet.square"), rules().options().target(), cars);
    }

    private SheetCar car(int car) {
        List<String> people = rules().seating().driversOf(car).toList().stream()
                .map(narrator.names()::seat)
                .toList();
        int km = report.kmOf(car);
        return new SheetCar(
                report.game().looks().get(car),
                people,
                report.hasWon(rules().seating().teamOfCar(car)),
                km,
                words.text("result.kilometres", words.number(km)));
    }

    private Standing standing(int team) {
        return standings.stream()
                .filter(standing -> standing.team() == team)
                .findFirst()
                .orElseThrow();
    }

    private List<SheetLine> block(int round, RoundResult result) {
        List<SheetLine> lines = new ArrayList<>();
        boolean only = isOneRound();
        if (!only) {
            lines.add(new SheetLine(LineKind.HEADING, words.text("result.round", round + 1), List.of()));
        }
        for (ScoreReason reason : ScoreReason.values()) {
            List<ScoreLine> earned = result.scores().stream()
                    .flatMap(score -> line(score.lines(), reason))
                    .toList();
            if (!earned.isEmpty()) {
                lines.add(new SheetLine(
                        LineKind.REASON,
                        narrator.line(earned.getFirst(), rules(), goal(result)).name(),
                        cells(team -> line(result.scores().get(team).lines(), reason)
                                .findFirst()
                                .map(scoreLine -> words.number(scoreLine.points()))
                                .orElse(NOTHING))));
            }
        }
        lines.add(new SheetLine(
                only ? LineKind.TOTAL : LineKind.SUM,
                words.text("result.total"),
                cells(team -> words.number(result.scores().get(team).total()))));
        return lines;
    }

    private static Stream<ScoreLine> line(List<ScoreLine> lines, ScoreReason reason) {
        return lines.stream().filter(line -> line.reason() == reason);
    }

    /// The distance that a round was played to, in km: the target, or 1000 after an extension was called.
    private int goal(RoundResult result) {
        boolean extended = result.scores().stream()
                .flatMap(score -> score.lines().stream())
                .anyMatch(line ->
                        line.reason() == ScoreReason.EXTENSION || line.reason() == ScoreReason.EXTENSION_FAILED);
        return extended ? Edition.LONG_ROAD : rules().options().target();
    }

    /// The totals of several rounds, then the places, which are empty if there is no winner.
    private List<SheetLine> end() {
        List<SheetLine> lines = new ArrayList<>();
        if (!isOneRound()) {
            lines.add(new SheetLine(
                    LineKind.TOTAL,
                    words.text("result.total.match"),
                    cells(team -> words.number(standing(team).points()))));
        }
        lines.add(new SheetLine(
                LineKind.PLACE,
                words.text("sheet.place"),
                cells(team -> report.match().winners().isEmpty()
                        ? NOTHING
                        : words.number(standing(team).place()))));
        return lines;
    }

    private boolean isOneRound() {
        return rules().options().length().isOneRound();
    }

    private RuleEngine rules() {
        return report.match().rules();
    }

    private List<String> cells(IntFunction<String> cell) {
        return IntStream.range(0, teams).mapToObj(cell).toList();
    }
}
