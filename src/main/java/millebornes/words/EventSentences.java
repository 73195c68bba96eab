package millebornes.words;

import java.util.List;
import java.util.Map;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// A sentence for every event: its text is found under the event's own name.
final class EventSentences {

    private final Words words;
    private final MatchNames names;

    EventSentences(Words words, MatchNames names) {
        this.words = words;
        this.names = names;
    }

    String sentence(Event event) {
        return switch (event) {
            case Event.RoundBegan it -> say("RoundBegan", Map.of("number", it.number(), "who", names.seat(it.first())));
            case Event.Dealt it -> dealt(it);
            case Event.TurnBegan it -> say("TurnBegan", it.seat());
            case Event.Drew it -> drew(it);
            case Event.Drove it -> drove(it);
            case Event.Attacked it ->
                say(
                        "Attacked." + it.hazard().name(),
                        Map.of("who", names.seat(it.seat()), "victim", names.driver(it.car())));
            case Event.Cured it -> say("Cured." + it.remedy().name(), it.seat());
            case Event.SafetyShown it -> say("SafetyShown." + it.safety().name(), it.seat());
            case Event.HazardLifted it ->
                say("HazardLifted." + it.hazard().name(), Map.of("who", names.driver(it.car())));
            case Event.CoupFourreDeclared it ->
                say(
                        "CoupFourreDeclared",
                        Map.of(
                                "who", names.seat(it.seat()),
                                "safety", card(it.safety()),
                                "attacker", names.seat(it.attacker())));
            case Event.TurnLost it -> say("TurnLost", it.seat());
            case Event.Discarded it -> say("Discarded", Map.of("who", names.seat(it.seat()), "card", card(it.card())));
            case Event.TurnEnded it -> say("TurnEnded", it.seat());
            case Event.DeclaredStuck it -> say("DeclaredStuck", it.seat());
            case Event.Reshuffled it -> reshuffled(it);
            case Event.Skipped it -> say("Skipped", it.seat());
            case Event.ExtensionOffered it -> say("ExtensionOffered", it.seat());
            case Event.Extended it -> say("Extended", Map.of("who", names.seat(it.seat()), "to", it.target()));
            case Event.ExtensionDeclined it -> say("ExtensionDeclined", it.seat());
            case Event.Arrived it -> say("Arrived", Map.of("who", names.driver(it.car()), "km", it.km()));
            case Event.RoundEnded it -> say("RoundEnded." + it.reason().name(), Map.of());
            case Event.MatchEnded it -> matchEnded(it.winners());
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
}
