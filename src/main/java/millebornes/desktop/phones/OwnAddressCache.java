package millebornes.desktop.phones;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Finds the addresses of this machine. They may change, for example when it joins another Wi-Fi, so every query starts
/// a search on another thread and returns the last result.
final class OwnAddressCache {

    /// The longest time that the first query waits for a result.
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final Supplier<List<String>> addresses;
    private final Executor thread;
    private @Nullable CompletableFuture<List<String>> looking;
    private @Nullable List<String> found;

    /// @param addresses searches for the addresses, which may take long
    /// @param thread runs the searches
    OwnAddressCache(Supplier<List<String>> addresses, Executor thread) {
        this.addresses = addresses;
        this.thread = thread;
    }

    /// The addresses found last, and the start of the next search. The first call waits for a result for a short time;
    /// empty if there is none by then.
    List<String> latest() {
        @Nullable CompletableFuture<List<String>> look = looking;
        if (look == null) {
            look = CompletableFuture.supplyAsync(addresses, thread);
            looking = look;
        }
        take(look);
        return found == null ? List.of() : found;
    }

    private void take(CompletableFuture<List<String>> look) {
        if (found != null && !look.isDone()) {
            return;
        }
        try {
            found = look.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (TimeoutException _) {
            found = List.of();
            return;
        } catch (ExecutionException broken) {
            throw new IllegalStateException(broken.getCause());
        }
        // The next question has it looked for again.
        looking = CompletableFuture.supplyAsync(addresses, thread);
    }
}
