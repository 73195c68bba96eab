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

/// Writes a refusal for a phone: two sentences, the card that illustrates the reason, and the cards that would help.
final class WhyWriter {

    private final Narrator narrator;

    WhyWriter(Narrator narrator) {
        this.narrator = narrator;
    }

    void write(JsonObject json, Refusal refusal, Move move, SeatView view) {
        RefusalHelp refusalHelp = narrator.refusal(refusal, move, view);
        json.addProperty("refusal", refusal.name());
        json.addProperty("rule", refusalHelp.rule());
        json.addProperty("why", refusalHelp.why());
        json.addProperty("help", refusalHelp.help());
        @Nullable Card signCard = refusalHelp.sign();
        json.add("sign", UpdateWriter.text(signCard == null ? null : signCard.name()));
        json.add("cards", names(refusalHelp.cards(), view, true));
        json.add("missing", names(refusalHelp.cards(), view, false));
    }

    private static JsonArray names(List<Card> cards, SeatView view, boolean held) {
        return UpdateWriter.texts(cards.stream()
                .filter(card -> view.hand().holds(card) == held)
                .filter(card -> !held || view.legal().contains(Move.play(card)))
                .map(Card::name)
                .toList());
    }
}
