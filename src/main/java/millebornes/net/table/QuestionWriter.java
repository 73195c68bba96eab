package millebornes.net.table;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.table.Phase;
import millebornes.protocol.PublicEnding;
import millebornes.protocol.TableWriter;
import millebornes.words.Narrator;
import org.jspecify.annotations.Nullable;

/// Writes the question that a phone has to ask its player, except which card to play. The question about an attack does
/// not depend on the hand.
final class QuestionWriter {

    private static final String KIND = "kind";
    private static final String TEXT = "text";

    private final Narrator narrator;

    QuestionWriter(Narrator narrator) {
        this.narrator = narrator;
    }

    /// The question, or `null` if there is none or the seat has to play a card.
    JsonElement write(SeatUpdate update) {
        SeatView view = update.view();
        return switch (view.phase()) {
            case Phase.Turn _ -> JsonNull.INSTANCE;
            case Phase.CoupFourreWindow window -> view.isAsked() ? coupFourre(window) : JsonNull.INSTANCE;
            case Phase.Extension _ -> view.isAsked() ? extension(view) : JsonNull.INSTANCE;
            case Phase.Over _ -> over(update);
        };
    }

    private JsonObject coupFourre(Phase.CoupFourreWindow window) {
        JsonObject json = new JsonObject();
        json.addProperty(KIND, "coup-fourre");
        Event.Attacked attackEvent = new Event.Attacked(window.attacker(), window.car(), window.hazard());
        String attacker = narrator.names().seat(window.attacker());
        json.addProperty(TEXT, attacker + " " + narrator.caption(attackEvent, window.car()) + ".");
        json.addProperty("attacker", window.attacker());
        json.addProperty("car", window.car());
        json.addProperty("hazard", window.hazard().name());
        json.addProperty("safety", window.safety().name());
        return json;
    }

    private JsonObject extension(SeatView view) {
        JsonObject json = new JsonObject();
        json.addProperty(KIND, "extension");
        String title =
                narrator.words().text("table.extension.title", narrator.names().seat(view.seat()));
        json.addProperty(TEXT, title + " " + narrator.words().text("table.extension.note"));
        return json;
    }

    private JsonObject over(SeatUpdate update) {
        JsonObject json = new JsonObject();
        json.addProperty(KIND, update.ending().isMatchOver() ? "match-over" : "next-round");
        json.addProperty(TEXT, headline(update));
        json.add("ready", TableWriter.numbers(update.table().ready()));
        return json;
    }

    /// Who has won the round or the match, empty while a round is played.
    String headline(SeatUpdate update) {
        PublicEnding ending = update.ending();
        @Nullable RoundResult result = ending.result();
        return result == null
                ? ""
                : narrator.winners(
                        update.view().rules().options(),
                        ending.isMatchOver(),
                        ending.isMatchOver() ? ending.winners() : result.winners());
    }
}
