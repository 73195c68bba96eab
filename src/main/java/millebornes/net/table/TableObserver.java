package millebornes.net.table;

/// Observes a table, to show or save it. Called on the table's thread.
public interface TableObserver {

    /// A seat was claimed, left or taken back, or its phone has connected or disconnected.
    void seatsChanged();

    /// Another phone wants a seat that is taken; the table may allow it with [PhoneTable#open(int)].
    void knocked(int seat);
}
