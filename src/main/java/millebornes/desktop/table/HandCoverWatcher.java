package millebornes.desktop.table;

import java.util.Arrays;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Subscription;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.table.TableInput.HandCoverTrigger;
import org.jspecify.annotations.Nullable;

/// Detects that people turn away from the table by other ways than its buttons, such as another window; see
/// [TableInput.HandCoverTrigger].
final class HandCoverWatcher {

    private final ScreenContext context;
    private final Consumer<HandCoverTrigger> left;

    /// @param left called with the way in which people have left the table
    HandCoverWatcher(ScreenContext context, Consumer<HandCoverTrigger> left) {
        this.context = context;
        this.left = left;
    }

    /// Starts to watch.
    ///
    /// @param scene the scene of the table, or null
    Subscription watch(@Nullable Scene scene) {
        @Nullable Window window = scene == null ? null : scene.getWindow();
        return Arrays.stream(HandCoverTrigger.values())
                .map(trigger -> watch(trigger, window))
                .reduce(Subscription.EMPTY, Subscription::and);
    }

    private Subscription watch(HandCoverTrigger trigger, @Nullable Window window) {
        return switch (trigger) {
            case LANGUAGE -> onChange(trigger, context.languageProperty());
            case LOOK -> onChange(trigger, context.lookProperty());
            case WINDOW_BEHIND ->
                window == null
                        ? Subscription.EMPTY
                        : onEnd(trigger, window.focusedProperty()).and(onEnd(trigger, window.showingProperty()));
            case WINDOW_AWAY ->
                window instanceof Stage stage ? onChange(trigger, stage.iconifiedProperty()) : Subscription.EMPTY;
            // Screen and controller tell of these themselves.
            case PAGE, MENU, RULE, DIALOG -> Subscription.EMPTY;
        };
    }

    private Subscription onEnd(HandCoverTrigger trigger, ObservableValue<Boolean> state) {
        return state.subscribe((_, lasts) -> {
            if (!lasts) {
                left.accept(trigger);
            }
        });
    }

    private Subscription onChange(HandCoverTrigger trigger, ObservableValue<?> what) {
        return what.subscribe((_, _) -> left.accept(trigger));
    }
}
