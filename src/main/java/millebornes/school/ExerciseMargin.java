package millebornes.school;

import java.util.ArrayList;
import java.util.List;
import millebornes.bot.ChoiceReview;
import millebornes.bot.ChoiceVerdict;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.ScoringMode;

/// By how much an answer is better than the best of what else is offered, as the player of three stars finds on imagined
/// deals.
///
/// @param percent in hundredths of a whole game
/// @param points in points of the round; 0 where nothing is scored
/// @param errors how sure that is, in standard errors
/// @param other what comes next to the answer
public record ExerciseMargin(double percent, double points, double errors, Move other) {

    /// What the school demands of every exercise.
    public static final double LEAST_PERCENT = 1.5;

    public static final double LEAST_POINTS = 20;

    public static final double LEAST_ERRORS = 3;

    private static final double WHOLE_PERCENT = 10_000;

    /// Deals are imagined of this seed, another than the one that [ExerciseFinder] looks with: what was found is measured
    /// on other deals than those that made it seem good.
    private static final long SEED = 1000;

    /// The margin of an exercise.
    ///
    /// @param deals on how many imagined deals
    public static ExerciseMargin of(Exercise exercise, int deals) {
        return of(exercise.view(), exercise.answer(), exercise.choices(), deals, SEED);
    }

    static ExerciseMargin of(SeatView view, Move answer, List<Move> choices, int deals, long seed) {
        List<Move> others = new ArrayList<>(choices);
        others.remove(answer);
        ChoiceVerdict verdict = ChoiceReview.against(view, answer, others)
                .look(deals, seed)
                .orElseThrow(() -> new IllegalStateException("interrupted"));
        return new ExerciseMargin(verdict.share() / WHOLE_PERCENT, verdict.points(), verdict.errors(), verdict.other());
    }

    /// Whether the school may teach an exercise with this margin. Where points are scored, points and games that are won
    /// must say the same.
    public boolean isClear(Exercise exercise) {
        boolean scored = exercise.setup().rules().options().scoring() != ScoringMode.JUNIOR;
        return percent >= LEAST_PERCENT && errors >= LEAST_ERRORS && (!scored || points >= LEAST_POINTS);
    }
}
