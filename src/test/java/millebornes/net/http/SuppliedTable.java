package millebornes.net.http;

import com.google.gson.JsonObject;
import java.util.Optional;
import java.util.function.Supplier;
import millebornes.net.table.TableGateway;

/// A directory whose only table is looked up for each request.
record SuppliedTable(String name, Supplier<TableGateway> gateway) implements TableDirectory {

    @Override
    public Optional<TableGateway> table(String asked) {
        return asked.equals(name) ? only() : Optional.empty();
    }

    @Override
    public Optional<TableGateway> only() {
        return Optional.of(gateway.get());
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
