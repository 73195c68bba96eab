package millebornes.net.table;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.protocol.TableWriter;
import millebornes.words.MatchNames;
import millebornes.words.Words;

/// Writes the cards of a hand for its player: what each can be used for, with the effect in two or three words.
final class HandWriter {

    private final Words words;
    private final MatchNames names;

    HandWriter(Words words, MatchNames names) {
        this.words = words;
        this.names = names;
    }

    JsonArray write(SeatView view) {
        JsonArray hand = new JsonArray();
        for (Card card : view.hand().cards()) {
            hand.add(card(card, view));
        }
        return hand;
    }

    private JsonObject card(Card card, SeatView view) {
        List<Integer> targets = targets(card, view);
        boolean playable = !targets.isEmpty() || view.legal().contains(Move.play(card));
        JsonObject json = new JsonObject();
        json.addProperty("card", card.name());
        json.addProperty("name", words.text("card." + card.name()));
        json.addProperty("play", playable);
        json.add("targets", TableWriter.numbers(targets));
        json.addProperty("discard", view.legal().contains(Move.discard(card)));
        json.addProperty("text", playable ? outcome(card, targets, view) : "");
        return json;
    }

    private static List<Integer> targets(Card card, SeatView view) {
        return view.legal().stream()
                .filter(move -> move instanceof Move.Attack attack && attack.hazard() == card)
                .map(move -> ((Move.Attack) move).car())
                .toList();
    }

    private String outcome(Card card, List<Integer> targets, SeatView view) {
        Car ownCar = view.car(view.ownCar());
        return switch (card) {
            case Distance distance ->
                words.text("host.card.km", ownCar.driven(distance).km());
            case Hazard _ ->
                targets.size() == 1
                        ? words.text("host.card.target", names.driver(targets.getFirst()))
                        : words.text("host.card.targets");
            case Remedy remedy -> cure(remedy, ownCar);
            case Safety _ -> words.text(view.playsAgainAfterSafety() ? "host.card.again" : "host.card.safety");
        };
    }

    /// The effect of a remedy in words. A green light without a red light starts the car, or lets it drive on.
    private String cure(Remedy remedy, Car ownCar) {
        return words.text(ownCar.has(Hazard.curedBy(remedy)) ? "since.cured." + remedy.name() : "host.card.go");
    }
}
