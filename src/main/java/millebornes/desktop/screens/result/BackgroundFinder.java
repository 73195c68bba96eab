package millebornes.desktop.screens.result;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Has something found out beside the toolkit's thread. Nothing waits for it, and it stops when nobody looks any more.
///
/// @param <T> what is found out
final class BackgroundFinder<T> {

    private final Supplier<Optional<T>> search;
    private final ReadOnlyObjectWrapper<Optional<T>> found =
            new ReadOnlyObjectWrapper<>(this, "found", Optional.empty());
    private @Nullable Thread searching;

    /// @param search takes its time, and finds nothing when its thread is interrupted
    BackgroundFinder(Supplier<Optional<T>> search) {
        this.search = search;
    }

    /// What was found; empty until then.
    ReadOnlyObjectProperty<Optional<T>> foundProperty() {
        return found.getReadOnlyProperty();
    }

    Optional<T> found() {
        return found.get();
    }

    /// Begins, unless it has begun already.
    void start() {
        if (searching == null && found.get().isEmpty()) {
            searching = Thread.startVirtualThread(() -> {
                Optional<T> result = search.get();
                Platform.runLater(() -> tell(result));
            });
        }
    }

    /// Stops; it may begin again.
    void stop() {
        Thread running = searching;
        if (running != null) {
            running.interrupt();
            searching = null;
        }
    }

    /// True while it is searched.
    boolean isRunning() {
        return searching != null;
    }

    private void tell(Optional<T> result) {
        if (result.isPresent() && found.get().isEmpty()) {
            searching = null;
            found.set(result);
        }
    }
}
