package millebornes.records;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import millebornes.save.StoredValue;

/// Reads and writes the days played as a file.
public final class DaysCodec {

    private DaysCodec() {}

    /// The stored days played.
    ///
    /// @param home the data folder; it need not exist
    public static StoredValue<DaysPlayed> in(Path home) {
        return new StoredValue<>(home.resolve("days.json"), DaysCodec::write, DaysCodec::read, DaysPlayed.NONE);
    }

    static JsonObject write(DaysPlayed days) {
        JsonArray all = new JsonArray();
        days.results().forEach(result -> all.add(write(result)));
        JsonObject json = new JsonObject();
        json.add("days", all);
        return json;
    }

    /// Reads the days from the content of a file.
    ///
    /// @throws RuntimeException when it has any other content
    static DaysPlayed read(JsonObject json) {
        List<DayResult> results = new ArrayList<>();
        json.getAsJsonArray("days").forEach(day -> results.add(result(day.getAsJsonObject())));
        return new DaysPlayed(results);
    }

    private static JsonObject write(DayResult result) {
        JsonArray way = new JsonArray();
        result.way().forEach(icon -> way.add(icon.name()));
        JsonObject json = new JsonObject();
        json.addProperty("day", result.day().toString());
        json.addProperty("edition", result.edition());
        json.addProperty("name", result.name());
        json.addProperty("against", result.company().name().toLowerCase(Locale.ROOT));
        json.addProperty("seats", result.seats());
        json.addProperty("km", result.km());
        json.addProperty("points", result.points());
        json.addProperty("place", result.place());
        json.add("way", way);
        return json;
    }

    private static DayResult result(JsonObject json) {
        List<JourneyEventIcon> way = new ArrayList<>();
        json.getAsJsonArray("way").forEach(sign -> way.add(JourneyEventIcon.valueOf(sign.getAsString())));
        return new DayResult(
                LocalDate.parse(json.get("day").getAsString()),
                json.get("edition").getAsString(),
                json.get("name").getAsString(),
                DayResult.Company.valueOf(json.get("against").getAsString().toUpperCase(Locale.ROOT)),
                json.get("seats").getAsInt(),
                json.get("km").getAsInt(),
                json.get("points").getAsInt(),
                json.get("place").getAsInt(),
                way);
    }
}
