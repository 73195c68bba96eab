package millebornes.cli.referee;

import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.BadSetupException;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.SetupProblem;
import millebornes.protocol.PublicEnding;
import millebornes.protocol.ViewWriter;
import millebornes.save.BadJsonException;
import millebornes.save.MoveCodec;
import millebornes.save.RefusedReplayException;
import millebornes.save.SavedGame;
import millebornes.save.SavedGameCodec;
import org.jspecify.annotations.Nullable;

/// Creates the JSON of all replies.
final class ReplyWriter {

    private static final String BAD_SETUP = "BAD_SETUP";
    private static final String BAD_REQUEST = "BAD_REQUEST";

    private ReplyWriter() {}

    static JsonObject step(MatchStep step) {
        JsonObject reply = good();
        reply.add("events", EventWriter.write(step.events()));
        reply.add("state", StateWriter.write(step.match()));
        return reply;
    }

    static JsonObject state(Match match) {
        JsonObject reply = good();
        reply.add("state", StateWriter.write(match));
        return reply;
    }

    static JsonObject view(Match match, int seat) {
        JsonObject reply = good();
        reply.add("view", ViewWriter.write(match.view(seat), PublicEnding.of(match)));
        return reply;
    }

    static JsonObject move(Move move) {
        JsonObject reply = good();
        reply.add("move", MoveCodec.write(move));
        return reply;
    }

    static JsonObject game(SavedGame savedGame) {
        JsonObject reply = good();
        reply.add("game", SavedGameCodec.write(savedGame));
        return reply;
    }

    static JsonObject refusal(Refusal refusal, String message) {
        return refusal(refusal.name(), refusal.rule(), message);
    }

    static JsonObject refusal(BadSetupException bad) {
        return refusal(BAD_SETUP, SetupProblemRuleIds.of(bad.problem().reason()), ErrorMessages.of(bad.problem()));
    }

    static JsonObject refusal(BadJsonException bad) {
        return refusal(BAD_REQUEST, null, ErrorMessages.of(bad));
    }

    static JsonObject refusal(BadRequestException bad) {
        return refusal(BAD_REQUEST, null, ErrorMessages.of(bad));
    }

    static JsonObject refusal(RefusedReplayException exception) {
        return refusal(BAD_REQUEST, exception.refusal().rule(), ErrorMessages.of(exception));
    }

    private static JsonObject good() {
        JsonObject reply = new JsonObject();
        reply.addProperty("ok", true);
        return reply;
    }

    private static JsonObject refusal(String name, @Nullable String rule, String message) {
        JsonObject reply = new JsonObject();
        reply.addProperty("ok", false);
        reply.addProperty("refusal", name);
        reply.add("rule", rule == null ? JsonNull.INSTANCE : new JsonPrimitive(rule));
        reply.addProperty("message", message);
        return reply;
    }

    /// Finds the id of the rule that forbids a set-up; null for a word that is not known.
    static final class SetupProblemRuleIds {

        private SetupProblemRuleIds() {}

        static @Nullable String of(SetupProblem.Reason reason) {
            return switch (reason) {
                case UNKNOWN_EDITION, UNKNOWN_OPTION, BAD_VALUE, OPTION_UNKNOWN -> null;
                case UNKNOWN_TEAMS, SEATS_MISSING, SEATS_AND_TEAMS, TABLE_UNKNOWN -> "R-2.2";
                case TARGET_UNKNOWN -> "R-6.4";
                case POINTS_AND_ROUNDS, JUNIOR_HAS_NO_POINTS -> "R-5.4";
                case NO_EXTENSION_HERE -> "R-6.5";
                case NO_PARTNERS -> "R-2.3";
                case NOT_IN_DECK -> "R-1.1";
            };
        }
    }
}
