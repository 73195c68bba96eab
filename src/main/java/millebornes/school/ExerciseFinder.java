package millebornes.school;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import millebornes.bot.BotLevel;
import millebornes.bot.ChoiceReview;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.SeatView;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.SeededRandom;
import millebornes.school.ExerciseQuestionFinder.Asked;

/// Finds exercises in first rounds between computer players. Seats alternate between `medium` without human limits and
/// `easy`, since good players reach fewer instructive positions.
///
/// Each position is evaluated on few deals, and clear ones again on many others.
public final class ExerciseFinder {

    private static final int RANKING = 48;
    private static final int FIRST_LOOK = 32;
    private static final int CLOSE_LOOK = 192;
    private static final long SEED = 7;

    /// The number of times that `easy` is asked for its move, which varies with chance.
    private static final int ASKED = 4;

    private final Setup setup;
    private final Set<ExerciseQuestion> wanted;
    private final double leastPercent;
    private final Consumer<Found> found;

    /// An exercise and how clear its answer is.
    public record Found(Exercise exercise, ExerciseMargin margin) {}

    /// @param wanted the questions to look for
    /// @param leastPercent the least lead of an answer over the other choices, in hundredths of a whole game
    /// @param found called with each exercise
    public ExerciseFinder(Setup setup, Set<ExerciseQuestion> wanted, double leastPercent, Consumer<Found> found) {
        this.setup = setup;
        this.wanted = Set.copyOf(wanted);
        this.leastPercent = leastPercent;
        this.found = found;
    }

    /// Searches one game for exercises.
    ///
    /// @param seed the seed of its deal
    public void search(long seed) {
        Match match = Match.start(setup.rules(), seed, 0, List.of()).match();
        List<Move> moves = new ArrayList<>();
        while (!match.round().isOver()) {
            int seat = match.round().phase().asked().first();
            SeatView view = match.view(seat);
            if (ExerciseQuestionFinder.canBe(view, wanted)) {
                look(view, seed, moves);
            }
            Move move = seat % 2 == 0 ? ChoiceReview.firstSight(view) : beginner(view, seed, moves.size());
            moves.add(move);
            match = ((MatchStep) match.play(move)).match();
        }
    }

    private void look(SeatView view, long seed, List<Move> moves) {
        for (Asked asked : ExerciseQuestionFinder.of(view, ranked(view))) {
            if (!wanted.contains(asked.question())) {
                continue;
            }
            Move answerMove = asked.choices().getFirst();
            if (ExerciseMargin.of(view, answerMove, asked.choices(), FIRST_LOOK, SEED)
                            .percent()
                    >= leastPercent) {
                ExerciseMargin margin = ExerciseMargin.of(view, answerMove, asked.choices(), CLOSE_LOOK, SEED + 1);
                Exercise exercise = exercise(view, seed, moves, asked);
                if (margin.percent() >= leastPercent && margin.isClear(exercise)) {
                    found.accept(new Found(exercise, margin));
                }
            }
        }
    }

    /// All legal moves, the best one first according to an evaluation on few deals.
    private static List<Move> ranked(SeatView view) {
        Move firstMove = view.legal().getFirst();
        record Ranked(Move move, double worth) {}
        List<Ranked> ranked = new ArrayList<>();
        for (Move move : view.legal()) {
            double worth = move.equals(firstMove)
                    ? 0
                    : ExerciseMargin.of(view, move, List.of(move, firstMove), RANKING, SEED)
                            .percent();
            ranked.add(new Ranked(move, worth));
        }
        return ranked.stream()
                .sorted(Comparator.comparingDouble(oneRanked -> -oneRanked.worth()))
                .map(Ranked::move)
                .toList();
    }

    private Exercise exercise(SeatView view, long seed, List<Move> moves, Asked asked) {
        String id = (SetupText.of(setup) + " " + seed + " " + moves.size() + " "
                        + asked.question().word())
                .replaceAll("[^a-z0-9]+", "-");
        List<Move> choices =
                view.legal().stream().filter(asked.choices()::contains).toList();
        Move answerMove = asked.choices().getFirst();
        return new Exercise(
                id,
                group(asked.question(), view),
                level(view, asked.choices(), answerMove),
                asked.question(),
                setup,
                seed,
                moves,
                choices,
                answerMove);
    }

    private static ExerciseGroup group(ExerciseQuestion question, SeatView view) {
        return switch (question) {
            case PLAY -> ExerciseGroup.ROLL;
            case DRIVE -> isNear(view) ? ExerciseGroup.FINISH : ExerciseGroup.ROLL;
            case DISCARD -> ExerciseGroup.COUNT;
            case VICTIM -> ExerciseGroup.STOP;
            case SAFETY, ANSWER -> ExerciseGroup.DEFEND;
            case EXTENSION -> ExerciseGroup.FINISH;
        };
    }

    private static boolean isNear(SeatView view) {
        return 3 * view.car(view.ownCar()).km() > 2 * view.target();
    }

    /// The level of an exercise: 1 if `easy` always finds the answer, 3 if `medium` without human limits does not, else
    /// 2.
    private static int level(SeatView view, List<Move> choices, Move answerMove) {
        Move goodMove = ChoiceReview.firstSight(view);
        if (choices.contains(goodMove) && !goodMove.equals(answerMove)) {
            return Exercise.HARDEST;
        }
        for (int time = 0; time < ASKED; time++) {
            if (!beginner(view, SEED, time).equals(answerMove)) {
                return 2;
            }
        }
        return 1;
    }

    private static Move beginner(SeatView view, long seed, int number) {
        return BotLevel.EASY
                .bot()
                .choose(view, SeededRandom.derivedSeed(seed, number))
                .move();
    }
}
