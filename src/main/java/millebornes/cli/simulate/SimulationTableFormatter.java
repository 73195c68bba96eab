package millebornes.cli.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import millebornes.words.Language;
import millebornes.words.Words;

/// A report as a table for people: a head, a line a bot, and how fast it went.
public final class SimulationTableFormatter {

    private static final String GAP = "  ";
    private static final double PERCENT = 100;

    /// The last columns, which say how long moves took.
    private static final int TIMES = 2;

    private final Words words;

    public SimulationTableFormatter(Words words) {
        this.words = words;
    }

    /// The lines of the table.
    public List<String> lines(SimulationResult report) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(columns(
                report,
                List.of(
                        words.text("simulate.bot"),
                        words.text("simulate.wins"),
                        words.text("simulate.share"),
                        words.text("simulate.interval"),
                        words.text("simulate.points"),
                        words.text("simulate.coups"),
                        words.text("simulate.mean"),
                        words.text("simulate.p95"))));
        report.bots().forEach(line -> rows.add(columns(report, row(line))));
        List<String> lines = new ArrayList<>(aligned(rows));
        lines.add("");
        lines.add(words.sentence(
                sentence(report),
                Map.of(
                        "matches", report.matches(),
                        "rounds", report.rounds(),
                        "seconds", words.language().decimal(report.seconds(), 1),
                        "roundsPerSecond", Math.round(report.roundsPerSecond()),
                        "movesPerSecond", Math.round(report.movesPerSecond()))));
        return lines;
    }

    private static String sentence(SimulationResult report) {
        if (!report.isTimed()) {
            return report.matches() > 0 ? "simulate.merged.matches" : "simulate.merged";
        }
        return report.matches() > 0 ? "simulate.speed.matches" : "simulate.speed";
    }

    /// Leaves out the columns of times if they are unknown.
    private static List<String> columns(SimulationResult report, List<String> row) {
        return report.isTimed() ? row : row.subList(0, row.size() - TIMES);
    }

    private List<String> row(SimulationResult.BotResult line) {
        Language language = words.language();
        return List.of(
                line.bot(),
                language.decimal(line.wins(), 1),
                language.decimal(line.share() * PERCENT, 1),
                words.text(
                        "simulate.from.to",
                        language.decimal(line.low() * PERCENT, 1),
                        language.decimal(line.high() * PERCENT, 1)),
                language.decimal(line.meanPoints(), 1),
                words.number(line.coupsFourres()),
                language.decimal(line.thinkMillisMean(), 3),
                language.decimal(line.thinkMillisP95(), 3));
    }

    /// The first column begins at the left, the others, which are numbers, end at the right.
    private static List<String> aligned(List<List<String>> rows) {
        String line = IntStream.range(0, rows.getFirst().size())
                .mapToObj(column -> (column == 0 ? "%-" : "%") + width(rows, column) + "s")
                .collect(Collectors.joining(GAP));
        return rows.stream().map(row -> line.formatted(row.toArray())).toList();
    }

    private static int width(List<List<String>> rows, int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElseThrow();
    }
}
