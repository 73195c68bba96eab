package millebornes.school;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.notation.MoveText;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.BadSetupException;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.save.BadJsonException;
import millebornes.save.JsonFields;
import millebornes.save.StrictJsonParser;
import millebornes.school.BadExerciseException.Problem;

/// Reads exercises, one JSON object a line, games and moves in the words of `engine.notation`:
///
/// ```json
/// {"id":"three-accidents","group":"count","level":2,"question":"discard","game":"board 3","seed":17,
///  "moves":["green-light","discard 25"],"choices":["discard repairs","discard 25"],"answer":"discard repairs"}
/// ```
///
/// Each exercise is played up to its question, so that every one read is valid. Empty lines are skipped.
public final class ExerciseReader {

    private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    private final int line;
    private final JsonFields json;

    private ExerciseReader(int line, JsonFields json) {
        this.line = line;
        this.json = json;
    }

    /// All exercises of a text, in order.
    ///
    /// @throws BadExerciseException for the first line that is not an exercise
    public static List<Exercise> all(String text) {
        List<Exercise> all = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (!line.isBlank()) {
                Exercise exercise = exercise(line, number);
                if (!ids.add(exercise.id())) {
                    throw new BadExerciseException(Problem.TWICE, number);
                }
                all.add(exercise);
            }
        }
        return all;
    }

    private static Exercise exercise(String text, int line) {
        try {
            return new ExerciseReader(line, new JsonFields(StrictJsonParser.object(text))).exercise();
        } catch (BadJsonException bad) {
            throw new BadExerciseException(Problem.NOT_READABLE, line, bad);
        }
    }

    private Exercise exercise() {
        String id = json.text("id");
        check(ID.matcher(id).matches(), Problem.BAD_ID);
        ExerciseGroup group = known(ExerciseGroup.named(json.text("group")));
        ExerciseQuestion question = known(ExerciseQuestion.named(json.text("question")));
        long level = json.integer("level");
        check(level >= 1 && level <= Exercise.HARDEST, Problem.UNKNOWN_WORD);
        long seed = json.integer("seed");
        Setup setup = setup(json.text("game"));
        Match match = start(setup, seed);
        List<Move> moves = new ArrayList<>();
        for (String text : json.texts("moves", (move, _) -> move)) {
            Move move = move(match, text);
            moves.add(move);
            match = played(match, move);
        }
        check(isAsked(match), Problem.NOT_A_QUESTION);
        List<Move> legal = match.view(asked(match)).legal();
        List<Move> choices = new ArrayList<>();
        for (String text : json.texts("choices", (choice, _) -> choice)) {
            Move chosenMove = move(match, text);
            check(
                    legal.contains(chosenMove) && question.offers(chosenMove) && !choices.contains(chosenMove),
                    Problem.BAD_CHOICE);
            choices.add(chosenMove);
        }
        Move answerMove = move(match, json.text("answer"));
        check(choices.size() > 1 && choices.contains(answerMove), Problem.BAD_ANSWER);
        return new Exercise(id, group, (int) level, question, setup, seed, moves, choices, answerMove);
    }

    private Setup setup(String words) {
        try {
            return SetupText.setup(words);
        } catch (RuntimeException bad) { // a word that no game knows is refused in many ways
            throw new BadExerciseException(Problem.BAD_GAME, line, bad);
        }
    }

    private Match start(Setup setup, long seed) {
        try {
            return Match.start(setup.rules(), seed, 0, List.of()).match();
        } catch (BadSetupException bad) {
            throw new BadExerciseException(Problem.BAD_GAME, line, bad);
        }
    }

    private Move move(Match match, String text) {
        check(isAsked(match), Problem.NOT_A_QUESTION);
        try {
            return MoveText.move(asked(match), text);
        } catch (RuntimeException bad) { // so is a move
            throw new BadExerciseException(Problem.BAD_MOVE, line, bad);
        }
    }

    private Match played(Match match, Move move) {
        if (match.play(move) instanceof MatchStep step) {
            return step.match();
        }
        throw new BadExerciseException(Problem.BAD_MOVE, line);
    }

    private static boolean isAsked(Match match) {
        return !match.round().isOver();
    }

    private static int asked(Match match) {
        return match.round().phase().asked().first();
    }

    private <T> T known(Optional<T> named) {
        return named.orElseThrow(() -> new BadExerciseException(Problem.UNKNOWN_WORD, line));
    }

    private void check(boolean good, Problem problem) {
        if (!good) {
            throw new BadExerciseException(problem, line);
        }
    }
}
