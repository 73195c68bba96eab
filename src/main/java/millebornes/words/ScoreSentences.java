package millebornes.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import millebornes.engine.rules.EditionPointValues;
import millebornes.engine.rules.EffectiveOptions;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.ScoreReason;
import millebornes.engine.rules.TeamScore;

/// Makes the sentences about points and winners.
final class ScoreSentences {

    private final Words words;
    private final MatchNames names;

    ScoreSentences(Words words, MatchNames names) {
        this.words = words;
        this.names = names;
    }

    WordedScoreLine line(TeamScore.ScoreLine line, RuleEngine rules, int goal) {
        String key = "score." + line.reason().name();
        int each = each(line);
        Map<String, ?> values = Map.of("points", line.points(), "goal", goal, "each", each, "n", line.points() / each);
        boolean paidOnce = line.reason() == ScoreReason.CAPOT
                && rules.edition().reasonPoints().prizes() == EditionPointValues.PrizeRule.WINNER_ONLY;
        return new WordedScoreLine(
                words.sentence(key, values),
                words.has(key + ".note") ? words.sentence(key + ".note", values) : "",
                words.sentence(key + (paidOnce ? ".reason.all" : ".reason"), values),
                words.number(line.points()));
    }

    List<String> sheet(RoundResult result, RuleEngine rules, int goal, List<Integer> totals) {
        List<String> sheet = new ArrayList<>();
        for (TeamScore score : result.scores()) {
            if (!score.lines().isEmpty()) {
                sheet.add(words.sentence(
                        "replay.team",
                        Map.of(
                                "team",
                                names.team(score.team()),
                                "points",
                                score.total(),
                                "total",
                                totals.get(score.team()))));
            }
            score.lines().stream()
                    .map(line -> line(line, rules, goal))
                    .map(worded -> "  "
                            + words.sentence(
                                    "replay.mark",
                                    Map.of(
                                            "name", worded.name(),
                                            "points", worded.points(),
                                            "reason", worded.reason())))
                    .forEach(sheet::add);
        }
        // Elsewhere a title, here the last sentence.
        sheet.add(won("round.winner", result.winners()) + ".");
        return sheet;
    }

    String winners(EffectiveOptions options, boolean isMatchOver, List<Integer> winners) {
        if (!isMatchOver) {
            return won("round.winner", winners);
        }
        return won(options.isJunior() ? "match.winner.junior" : "match.winner", winners);
    }

    private String won(String key, List<Integer> winners) {
        if (winners.isEmpty()) {
            return words.text("round.winner.nobody");
        }
        String together = words.list(winners.stream().map(names::team).toList());
        return words.sentence(winners.size() == 1 ? key : key + ".shared", Map.of("winners", together));
    }

    /// The points for each time that the reason was earned.
    private static int each(TeamScore.ScoreLine line) {
        return switch (line.reason()) {
            case KM -> 1;
            case SAFETY -> EditionPointValues.SAFETY;
            case COUP_FOURRE -> EditionPointValues.COUP_FOURRE;
            case CAPOT -> EditionPointValues.CAPOT;
            case ALL_SAFETIES, TARGET, NO_200, NO_200_NO_100, COURONNEMENT, EXTENSION, EXTENSION_FAILED ->
                line.points();
        };
    }
}
