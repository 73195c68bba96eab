package millebornes.net.host;

import java.net.InetAddress;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Counts the requests that have arrived, for diagnosing phones that cannot connect. Thread-safe.
public final class RequestCounter implements Consumer<InetAddress> {

    private final InstantSource clock;
    private volatile Summary summary;

    /// A summary of the requests so far.
    ///
    /// @param count the number of requests
    /// @param last the address of the last one; null while there was none
    /// @param at the time of the last request, or of the start
    public record Summary(int count, @Nullable String last, Instant at) {}

    RequestCounter(InstantSource clock) {
        this.clock = clock;
        this.summary = new Summary(0, null, clock.instant());
    }

    @Override
    public synchronized void accept(InetAddress from) {
        summary = new Summary(summary.count() + 1, from.getHostAddress(), clock.instant());
    }

    public Summary summary() {
        return summary;
    }
}
