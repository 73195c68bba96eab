package millebornes.desktop.album;

import millebornes.records.Stamp;

/// The view state of one place in the book, with its stamp or still empty.
///
/// @param place the text on the stamp
/// @param title what it was given for; empty for a missing stamp
/// @param note the day on which it was given, or how to earn it
/// @param state whether it is in the book
/// @param spoken the whole text for screen readers
record StampViewState(Stamp stamp, String place, String title, String note, State state, String spoken) {

    /// Whether a stamp has been given.
    public enum State {
        TO_COME,
        THERE,
        /// given, and the newest one
        NEWEST
    }

    public boolean isThere() {
        return state != State.TO_COME;
    }
}
