package millebornes.net.http;

import com.google.gson.JsonObject;
import java.util.Optional;
import millebornes.net.table.TableGateway;

/// A directory with a single table; visitors cannot open others.
///
/// @param name the table's name, with which its keys begin
public record SingleTable(String name, TableGateway gateway) implements TableDirectory {

    @Override
    public Optional<TableGateway> table(String asked) {
        return asked.equals(name) ? only() : Optional.empty();
    }

    @Override
    public Optional<TableGateway> only() {
        return Optional.of(gateway);
    }

    @Override
    public Optional<JsonObject> open(String client, String room) {
        return Optional.empty();
    }

    @Override
    public boolean isOpenToAll() {
        return false;
    }

    @Override
    public int count() {
        return 1;
    }
}
