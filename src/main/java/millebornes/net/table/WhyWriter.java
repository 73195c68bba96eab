package millebornes.net.table;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.table.Card;
import millebornes.words.Narrator;
import millebornes.words.RefusalHelp;
import org.jspecify.annotations.Nullable;

/// Writes a refusal for a phone: two sentences, the card whose picture shows the reason, and the cards that would help.
final class WhyWriter {

    private final Narrator narrator;

    WhyWriter(Narrator narrator) {
        this.narrator = narrator;
    }

    void write(JsonObject json, Refusal refusal, Move move, SeatView view) {
        RefusalHelp said = narrator.refusal(refusal, move, view);
        json.addProperty("refusal", refusal.name());
        json.addProperty("rule", said.rule());
        json.addProperty("why", said.why());
        json.addProperty("help", said.help());
        @Nullable Card sign = said.sign();
        json.add("sign", UpdateWriter.text(sign == null ? null : sign.name()));
        json.add("cards", names(said.cards(), view, true));
        json.add("missing", names(said.cards(), view, false));
    }

    private static JsonArray names(List<Card> cards, SeatView view, boolean held) {
        return UpdateWriter.texts(cards.stream()
                .filter(card -> view.hand().holds(card) == held)
                .filter(card -> !held || view.legal().contains(Move.play(card)))
                .map(Card::name)
                .toList());
    }
}
