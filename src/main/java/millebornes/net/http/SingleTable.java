package millebornes.net.http;

import com.google.gson.JsonObject;
import java.util.Optional;
import java.util.function.Supplier;
import millebornes.net.table.TableGateway;

/// A directory with a single table; visitors cannot open others.
///
/// @param name the table's name, with which its keys begin
/// @param door supplies the current table, which changes with every game
public record SingleTable(String name, Supplier<TableGateway> door) implements TableDirectory {

    @Override
    public Optional<TableGateway> table(String asked) {
        return asked.equals(name) ? only() : Optional.empty();
    }

    @Override
    public Optional<TableGateway> only() {
        return Optional.of(door.get());
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
