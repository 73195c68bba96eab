package millebornes.school;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import millebornes.engine.notation.MoveText;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Move;

/// Writes exercises as lines of JSON, as [ExerciseReader] reads them.
public final class ExerciseWriter {

    private ExerciseWriter() {}

    /// The line of an exercise, without a line end.
    public static String line(Exercise exercise) {
        JsonObject json = new JsonObject();
        json.addProperty("id", exercise.id());
        json.addProperty("group", exercise.group().word());
        json.addProperty("level", exercise.level());
        json.addProperty("question", exercise.question().word());
        json.addProperty("game", SetupText.of(exercise.setup()));
        json.addProperty("seed", exercise.seed());
        json.add("moves", texts(exercise.moves()));
        json.add("choices", texts(exercise.choices()));
        json.addProperty("answer", MoveText.of(exercise.answer()));
        return json.toString();
    }

    private static JsonArray texts(List<Move> moves) {
        JsonArray texts = new JsonArray();
        moves.forEach(move -> texts.add(MoveText.of(move)));
        return texts;
    }
}
