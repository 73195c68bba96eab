package millebornes.net.http;

import java.time.Duration;

/// The state of one connection: what it is doing, its time limit, and the rank of its key. Read by the watchdog, and to
/// choose which connection to close when there are too many. Thread-safe.
final class ConnectionState {

    /// The rank of a connection by the key of its last request, in ascending order.
    enum Rank {
        /// no key, or a wrong one
        STRANGER,
        /// the key of a table, but not of a seat that a phone holds
        KEYED,
        /// the key of a phone that holds a seat
        SEATED
    }

    /// The [#usefulness(long, Duration)] of connections that are never closed in favour of a new one.
    static final int SEATED_AND_ACTIVE = 5;

    private volatile Rank rank = Rank.STRANGER;
    private volatile Phase phase = new Phase(false, System.nanoTime(), false, 0);

    /// What the connection is doing.
    ///
    /// @param isActive whether a request is being answered, or a stream is open
    /// @param since the time at which that began, in ns
    /// @param due the time at which the connection is closed, in ns, if it `isLimited`
    private record Phase(boolean isActive, long since, boolean isLimited, long due) {}

    /// Records that the connection waits for a request or reads its head, within a time limit. It is idle since it was
    /// opened or last answered, however often this is recorded.
    void waiting(Duration longest) {
        Phase currentPhase = phase;
        long now = System.nanoTime();
        phase = new Phase(false, currentPhase.isActive() ? now : currentPhase.since(), true, now + longest.toNanos());
    }

    /// Records that a request is being answered, without a time limit.
    void answering() {
        phase = new Phase(true, System.nanoTime(), false, 0);
    }

    /// Records that the last answer was sent, which the other side has to read within a time limit.
    void ending(Duration longest) {
        rank = Rank.STRANGER;
        long now = System.nanoTime();
        phase = new Phase(false, now, true, now + longest.toNanos());
    }

    /// Sets a time limit, from now on.
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

    /// Whether the time limit has passed.
    boolean isOverdue(long now) {
        Phase currentPhase = phase;
        return currentPhase.isLimited() && now - currentPhase.due() > 0;
    }

    /// How useful the connection is, 0 to 5: a higher rank counts first, then being active or new. The least useful one
    /// is closed when there are too many.
    ///
    /// @param newcomer the time for which a connection without a key counts as new
    int usefulness(long now, Duration newcomer) {
        boolean isNew = rank == Rank.STRANGER && age(now) < newcomer.toNanos();
        return rank.ordinal() * 2 + (phase.isActive() || isNew ? 1 : 0);
    }

    /// Whether a request is being answered, or a stream is open.
    boolean isActive() {
        return phase.isActive();
    }

    /// The time since the last change of what the connection is doing, in ns.
    long age(long now) {
        return now - phase.since();
    }
}
