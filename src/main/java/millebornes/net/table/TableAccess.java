package millebornes.net.table;

/// The access that a key gives at a table.
public sealed interface TableAccess {

    /// The common code: any free seat.
    record Room() implements TableAccess {}

    /// The code of a seat: that seat, while it is free.
    record Invitation(int seat) implements TableAccess {}

    /// The phone that holds a seat.
    record Holder(int seat) implements TableAccess {}

    /// A bystander.
    record Watcher() implements TableAccess {}

    /// No key, or an invalid one.
    record Nobody() implements TableAccess {}

    /// The protocol word.
    default String word() {
        return switch (this) {
            case Room _ -> "room";
            case Invitation _ -> "seat";
            case Holder _ -> "token";
            case Watcher _ -> "watch";
            case Nobody _ -> "none";
        };
    }
}
