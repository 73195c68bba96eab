package millebornes.records;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import millebornes.save.DisplayNameSanitizer;
import millebornes.save.StoredValue;

/// Reads and writes the album as a file.
public final class AlbumCodec {

    private static final String NAME = "name";

    private AlbumCodec() {}

    /// The stored album, which window and terminal share.
    ///
    /// @param home the data folder; it need not exist
    public static StoredValue<Album> in(Path home) {
        return new StoredValue<>(home.resolve("album.json"), AlbumCodec::write, AlbumCodec::read, Album.EMPTY);
    }

    static JsonObject write(Album album) {
        JsonArray pages = new JsonArray();
        album.pages().forEach(personalAlbum -> pages.add(write(personalAlbum)));
        JsonObject json = new JsonObject();
        json.add("pages", pages);
        return json;
    }

    /// Reads an album. An unknown stamp comes from a newer program and is preserved.
    ///
    /// @throws RuntimeException when it is not an album
    static Album read(JsonObject json) {
        List<PersonalAlbum> pages = new ArrayList<>();
        for (JsonElement element : json.getAsJsonArray("pages")) {
            JsonObject page = element.getAsJsonObject();
            if (!DisplayNameSanitizer.isInvisible(page.get(NAME).getAsString())) {
                pages.add(page(page));
            }
        }
        return new Album(pages);
    }

    private static JsonObject write(PersonalAlbum album) {
        JsonObject stamps = new JsonObject();
        album.stamps().forEach((stamp, day) -> stamps.addProperty(stamp.name(), day.toString()));
        new TreeMap<>(album.unknown()).forEach((stamp, day) -> stamps.addProperty(stamp, day.toString()));
        JsonObject json = new JsonObject();
        json.addProperty(NAME, album.name());
        json.addProperty("matches", album.matches());
        json.addProperty("cards", album.cards());
        json.add("stamps", stamps);
        return json;
    }

    private static PersonalAlbum page(JsonObject json) {
        Map<Stamp, LocalDate> stamps = new EnumMap<>(Stamp.class);
        Map<String, LocalDate> unknown = new TreeMap<>();
        Set<Map.Entry<String, JsonElement>> given =
                json.getAsJsonObject("stamps").entrySet();
        for (Map.Entry<String, JsonElement> entry : given) {
            LocalDate day = LocalDate.parse(entry.getValue().getAsString());
            Stamp.named(entry.getKey())
                    .ifPresentOrElse(stamp -> stamps.put(stamp, day), () -> unknown.put(entry.getKey(), day));
        }
        return new PersonalAlbum(
                json.get(NAME).getAsString(),
                json.get("matches").getAsInt(),
                json.get("cards").getAsInt(),
                stamps,
                unknown);
    }
}
