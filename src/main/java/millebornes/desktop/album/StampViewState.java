package millebornes.desktop.album;

import millebornes.records.Stamp;

/// A place in the book.
///
/// @param place what is written on the stamp
/// @param title what is written below it: what it was given for; empty while it is still to come
/// @param note the day it was given, or how it can be had
/// @param state whether it is there
/// @param spoken all of it for those who hear it
record StampViewState(Stamp stamp, String place, String title, String note, State state, String spoken) {

    /// Whether a stamp is in the book.
    public enum State {
        TO_COME,
        THERE,
        /// there, and the one that came last
        NEWEST
    }

    public boolean isThere() {
        return state != State.TO_COME;
    }
}
