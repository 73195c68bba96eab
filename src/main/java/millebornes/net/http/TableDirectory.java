package millebornes.net.http;

import com.google.gson.JsonObject;
import java.util.Optional;
import millebornes.net.table.TableDoor;

/// The tables that a server serves. Its methods may be called on any thread.
public interface TableDirectory {

    /// The table of that name.
    Optional<TableDoor> table(String name);

    /// The only table of a server for a single table.
    Optional<TableDoor> only();

    /// Opens a table for a visitor.
    ///
    /// @param client the key under which the visitor's address is counted
    /// @param room the base address that the visitor has used, such as `http://192.168.1.20:8137`
    /// @return its description, or empty when the server's or the visitor's limit is reached
    Optional<JsonObject> open(String client, String room);

    /// Whether visitors can open tables.
    boolean isOpenToAll();

    /// The number of tables.
    int count();
}
