package millebornes.cli.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import millebornes.words.Language;
import millebornes.words.Words;

/// Formats a report as a table: a heading, one line per bot, and the speed.
public final class SimulationTableFormatter {

    private static final String GAP = "  ";
    private static final double PERCENT = 100;

    /// The number of columns with times, at the right end of the table.
    private static final int TIMES = 2;

    private final Words words;

    public SimulationTableFormatter(Words words) {
        this.words = words;
    }

    /// The lines of the table.
    public List<String> lines(SimulationResult result) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(columns(
                result,
                List.of(
                        words.text("simulate.bot"),
                        words.text("simulate.wins"),
                        words.text("simulate.share"),
                        words.text("simulate.interval"),
                        words.text("simulate.points"),
                        words.text("simulate.coups"),
                        words.text("simulate.mean"),
                        words.text("simulate.p95"))));
        result.bots().forEach(botResult -> rows.add(columns(result, row(botResult))));
        List<String> lines = new ArrayList<>(aligned(rows));
        lines.add("");
        lines.add(words.sentence(
                sentence(result),
                Map.of(
                        "matches", result.matches(),
                        "rounds", result.rounds(),
                        "seconds", words.language().decimal(result.seconds(), 1),
                        "roundsPerSecond", Math.round(result.roundsPerSecond()),
                        "movesPerSecond", Math.round(result.movesPerSecond()))));
        return lines;
    }

    private static String sentence(SimulationResult result) {
        if (!result.isTimed()) {
            return result.matches() > 0 ? "simulate.merged.matches" : "simulate.merged";
        }
        return result.matches() > 0 ? "simulate.speed.matches" : "simulate.speed";
    }

    /// The cells of a row, without those of the times if the times are unknown.
    private static List<String> columns(SimulationResult result, List<String> row) {
        return result.isTimed() ? row : row.subList(0, row.size() - TIMES);
    }

    private List<String> row(SimulationResult.BotResult botResult) {
        Language language = words.language();
        return List.of(
                botResult.bot(),
                language.decimal(botResult.wins(), 1),
                language.decimal(botResult.share() * PERCENT, 1),
                words.text(
                        "simulate.from.to",
                        language.decimal(botResult.low() * PERCENT, 1),
                        language.decimal(botResult.high() * PERCENT, 1)),
                language.decimal(botResult.meanPoints(), 1),
                words.number(botResult.coupsFourres()),
                language.decimal(botResult.thinkMillisMean(), 3),
                language.decimal(botResult.thinkMillisP95(), 3));
    }

    /// The rows as lines with aligned columns: the names in the first column to the left, numbers to the right.
    private static List<String> aligned(List<List<String>> rows) {
        String line = IntStream.range(0, rows.getFirst().size())
                .mapToObj(column -> (column == 0 ? "%-" : "%") + width(rows, column) + "s")
                .collect(Collectors.joining(GAP));
        return rows.stream()
                .map(row -> String.format(Locale.ROOT, line, row.toArray()))
                .toList();
    }

    private static int width(List<List<String>> rows, int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElseThrow();
    }
}
