package millebornes.net.table;

import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import millebornes.engine.rules.Refusal;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// The answer of a table to a request of a phone.
///
/// @param kind the kind of answer
public record TableAnswer(Kind kind, JsonObject json) {

    /// The kind of an answer.
    public enum Kind {
        /// success, or a refusal of the rules
        ANSWERED,
        /// the request is not part of the protocol
        BAD_REQUEST,
        /// the key does not permit the request
        WRONG_KEY,
        /// the step is out of date, or another phone holds the seat
        CONFLICT
    }

    /// A successful answer with the requested data.
    static TableAnswer of(JsonObject json) {
        return new TableAnswer(Kind.ANSWERED, json);
    }

    /// A successful answer without data.
    static TableAnswer done() {
        JsonObject json = new JsonObject();
        json.addProperty("ok", true);
        return new TableAnswer(Kind.ANSWERED, json);
    }

    /// A successful answer with the table's current step.
    static TableAnswer done(int step) {
        TableAnswer answer = done();
        answer.json.addProperty("step", step);
        return answer;
    }

    /// The answer to a request that the key does not permit, whatever the reason.
    static TableAnswer wrongKey(Words words) {
        return refused(Kind.WRONG_KEY, "WRONG_KEY", null, words.text("host.refused.WRONG_KEY"));
    }

    static TableAnswer refused(Refusal refusal, String message) {
        return refused(Kind.ANSWERED, refusal.name(), refusal.rule(), message);
    }

    /// The answer to a request that is not part of the protocol.
    ///
    /// @param where the wrong field, as a path; empty for the whole body
    /// @param reason the name of the problem
    public static TableAnswer bad(String where, String reason, Words words) {
        String field = where.length() > 40 ? where.substring(0, 40) : where;
        String found = (field + " " + reason).strip();
        return refused(Kind.BAD_REQUEST, "BAD_REQUEST", null, words.text("host.refused.BAD_REQUEST", found));
    }

    /// A refusal, written as the referee writes refusals.
    ///
    /// @param message for the player, in the language of the request
    /// @param rule the id of the rule, or null if no rule of the game is concerned
    public static TableAnswer refused(Kind kind, String refusal, @Nullable String rule, String message) {
        JsonObject json = new JsonObject();
        json.addProperty("ok", false);
        json.addProperty("refusal", refusal);
        json.add("rule", rule == null ? JsonNull.INSTANCE : new JsonPrimitive(rule));
        json.addProperty("message", message);
        return new TableAnswer(kind, json);
    }
}
