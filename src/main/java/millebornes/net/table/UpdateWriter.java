package millebornes.net.table;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.table.Phase;
import millebornes.engine.table.SeatSet;
import millebornes.engine.table.Seating;
import millebornes.protocol.TableWriter;
import millebornes.protocol.ViewWriter;
import millebornes.session.flow.HandPlace;
import millebornes.words.Audience;
import millebornes.words.MatchNames;
import millebornes.words.Narrator;
import millebornes.words.PlayerNames;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Writes the messages of a table as JSON in the listener's language (docs/phones.md).
///
/// Invariant: messages of two updates that a listener cannot tell apart are equal, byte by byte.
public final class UpdateWriter {

    private final Words words;

    public UpdateWriter(Words words) {
        this.words = words;
    }

    /// The message to the phone that holds the seat.
    public String seat(SeatUpdate update) {
        SeatView view = update.view();
        Narrator narrator = narrator(update);
        JsonObject json = new JsonObject();
        json.addProperty("step", update.step());
        json.add("view", ViewWriter.write(view, update.ending()));
        say(json, update, narrator, Audience.at(view.seat()));
        json.addProperty("asked", view.isAsked());
        json.add("page", page(update, narrator));
        return json.toString();
    }

    /// The message to a bystander.
    public String bystander(SeatUpdate update) {
        Narrator narrator = narrator(update);
        JsonObject json = new JsonObject();
        json.addProperty("step", update.step());
        json.add("table", ViewWriter.writeOpen(update.view(), update.ending()));
        say(json, update, narrator, Audience.BYSTANDER);
        JsonObject page = new JsonObject();
        open(page, update, narrator);
        json.add("page", page);
        return json.toString();
    }

    private Narrator narrator(SeatUpdate update) {
        return narrator(words, update.view(), update.table());
    }

    static Narrator narrator(Words words, SeatView view, PublicTableState table) {
        return new Narrator(
                words,
                MatchNames.of(words, view.rules().seating(), PlayerNames.of(words, table.players()), table.looks()));
    }

    private JsonObject page(SeatUpdate update, Narrator narrator) {
        SeatView view = update.view();
        JsonObject page = new JsonObject();
        page.addProperty("seat", view.seat());
        page.addProperty("car", view.ownCar());
        page.addProperty("own", narrator.car(view.car(view.ownCar()), view.ownCar()));
        open(page, update, narrator);
        page.add("hand", new HandWriter(words, narrator.names()).write(view));
        page.add("question", new QuestionWriter(narrator).write(update));
        page.addProperty("endTurn", view.legal().contains(new Move.EndTurn()));
        page.addProperty("stuck", view.legal().contains(new Move.Stuck()));
        page.addProperty("undo", update.canUndo());
        page.addProperty("redo", update.canRedo());
        page.addProperty("hints", update.table().settings().hints());
        page.addProperty(
                "pictures", update.table().players().get(view.seat()).help().isPictures());
        return page;
    }

    /// Writes the fields that everybody may see.
    private void open(JsonObject page, SeatUpdate update, Narrator narrator) {
        SeatView view = update.view();
        page.add("names", texts(narrator.names().seats()));
        page.addProperty("turn", narrator.turn(view));
        page.add("cars", cars(update, narrator));
        page.add("scores", texts(narrator.scores(view)));
        page.add(
                "seats",
                texts(update.table().seats().stream().map(UpdateWriter::word).toList()));
        page.add("waiting", TableWriter.numbers(waiting(view).toList()));
        page.addProperty("headline", new QuestionWriter(narrator).headline(update));
        if (view.phase() instanceof Phase.CoupFourreWindow window) {
            page.addProperty("hazard", window.hazard().name());
        }
        page.add("sheet", sheet(update, narrator));
        page.add("since", since(update, narrator));
        page.addProperty("junior", view.rules().options().isJunior());
        page.addProperty("kept", update.table().isKept());
        page.add("looks", texts(update.table().looks().stream().map(Enum::name).toList()));
    }

    /// The word for the place of a hand in the protocol.
    static String word(HandPlace place) {
        return switch (place) {
            case SCREEN -> "free";
            case PHONE -> "phone";
            case SILENT_PHONE -> "away";
            case COMPUTER -> "computer";
        };
    }

    private static JsonArray since(SeatUpdate update, Narrator narrator) {
        JsonArray acts = new JsonArray();
        for (Event.CardPlayed cardPlayed : update.since()) {
            JsonObject json = new JsonObject();
            json.addProperty("seat", cardPlayed.seat());
            json.addProperty("card", cardPlayed.card().name());
            json.add(
                    "target",
                    cardPlayed instanceof Event.Attacked ? new JsonPrimitive(cardPlayed.car()) : JsonNull.INSTANCE);
            json.addProperty("coupFourre", cardPlayed instanceof Event.CoupFourreDeclared);
            json.addProperty("discarded", cardPlayed instanceof Event.Discarded);
            json.addProperty("text", narrator.caption(cardPlayed, Seating.NOBODY));
            acts.add(json);
        }
        return acts;
    }

    private static JsonArray cars(SeatUpdate update, Narrator narrator) {
        SeatView view = update.view();
        Seating seating = view.rules().seating();
        JsonArray cars = new JsonArray();
        for (int car = 0; car < view.cars().size(); car++) {
            JsonObject json = new JsonObject();
            json.addProperty("car", car);
            json.addProperty("look", update.table().looks().get(car).name());
            json.addProperty("name", narrator.names().car(car));
            json.add("drivers", TableWriter.numbers(seating.driversOf(car).toList()));
            json.addProperty("team", seating.teamOfCar(car));
            json.addProperty("line", narrator.car(view.car(car), car));
            cars.add(json);
        }
        return cars;
    }

    /// The seats that everybody waits for: after an attack all drivers of the attacked car, including those who have
    /// answered, whatever their hands.
    private static SeatSet waiting(SeatView view) {
        return view.phase() instanceof Phase.CoupFourreWindow window
                ? view.rules().seating().driversOf(window.car())
                : view.phase().asked();
    }

    private static JsonElement sheet(SeatUpdate update, Narrator narrator) {
        @Nullable RoundResult result = update.ending().result();
        SeatView view = update.view();
        return result == null
                ? new JsonArray()
                : texts(narrator.sheet(
                        result,
                        view.rules(),
                        view.target(),
                        IntStream.range(0, view.totals().size())
                                .mapToObj(view.totals()::get)
                                .toList()));
    }

    /// Writes the news, and the car that the last of them is about.
    private static void say(JsonObject json, SeatUpdate update, Narrator narrator, Audience audience) {
        List<TableNews> news = update.news();
        Seating seating = update.view().rules().seating();
        int car = news.isEmpty() ? Seating.NOBODY : news.getLast().car(seating);
        json.add(
                "said",
                texts(news.stream().map(one -> one.sentence(narrator, audience)).toList()));
        json.addProperty("saidCar", car);
    }

    static JsonArray texts(List<String> texts) {
        JsonArray list = new JsonArray();
        texts.forEach(list::add);
        return list;
    }

    static JsonElement text(@Nullable String text) {
        return text == null ? JsonNull.INSTANCE : new JsonPrimitive(text);
    }
}
