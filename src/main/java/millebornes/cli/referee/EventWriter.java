package millebornes.cli.referee;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Locale;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hand;
import millebornes.protocol.TableWriter;
import millebornes.save.SavedGameCodec;
import org.jspecify.annotations.Nullable;

/// Writes events as JSON; their names and fields are listed in docs/referee.md.
final class EventWriter {

    private final JsonObject json = new JsonObject();

    private EventWriter(String name) {
        json.addProperty("event", name);
    }

    static JsonArray write(List<Event> events) {
        JsonArray list = new JsonArray();
        for (Event event : events) {
            list.add(of(event).json);
        }
        return list;
    }

    private static EventWriter of(Event event) {
        return switch (event) {
            case Event.RoundBegan began ->
                named("round-began").with("round", began.number()).with("first", began.first());
            case Event.Dealt dealt -> named("dealt").seat(dealt.seat()).with("hand", cards(dealt.hand()));
            case Event.TurnBegan began -> named("turn-began").seat(began.seat());
            case Event.Drew drew -> named("drew").seat(drew.seat()).card(drew.card());
            case Event.Drove drove ->
                named("drove")
                        .seat(drove.seat())
                        .car(drove.car())
                        .card(drove.distance())
                        .with("from", drove.fromKm())
                        .with("to", drove.toKm());
            case Event.Attacked attacked ->
                named("attacked").seat(attacked.seat()).car(attacked.car()).card(attacked.hazard());
            case Event.Cured cured ->
                named("cured").seat(cured.seat()).car(cured.car()).card(cured.remedy());
            case Event.SafetyShown shown ->
                named("safety-shown").seat(shown.seat()).car(shown.car()).card(shown.safety());
            case Event.HazardLifted lifted ->
                named("hazard-lifted").car(lifted.car()).card(lifted.hazard());
            case Event.CoupFourreDeclared coup ->
                named("coup-fourre")
                        .seat(coup.seat())
                        .car(coup.car())
                        .card(coup.safety())
                        .with("hazard", name(coup.hazard()))
                        .with("attacker", coup.attacker());
            case Event.TurnLost lost -> named("turn-lost").seat(lost.seat());
            case Event.Discarded discarded ->
                named("discarded").seat(discarded.seat()).card(discarded.card());
            case Event.TurnEnded ended -> named("turn-ended").seat(ended.seat());
            case Event.DeclaredStuck stuck -> named("stuck").seat(stuck.seat());
            case Event.Reshuffled reshuffled ->
                named("reshuffled")
                        .with("cards", reshuffled.cards())
                        .with("removed", SavedGameCodec.writeCards(reshuffled.removed()));
            case Event.Skipped skipped -> named("skipped").seat(skipped.seat());
            case Event.ExtensionOffered offered -> named("extension-offered").seat(offered.seat());
            case Event.Extended extended ->
                named("extended").seat(extended.seat()).with("target", extended.target());
            case Event.ExtensionDeclined declined -> named("extension-declined").seat(declined.seat());
            case Event.Arrived arrived -> named("arrived").car(arrived.car()).with("km", arrived.km());
            case Event.RoundEnded ended -> named("round-ended").with("reason", new JsonPrimitive(word(ended.reason())));
            case Event.MatchEnded ended -> named("match-ended").with("winners", TableWriter.numbers(ended.winners()));
        };
    }

    private static EventWriter named(String name) {
        return new EventWriter(name);
    }

    private EventWriter seat(int seat) {
        return with("seat", seat);
    }

    private EventWriter car(int car) {
        return with("car", car);
    }

    private EventWriter card(@Nullable Card card) {
        return with("card", name(card));
    }

    private EventWriter with(String field, int number) {
        return with(field, new JsonPrimitive(number));
    }

    private EventWriter with(String field, JsonElement value) {
        json.add(field, value);
        return this;
    }

    private static JsonElement cards(@Nullable Hand hand) {
        return hand == null ? JsonNull.INSTANCE : SavedGameCodec.writeCards(hand.cards());
    }

    private static JsonElement name(@Nullable Card card) {
        return card == null ? JsonNull.INSTANCE : new JsonPrimitive(card.name());
    }

    private static String word(Event.RoundEnd roundEnd) {
        return roundEnd.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
