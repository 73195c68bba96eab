package millebornes.net.table;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import millebornes.engine.table.Seating;
import millebornes.save.SetupCodec;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.words.PlayerNames;
import millebornes.words.Words;

/// Writes the description of a table for everybody with a key: the game, the players, the free seats.
final class TableDescription {

    private TableDescription() {}

    /// The description as JSON. Confined to the table's thread.
    public static JsonObject write(PhoneTable table, TableAccessRight access, Words words) {
        GameConfig game = table.session().game();
        PublicTableState tableState = table.picture();
        JsonArray seats = seats(table, tableState, words);
        JsonObject setup = new JsonObject();
        SetupCodec.write(game.setup(), setup);
        JsonObject json = new JsonObject();
        json.addProperty("edition", game.setup().edition().id());
        json.add("seats", seats);
        json.addProperty("open", isOpen(seats));
        json.addProperty("table", table.seats().keys().table());
        json.add("you", you(access));
        json.add("options", setup.get("options"));
        json.add("teams", setup.get("teams"));
        json.addProperty("junior", game.setup().rules().options().isJunior());
        json.addProperty("hints", table.settings().hints());
        json.addProperty("internet", table.settings().isOnInternet());
        json.addProperty("kept", tableState.isKept());
        json.add(
                "looks",
                UpdateWriter.texts(game.looks().stream().map(Enum::name).toList()));
        json.addProperty("step", table.step());
        json.addProperty("over", table.session().match().isOver());
        return json;
    }

    private static JsonArray seats(PhoneTable table, PublicTableState tableState, Words words) {
        GameConfig game = table.session().game();
        Seating seating = game.setup().rules().seating();
        List<String> names = PlayerNames.of(words, tableState.players());
        JsonArray seats = new JsonArray();
        for (int seat = 0; seat < names.size(); seat++) {
            SeatPlayer player = game.players().get(seat);
            int car = seating.carOf(seat);
            JsonObject json = new JsonObject();
            json.addProperty("seat", seat);
            json.addProperty("name", names.get(seat));
            json.addProperty("named", !player.name().isEmpty());
            json.addProperty("car", car);
            json.addProperty("kind", player.isHuman() ? "person" : "computer");
            json.addProperty("taken", !player.isHuman() || table.seats().isTaken(seat));
            json.addProperty("team", seating.teamOf(seat));
            json.addProperty("look", game.looks().get(car).name());
            json.addProperty("state", UpdateWriter.word(tableState.seats().get(seat)));
            json.addProperty("pictures", player.help().isPictures());
            seats.add(json);
        }
        return seats;
    }

    private static boolean isOpen(JsonArray seats) {
        return seats.asList().stream()
                .anyMatch(seat -> !seat.getAsJsonObject().get("taken").getAsBoolean());
    }

    private static JsonObject you(TableAccessRight access) {
        JsonObject you = new JsonObject();
        you.addProperty("key", access.word());
        you.add(
                "seat",
                switch (access) {
                    case TableAccessRight.Invitation invitation -> new JsonPrimitive(invitation.seat());
                    case TableAccessRight.Holder holder -> new JsonPrimitive(holder.seat());
                    case TableAccessRight.Room _, TableAccessRight.Watcher _, TableAccessRight.Nobody _ ->
                        JsonNull.INSTANCE;
                });
        return you;
    }
}
