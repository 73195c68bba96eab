package millebornes.net.table;

/// What a key opens at a table.
public sealed interface TableAccess {

    /// Whoever sees the code of the room: any free seat.
    record Room() implements TableAccess {}

    /// Whoever sees the code of a seat: that seat, while it is free.
    record Invitation(int seat) implements TableAccess {}

    /// The phone that holds a seat.
    record Holder(int seat) implements TableAccess {}

    /// Whoever may look on.
    record Watcher() implements TableAccess {}

    /// No key, or one that is none.
    record Nobody() implements TableAccess {}

    /// The word of the protocol.
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
