package millebornes.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// Makes the sentences of events; the key of each text has the event's name.
final class EventSentences {

    private final Words words;
    private final MatchNames names;

    EventSentences(Words words, MatchNames names) {
        this.words = words;
        this.names = names;
    }

    String sentence(Event event) {
        return switch (event) {
            case Event.RoundBegan roundBegan ->
                say("RoundBegan", Map.of("number", roundBegan.number(), "who", names.seat(roundBegan.first())));
            case Event.Dealt dealt -> dealt(dealt);
            case Event.TurnBegan turnBegan -> say("TurnBegan", turnBegan.seat());
            case Event.Drew drew -> drew(drew);
            case Event.Drove drove -> drove(drove);
            case Event.Attacked attacked ->
                say(
                        "Attacked." + attacked.hazard().name(),
                        Map.of("who", names.seat(attacked.seat()), "victim", names.driver(attacked.car())));
            case Event.Cured cured -> say("Cured." + cured.remedy().name(), cured.seat());
            case Event.SafetyShown safetyShown ->
                say("SafetyShown." + safetyShown.safety().name(), safetyShown.seat());
            case Event.HazardLifted hazardLifted ->
                say("HazardLifted." + hazardLifted.hazard().name(), Map.of("who", names.driver(hazardLifted.car())));
            case Event.CoupFourreDeclared coupFourreDeclared ->
                say(
                        "CoupFourreDeclared",
                        Map.of(
                                "who", names.seat(coupFourreDeclared.seat()),
                                "safety",
                                        words.text("card."
                                                + coupFourreDeclared.safety().name() + ".the"),
                                "attacker", names.seat(coupFourreDeclared.attacker())));
            case Event.TurnLost turnLost -> say("TurnLost", turnLost.seat());
            case Event.Discarded discarded ->
                say("Discarded", Map.of("who", names.seat(discarded.seat()), "card", card(discarded.card())));
            case Event.TurnEnded turnEnded -> say("TurnEnded", turnEnded.seat());
            case Event.DeclaredStuck declaredStuck -> say("DeclaredStuck", declaredStuck.seat());
            case Event.Reshuffled reshuffled -> reshuffled(reshuffled);
            case Event.Skipped skipped -> say("Skipped", skipped.seat());
            case Event.ExtensionOffered extensionOffered -> say("ExtensionOffered", extensionOffered.seat());
            case Event.Extended extended ->
                say("Extended", Map.of("who", names.seat(extended.seat()), "to", extended.target()));
            case Event.ExtensionDeclined extensionDeclined -> say("ExtensionDeclined", extensionDeclined.seat());
            case Event.Arrived arrived ->
                say("Arrived", Map.of("who", names.driver(arrived.car()), "km", arrived.km()));
            case Event.RoundEnded roundEnded ->
                say("RoundEnded." + roundEnded.reason().name(), Map.of());
            case Event.MatchEnded matchEnded -> matchEnded(matchEnded.winners());
        };
    }

    private String dealt(Event.Dealt dealt) {
        return dealt.hand() == null
                ? say("Dealt", dealt.seat())
                : say(
                        "Dealt.hand",
                        Map.of(
                                "who", names.seat(dealt.seat()),
                                "cards",
                                        CardListFormatter.list(
                                                words, dealt.hand().cards())));
    }

    private String drew(Event.Drew drew) {
        @Nullable Card card = drew.card();
        return card == null
                ? say("Drew", drew.seat())
                : say("Drew.card", Map.of("who", names.seat(drew.seat()), "card", card(card)));
    }

    private String drove(Event.Drove drove) {
        String direction = drove.toKm() < drove.fromKm() ? "Drove.back" : "Drove";
        return say(
                names.isShared(drove.car()) ? direction + ".team" : direction,
                Map.of(
                        "who", names.seat(drove.seat()),
                        "km", drove.distance().km(),
                        "to", drove.toKm(),
                        "team", names.driver(drove.car())));
    }

    private String reshuffled(Event.Reshuffled reshuffled) {
        String safeties =
                words.list(reshuffled.removed().stream().map(this::card).toList());
        return say(
                safeties.isEmpty() ? "Reshuffled" : "Reshuffled.removed",
                Map.of("n", reshuffled.cards(), "safeties", safeties));
    }

    private String matchEnded(List<Integer> winners) {
        if (winners.isEmpty()) {
            return words.text("event.MatchEnded.nobody");
        }
        String together = words.list(winners.stream().map(names::team).toList());
        return say(winners.size() == 1 ? "MatchEnded" : "MatchEnded.shared", Map.of("winners", together));
    }

    private String card(Card card) {
        return words.text("card." + card.name());
    }

    private String say(String event, int seat) {
        return say(event, Map.of("who", names.seat(seat)));
    }

    private String say(String event, Map<String, ?> values) {
        return words.sentence("event." + event, values);
    }

    /// Writes several cards as one enumeration, with equal cards together: `25 km, 25 km` is `25 km ×2`.
    static final class CardListFormatter {

        private CardListFormatter() {}

        static String list(Words words, List<? extends Card> cards) {
            Map<Card, Integer> counts = new LinkedHashMap<>();
            cards.forEach(card -> counts.merge(card, 1, Integer::sum));
            List<String> names = new ArrayList<>();
            counts.forEach((card, count) -> {
                String name = words.text("card." + card.name());
                names.add(count == 1 ? name : words.text("card.times", name, count));
            });
            return words.list(names);
        }
    }
}
