package millebornes.school;

import java.util.ArrayList;
import java.util.List;
import millebornes.bot.ChoiceReview;
import millebornes.bot.ChoiceVerdict;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;

/// The lead of an answer over the best other choice, measured by `hard` on imagined deals.
///
/// @param percent the lead in hundredths of a whole game
/// @param points the lead in points of the round; 0 where nothing is scored
/// @param errors the lead in standard errors
/// @param other the best other choice
public record ExerciseMargin(double percent, double points, double errors, Move other) {

    /// The least [#percent()] that every exercise needs.
    public static final double LEAST_PERCENT = 1.5;

    public static final double LEAST_POINTS = 20;

    public static final double LEAST_ERRORS = 3;

    private static final double WHOLE_PERCENT = 10_000;

    static ExerciseMargin of(SeatView view, Move answerMove, List<Move> choices, int deals, long seed) {
        List<Move> others = new ArrayList<>(choices);
        others.remove(answerMove);
        ChoiceVerdict verdict = ChoiceReview.against(view, answerMove, others)
                .look(deals, seed)
                .orElseThrow(() -> new IllegalStateException("interrupted"));
        return new ExerciseMargin(verdict.share() / WHOLE_PERCENT, verdict.points(), verdict.errors(), verdict.other());
    }

    /// Whether an exercise has the margin that the school needs: in games won and, where there are any, in points.
    public boolean isClear(Exercise exercise) {
        boolean scored = !exercise.setup().rules().options().isJunior();
        return percent >= LEAST_PERCENT && errors >= LEAST_ERRORS && (!scored || points >= LEAST_POINTS);
    }
}
