package millebornes.net.http;

import java.time.Duration;

/// The phase of one connection and its deadline, for the serving thread, the watchdog, and the choice of the connection
/// to close when there are too many. Thread-safe.
final class ConnectionState {

    /// The value of the last request's key, in ascending order.
    enum Rank {
        /// no key, or a wrong one
        STRANGER,
        /// a key of a table, but of no seat that is held
        KEYED,
        /// the key of a phone that holds a seat
        SEATED
    }

    /// The usefulness of connections that are never closed in favour of a new one.
    static final int SEATED_AND_ACTIVE = 5;

    private volatile Rank rank = Rank.STRANGER;
    private volatile Phase phase = new Phase(false, System.nanoTime(), false, 0);

    /// @param isActive while a request is answered, or a stream is open
    /// @param since when that began
    /// @param due when the connection is closed, if it `isLimited`
    private record Phase(boolean isActive, long since, boolean isLimited, long due) {}

    /// Enters the phase of waiting for a request or reading its head.
    void waiting(Duration longest) {
        enter(false, longest);
    }

    /// Enters the phase of answering a request.
    void answering() {
        phase = new Phase(true, System.nanoTime(), false, 0);
    }

    /// Enters the phase after the last answer, in which the other side reads it.
    void ending(Duration longest) {
        rank = Rank.STRANGER;
        enter(false, longest);
    }

    private void enter(boolean isActive, Duration longest) {
        long now = System.nanoTime();
        phase = new Phase(isActive, now, true, now + longest.toNanos());
    }

    /// Sets the phase and its time limit.
    void limit(Duration longest) {
        Phase currentPhase = phase;
        phase = new Phase(currentPhase.isActive(), currentPhase.since(), true, System.nanoTime() + longest.toNanos());
    }

    /// Removes the time limit.
    void unlimit() {
        Phase currentPhase = phase;
        phase = new Phase(currentPhase.isActive(), currentPhase.since(), false, 0);
    }

    void rank(Rank newRank) {
        rank = newRank;
    }

    /// Whether its time limit has passed.
    boolean isOverdue(long now) {
        Phase currentPhase = phase;
        return currentPhase.isLimited() && now - currentPhase.due() > 0;
    }

    /// The usefulness: idle connections of strangers have the lowest, then active and new ones of strangers, and so on up
    /// to [#SEATED_AND_ACTIVE].
    ///
    /// @param newcomer the time for which a connection that has not shown a key is new
    int usefulness(long now, Duration newcomer) {
        boolean isNew = rank == Rank.STRANGER && age(now) < newcomer.toNanos();
        return rank.ordinal() * 2 + (phase.isActive() || isNew ? 1 : 0);
    }

    /// Whether a request is being answered, or a stream is open.
    boolean isActive() {
        return phase.isActive();
    }

    /// The time in the current phase, in ns.
    long age(long now) {
        return now - phase.since();
    }
}
