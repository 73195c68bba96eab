package millebornes.net.table;

/// What a table allows its phones.
///
/// @param hints true when a phone may ask what a good player would do
/// @param isOnInternet true when the table can be reached from outside the house
public record TableRules(boolean hints, boolean isOnInternet) {}
