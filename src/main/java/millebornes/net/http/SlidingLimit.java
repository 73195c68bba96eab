package millebornes.net.http;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/// Limits the number of events for each key in any window of time. Thread-safe; the least recently used keys are
/// dropped when there are too many.
///
/// @param <K> the type of keys
final class SlidingLimit<K> {

    private static final int MOST_KEYS = 10_000;

    private final int most;
    private final long window;
    private final LongSupplier nanos;
    private final Map<K, Deque<Long>> times = new LinkedHashMap<>(16, 0.75f, true);

    /// @param most the most events in a window
    /// @param window the length of the window, in ns
    SlidingLimit(int most, long window, LongSupplier nanos) {
        this.most = most;
        this.window = window;
        this.nanos = nanos;
    }

    /// Counts one event of a key.
    ///
    /// @return false when that would exceed the limit; then it is not counted
    synchronized boolean take(K key) {
        long now = nanos.getAsLong();
        Deque<Long> taken = times.computeIfAbsent(key, _ -> new ArrayDeque<>());
        while (!taken.isEmpty() && now - taken.getFirst() >= window) {
            taken.removeFirst();
        }
        if (times.size() > MOST_KEYS) {
            times.remove(times.keySet().iterator().next());
        }
        if (taken.size() >= most) {
            return false;
        }
        taken.addLast(now);
        return true;
    }

    /// Removes the last event of a key from the count.
    synchronized void giveBack(K key) {
        Deque<Long> taken = times.get(key);
        if (taken != null) {
            taken.pollLast();
        }
    }
}
