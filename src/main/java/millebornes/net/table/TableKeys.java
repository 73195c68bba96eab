package millebornes.net.table;

import java.util.List;
import java.util.stream.Stream;

/// The keys of a table that are shown as codes to be scanned.
///
/// @param table the name of the table
/// @param room the common key, with which any free seat can be claimed
/// @param watch the key of bystanders
/// @param invitations one key for each seat, including those that cannot be claimed
public record TableKeys(String table, TableKey room, TableKey watch, List<TableKey> invitations) {

    public TableKeys {
        invitations = List.copyOf(invitations);
    }

    /// New keys for a new table.
    public static TableKeys fresh(KeyMaker maker, String table, int seats) {
        return new TableKeys(
                table,
                maker.key(table),
                maker.key(table),
                Stream.generate(() -> maker.key(table)).limit(seats).toList());
    }
}
