package millebornes.desktop.result;

import java.util.List;
import java.util.Map;
import millebornes.engine.rules.MatchLength;
import millebornes.words.Words;

/// The texts about the winner and about the number of the round in the match.
final class ResultSentences {

    private ResultSentences() {}

    /// The winners in a sentence.
    static String winners(ResultContext context) {
        ResultModel model = context.model();
        boolean oneRound = context.match().rules().options().length().isOneRound();
        if (!model.hasPoints() && oneRound) {
            return won(context, "result.winner.junior");
        }
        if (!model.isMatchOver() || oneRound) {
            var result = context.match().result();
            return result == null ? "" : context.narrator().winners(result);
        }
        return won(context, "result.winner.match");
    }

    private static String won(ResultContext context, String key) {
        List<Integer> winners = context.model().winners();
        Words words = context.words();
        String names = words.list(winners.stream().map(context.names()::team).toList());
        return words.sentence(winners.size() == 1 ? key : key + ".shared", Map.of("winners", names));
    }

    /// Round and length of the match, such as `Manche 2, partie en 5 000 points`; empty in a match of one round.
    static String round(ResultContext context) {
        Words words = context.words();
        MatchLength length = context.match().rules().options().length();
        int number = context.model().number();
        if (length.isOneRound()) {
            return "";
        }
        return length.points() > 0
                ? words.text("result.round.points", number, length.points())
                : words.text("result.round.rounds", number, length.rounds());
    }
}
