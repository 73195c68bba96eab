package millebornes.desktop.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// A part of a screen that is rebuilt whenever one of several observable values changes, such as the language, the
/// theme or a selection.
///
/// The focus is kept: the new node with the focused node's id takes it. Outside a scene the part has no listeners, so
/// that an unused screen can be garbage-collected; it is built when it enters a scene.
public final class RebuildingPane extends StackPane {

    private final Supplier<? extends Node> maker;
    private final List<ObservableValue<?>> causes;
    private final List<Subscription> listening = new ArrayList<>();

    /// @param maker creates the content
    /// @param causes the observables whose changes trigger a rebuild
    public RebuildingPane(Supplier<? extends Node> maker, ObservableValue<?>... causes) {
        this.maker = maker;
        this.causes = List.of(causes);
        sceneProperty().subscribe(scene -> entered(scene));
    }

    /// Rebuilds this part now if it is in a scene. CSS is applied at once, so that a rebuild during a layout pass is
    /// complete in the same frame.
    public void rebuild() {
        if (getScene() != null) {
            make();
            applyCss();
        }
    }

    private void make() {
        FocusMemento memento = FocusMemento.in(this);
        getChildren().setAll(maker.get());
        memento.giveBack(null);
    }

    private void entered(@Nullable Scene scene) {
        listening.forEach(Subscription::unsubscribe);
        listening.clear();
        if (scene != null) {
            causes.forEach(cause -> listening.add(cause.subscribe((_, _) -> rebuild())));
            // Styled with the page that it comes with.
            make();
        }
    }
}
