package millebornes.desktop.home;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Today's date, which changes at midnight while it is watched. Confined to the JavaFX thread.
///
/// The clock is checked by a thread, since an animation would redraw the window sixty times a second, and would not
/// notice that the machine has slept.
final class CurrentDay {

    private final InstantSource clock;
    private final Duration longest;
    private final ReadOnlyObjectWrapper<LocalDate> today = new ReadOnlyObjectWrapper<>();
    private @Nullable Thread watcher;

    /// The date of this machine; a change is noticed within a minute.
    CurrentDay() {
        this(InstantSource.system(), Duration.ofMinutes(1));
    }

    /// @param longest the longest time between two checks of the clock
    CurrentDay(InstantSource clock, Duration longest) {
        this.clock = clock;
        this.longest = longest;
        today.set(day());
    }

    ReadOnlyObjectProperty<LocalDate> property() {
        return today.getReadOnlyProperty();
    }

    /// Starts following the date.
    void watch() {
        rest();
        today.set(day());
        watcher = Thread.ofVirtual().name("day").start(this::look);
    }

    /// Stops following the date.
    void rest() {
        Thread running = watcher;
        if (running != null) {
            running.interrupt();
            watcher = null;
        }
    }

    /// Whether the date is being followed.
    boolean isWatched() {
        return watcher != null;
    }

    private void look() {
        LocalDate told = day();
        try {
            while (true) {
                Thread.sleep(untilNextLook());
                LocalDate now = day();
                if (!now.equals(told)) {
                    told = now;
                    Platform.runLater(() -> today.set(day()));
                }
            }
        } catch (InterruptedException _) {
            // The page has been left.
        }
    }

    private Duration untilNextLook() {
        Instant now = clock.instant();
        Instant midnight =
                day().plusDays(1).atStartOfDay(ZoneId.systemDefault()).toInstant();
        Duration left = Duration.between(now, midnight).plusMillis(1);
        return left.compareTo(longest) < 0 ? left : longest;
    }

    private LocalDate day() {
        return LocalDate.ofInstant(clock.instant(), ZoneId.systemDefault());
    }
}
