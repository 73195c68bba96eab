package millebornes.net.host;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import millebornes.net.table.TableKey;
import millebornes.net.table.TableKeys;
import millebornes.session.SeatPlayer;

/// Creates the description of a new table as JSON, with the addresses that players scan as QR codes.
final class TableAddressesWriter {

    private TableAddressesWriter() {}

    /// The description of a table.
    ///
    /// @param base the server's own address, such as `http://192.168.1.20:8137`
    static JsonObject of(HostedTable table, String base) {
        TableKeys keys = table.keys();
        JsonArray seats = new JsonArray();
        for (int seat = 0; seat < keys.invitations().size(); seat++) {
            SeatPlayer player = table.session().player(seat);
            if (player.isHuman()) {
                JsonObject one = new JsonObject();
                one.addProperty("seat", seat);
                one.addProperty("name", player.name());
                one.addProperty("join", address(base, "/", keys.invitations().get(seat)));
                seats.add(one);
            }
        }
        JsonObject json = new JsonObject();
        json.addProperty("url", base);
        json.add("seats", seats);
        json.addProperty("room", address(base, "/", keys.room()));
        json.addProperty("watch", address(base, "/table", keys.watch()));
        json.addProperty("table", keys.table());
        return json;
    }

    private static String address(String base, String path, TableKey key) {
        return base + path + "#" + TableKey.MARK + key.text();
    }
}
