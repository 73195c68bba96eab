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

/// The addresses of this machine. They change, as when it joins another Wi-Fi, so each call starts a search on another
/// thread and returns the last result.
final class AddressWatch {

    /// The first answer is waited for, but no longer than this.
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final Supplier<List<String>> addresses;
    private final Executor thread;
    private @Nullable CompletableFuture<List<String>> looking;
    private @Nullable List<String> found;

    /// @param addresses looks for them, which may take long
    /// @param thread looks there
    AddressWatch(Supplier<List<String>> addresses, Executor thread) {
        this.addresses = addresses;
        this.thread = thread;
    }

    /// The addresses found last; empty if there is none, or while the first search takes too long.
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
