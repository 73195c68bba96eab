package millebornes.net.http;

import com.google.gson.JsonObject;
import java.util.Optional;
import millebornes.net.table.TableGateway;

/// The tables that a server serves. Its methods may be called on any thread.
public interface TableDirectory {

    /// The table with that name; empty if there is none.
    Optional<TableGateway> table(String name);

    /// The only table of a server for a single table; empty on a server for many.
    Optional<TableGateway> only();

    /// Opens a table for a visitor.
    ///
    /// @param client the key by which tables of the visitor's address are counted
    /// @param room the server's address as the visitor has used it, such as `http://192.168.1.20:8137`
    /// @return the table's description, or empty when the server's or the visitor's limit is reached
    Optional<JsonObject> open(String client, String room);

    /// Whether visitors can open tables.
    boolean isOpenToAll();

    /// The number of tables.
    int count();
}
