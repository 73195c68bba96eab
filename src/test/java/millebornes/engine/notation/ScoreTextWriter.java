package millebornes.engine.notation;

import java.util.Locale;
import java.util.stream.Collectors;
import millebornes.engine.rules.TeamScore;

/// Writes a score sheet as a sum: `850 = km 350 + safety 200 + coup-fourre 300`; `0` when nothing was earned.
public final class ScoreTextWriter {

    private ScoreTextWriter() {}

    /// The score sheet as text: the total and its parts.
    public static String of(TeamScore score) {
        String total = Integer.toString(score.total());
        return score.lines().isEmpty()
                ? total
                : score.lines().stream()
                        .map(line ->
                                line.reason().name().toLowerCase(Locale.ROOT).replace('_', '-') + " " + line.points())
                        .collect(Collectors.joining(" + ", total + " = ", ""));
    }
}
