package millebornes.net.table;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import millebornes.save.AtomicFile;
import millebornes.save.BadJsonException;
import millebornes.save.BadJsonException.Problem;
import millebornes.save.BoundedFile;
import millebornes.save.JsonFields;
import millebornes.save.StrictJsonParser;
import org.jspecify.annotations.Nullable;

/// The stored record of a table, so that phones find it again after a restart: its keys that are shown as codes, and
/// the digests of the phones' keys. It is never part of a saved game, since people pass those on.
///
/// @param game the id of the game in the library
public record TableRecord(String game, TableKeys keys, List<KeptSeat> seats) {

    private static final String ENDING = ".json";
    private static final String GAME = "game";
    private static final String TABLE = "table";
    private static final String ROOM = "room";
    private static final String WATCH = "watch";
    private static final String SEATS = "seats";
    private static final String INVITATION = "invitation";
    private static final String TOKEN = "token";
    private static final String NAME = "name";

    /// The largest file that is read, in bytes.
    private static final int LARGEST = 1 << 16;

    /// The phone that held a seat.
    ///
    /// @param token the digest of the phone's key, or null without a phone
    /// @param name the name given on the phone; empty if none
    public record KeptSeat(@Nullable KeyDigest token, String name) {}

    public TableRecord {
        seats = List.copyOf(seats);
    }

    /// The record of a table's current seats. Called on the table's thread.
    public static TableRecord of(String game, SeatRegistry registry) {
        List<@Nullable KeyDigest> tokens = registry.tokens();
        List<KeptSeat> seats = new ArrayList<>();
        for (int seat = 0; seat < tokens.size(); seat++) {
            seats.add(new KeptSeat(tokens.get(seat), registry.name(seat)));
        }
        return new TableRecord(game, registry.keys(), seats);
    }

    /// Whether the record has the seats of a game with that many players.
    public boolean fits(int players) {
        return seats.size() == players;
    }

    /// Gives every recorded phone its seat back.
    public void restore(SeatRegistry registry) {
        for (int seat = 0; seat < seats.size(); seat++) {
            @Nullable KeyDigest tokenDigest = seats.get(seat).token();
            if (tokenDigest != null) {
                registry.restore(seat, tokenDigest, seats.get(seat).name());
            }
        }
    }

    /// Writes the record into the folder of a host's tables, under the table's name.
    ///
    /// @param folder created if missing
    public void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        writeTo(file(folder, keys.table()));
    }

    /// Writes the record into a file.
    public void writeTo(Path file) throws IOException {
        JsonObject json = new JsonObject();
        json.addProperty(GAME, game);
        json.addProperty(TABLE, keys.table());
        json.addProperty(ROOM, keys.room().text());
        json.addProperty(WATCH, keys.watch().text());
        JsonArray list = new JsonArray();
        for (int seat = 0; seat < seats.size(); seat++) {
            JsonObject one = new JsonObject();
            one.addProperty(INVITATION, keys.invitations().get(seat).text());
            @Nullable KeyDigest tokenDigest = seats.get(seat).token();
            if (tokenDigest != null) {
                one.addProperty(TOKEN, tokenDigest.hex());
            }
            one.addProperty(NAME, seats.get(seat).name());
            list.add(one);
        }
        json.add(SEATS, list);
        AtomicFile.write(file, json + "\n");
    }

    /// The file of a table's record.
    public static Path file(Path folder, String table) {
        return folder.resolve(table + ENDING);
    }

    /// Reads a record.
    ///
    /// @throws BadJsonException when the file is no such record, or has keys of several tables
    public static TableRecord read(Path file) throws IOException {
        JsonFields json = new JsonFields(StrictJsonParser.object(BoundedFile.text(file, LARGEST)));
        String table = json.text(TABLE);
        List<TableKey> invitations = new ArrayList<>();
        List<KeptSeat> seats = new ArrayList<>();
        for (JsonFields seatFields : json.objects(SEATS)) {
            invitations.add(key(seatFields, INVITATION, table));
            seats.add(
                    new KeptSeat(seatFields.has(TOKEN) ? digest(seatFields, TOKEN) : null, seatFields.text(NAME, "")));
        }
        return new TableRecord(
                json.text(GAME),
                new TableKeys(table, key(json, ROOM, table), key(json, WATCH, table), invitations),
                seats);
    }

    /// The files of all table records in a folder, the newest first.
    public static List<Path> files(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ENDING))
                    .sorted(Comparator.comparingLong(
                                    (Path file) -> file.toFile().lastModified())
                            .reversed())
                    .toList();
        }
    }

    private static TableKey key(JsonFields json, String field, String table) {
        return TableKey.parse(json.text(field))
                .filter(key -> key.table().equals(table))
                .orElseThrow(() -> new BadJsonException(Problem.NOT_A_GAME, json.where(field)));
    }

    private static KeyDigest digest(JsonFields json, String field) {
        return KeyDigest.ofHex(json.text(field))
                .orElseThrow(() -> new BadJsonException(Problem.NOT_A_GAME, json.where(field)));
    }
}
