package millebornes.net.host;

import java.net.InetAddress;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Whether anybody was heard at all: the first thing to know where a phone does not come through. May be told on any
/// thread.
public final class HeardRequests implements Consumer<InetAddress> {

    private final InstantSource clock;
    private volatile Summary summary;

    /// What was heard until a moment.
    ///
    /// @param count how many requests
    /// @param last where the last one came from; null while there was none
    /// @param at when that was, or when somebody began to listen
    public record Summary(int count, @Nullable String last, Instant at) {}

    HeardRequests(InstantSource clock) {
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
