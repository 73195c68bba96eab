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

/// A part of a screen that is made anew whenever something changes that it shows: the language, the theme, a choice.
///
/// The keyboard stays where it was: the new node with the focused node's id takes the focus. While the part is in no
/// scene it listens to nothing, so that a forgotten screen is really forgotten; it is made when it enters one.
public final class RebuildingPane extends StackPane {

    private final Supplier<? extends Node> maker;
    private final List<ObservableValue<?>> causes;
    private final List<Subscription> listening = new ArrayList<>();

    /// @param maker makes what is shown
    /// @param causes what has it made anew when it changes
    public RebuildingPane(Supplier<? extends Node> maker, ObservableValue<?>... causes) {
        this.maker = maker;
        this.causes = List.of(causes);
        sceneProperty().subscribe(scene -> entered(scene));
    }

    /// Makes it anew now. It is styled at once: where a layout pass asks for it, it is whole in the same frame.
    public void rebuild() {
        make();
        if (getScene() != null) {
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
