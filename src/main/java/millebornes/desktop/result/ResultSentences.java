package millebornes.desktop.result;

import millebornes.engine.rules.MatchLength;
import millebornes.words.Words;

/// The texts about the winner and about the number of the round in the match.
final class ResultSentences {

    private ResultSentences() {}

    /// The headline: who has won.
    static String winners(ResultContext context) {
        ResultModel model = context.model();
        return context.narrator().winners(context.match().rules().options(), model.isMatchOver(), model.winners());
    }

    /// Round and length of the match, such as `Manche 2, partie en 5 000 points`; empty in a match of one round. If nobody
    /// has won, the reason.
    static String round(ResultContext context) {
        Words words = context.words();
        MatchLength length = context.match().rules().options().length();
        int number = context.model().number();
        if (context.model().winners().isEmpty()) {
            return words.text(
                    "round.winner.nobody.why",
                    words.number(context.match().round().target()));
        }
        if (length.isOneRound()) {
            return "";
        }
        return length.points() > 0
                ? words.text("result.round.points", number, length.points())
                : words.text("result.round.rounds", number, length.rounds());
    }
}
