package millebornes.net.table;

/// The settings of a table for its phones.
///
/// @param hints whether phones may ask for hints
/// @param isOnInternet true when the table can be reached from outside the house
public record TablePhoneSettings(boolean hints, boolean isOnInternet) {}
