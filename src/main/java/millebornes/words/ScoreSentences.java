package millebornes.words;

import java.util.List;
import java.util.Map;
import millebornes.engine.rules.MarkPoints;
import millebornes.engine.rules.Rules;
import millebornes.engine.score.Mark;
import millebornes.engine.score.TeamScore;

/// Points and winners in words.
final class ScoreSentences {

    private final Words words;
    private final MatchNames names;

    ScoreSentences(Words words, MatchNames names) {
        this.words = words;
        this.names = names;
    }

    ScoreLineText mark(TeamScore.ScoreLine line, Rules rules, int goal) {
        String key = "mark." + line.mark().name();
        int each = each(line);
        Map<String, ?> values = Map.of("points", line.points(), "goal", goal, "each", each, "n", line.points() / each);
        boolean paidOnce =
                line.mark() == Mark.CAPOT && rules.edition().marks().prizes() == MarkPoints.PrizeRule.WINNER_ONLY;
        return new ScoreLineText(
                words.sentence(key, values),
                words.sentence(key + (paidOnce ? ".reason.all" : ".reason"), values),
                words.number(line.points()));
    }

    String roundWinners(List<Integer> winners) {
        String together = words.list(winners.stream().map(names::team).toList());
        return words.sentence(
                winners.size() == 1 ? "round.winner" : "round.winner.shared", Map.of("winners", together));
    }

    /// The points that the mark gives each time it is earned.
    private static int each(TeamScore.ScoreLine line) {
        return switch (line.mark()) {
            case KM -> 1;
            case SAFETY -> MarkPoints.SAFETY;
            case COUP_FOURRE -> MarkPoints.COUP_FOURRE;
            case CAPOT -> MarkPoints.CAPOT;
            case ALL_SAFETIES, TARGET, NO_200, NO_200_NO_100, COURONNEMENT, EXTENSION, EXTENSION_FAILED ->
                line.points();
        };
    }
}
