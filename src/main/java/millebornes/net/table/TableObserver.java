package millebornes.net.table;

/// Whoever shows or keeps a table besides its phones. Called on the table's thread.
public interface TableObserver {

    /// A seat was claimed, left, taken back, heard or not heard any more.
    void seatsChanged();

    /// Another phone wants a seat that is taken: somebody at the table may allow it with [PhoneTable#open(int)].
    void knocked(int seat);
}
