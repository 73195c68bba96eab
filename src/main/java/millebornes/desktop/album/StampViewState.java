package millebornes.desktop.album;

import millebornes.records.Stamp;

/// The view state of one place in the book, with its stamp or still empty.
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
