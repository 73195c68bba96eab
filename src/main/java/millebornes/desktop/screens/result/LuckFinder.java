package millebornes.desktop.screens.result;

import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import millebornes.desktop.screens.result.model.LuckChart;
import millebornes.desktop.screens.result.model.LuckChartFactory;
import org.jspecify.annotations.Nullable;

/// Has luck and play found out beside the toolkit's thread. Nothing waits for it, and it stops when nobody looks any
/// more.
final class LuckFinder {

    private final LuckChartFactory factory;
    private final ReadOnlyObjectWrapper<Optional<LuckChart>> chart =
            new ReadOnlyObjectWrapper<>(this, "chart", Optional.empty());
    private @Nullable Thread counter;

    LuckFinder(LuckChartFactory factory) {
        this.factory = factory;
    }

    /// The chart; empty until it has been found.
    ReadOnlyObjectProperty<Optional<LuckChart>> chartProperty() {
        return chart.getReadOnlyProperty();
    }

    /// Begins, unless it has begun already.
    void start() {
        if (counter == null && chart.get().isEmpty()) {
            counter = Thread.startVirtualThread(() -> {
                Optional<LuckChart> found = factory.find();
                Platform.runLater(() -> tell(found));
            });
        }
    }

    /// Stops; it may begin again.
    void stop() {
        Thread running = counter;
        if (running != null) {
            running.interrupt();
            counter = null;
        }
    }

    /// True while it is counted.
    boolean isRunning() {
        return counter != null;
    }

    private void tell(Optional<LuckChart> found) {
        if (found.isPresent() && chart.get().isEmpty()) {
            counter = null;
            chart.set(found);
        }
    }
}
