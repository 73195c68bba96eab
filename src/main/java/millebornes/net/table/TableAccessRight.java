package millebornes.net.table;

/// The access that a key gives at a table.
public sealed interface TableAccessRight {

    /// The access of the common key: any free seat may be claimed.
    record Room() implements TableAccessRight {}

    /// The access of a seat's key: the seat may be claimed while it is free.
    record Invitation(int seat) implements TableAccessRight {}

    /// The access of the phone that holds a seat.
    record Holder(int seat) implements TableAccessRight {}

    /// The access of a bystander.
    record Watcher() implements TableAccessRight {}

    /// No access: no key, or an invalid one.
    record Nobody() implements TableAccessRight {}

    /// The word for the access in the protocol.
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
