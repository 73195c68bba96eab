package millebornes.desktop.result;

import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Computes a value on a thread of its own. It is cancelled when its page is left.
///
/// @param <T> the type of the result
final class BackgroundTask<T> {

    private final Function<DoubleConsumer, Optional<T>> search;
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(this, "progress");
    private final ReadOnlyObjectWrapper<Optional<T>> found =
            new ReadOnlyObjectWrapper<>(this, "found", Optional.empty());
    private @Nullable Thread searching;

    /// @param search computes the value; returns empty when its thread is interrupted
    BackgroundTask(Supplier<Optional<T>> search) {
        this(_ -> search.get());
    }

    /// @param search computes the value and reports its progress, from 0 to 1; returns empty when its thread is
    ///     interrupted
    BackgroundTask(Function<DoubleConsumer, Optional<T>> search) {
        this.search = search;
    }

    /// The progress, from 0 to 1.
    ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// The result; empty until it is computed.
    ReadOnlyObjectProperty<Optional<T>> foundProperty() {
        return found.getReadOnlyProperty();
    }

    Optional<T> found() {
        return found.get();
    }

    /// Starts, unless it has been started already.
    void start() {
        if (searching == null && found.get().isEmpty()) {
            searching = Thread.ofPlatform().name("luck and play").daemon().start(() -> {
                Optional<T> result = search.apply(done -> Platform.runLater(() -> progress.set(done)));
                Platform.runLater(() -> tell(result));
            });
        }
    }

    /// Cancels the computation; it may be started again.
    void stop() {
        Thread running = searching;
        if (running != null) {
            running.interrupt();
            searching = null;
        }
    }

    /// True while it is computing.
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
