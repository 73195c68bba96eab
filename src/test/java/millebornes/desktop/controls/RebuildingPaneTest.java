package millebornes.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.Gallery;
import org.junit.jupiter.api.Test;

class RebuildingPaneTest {

    private final SimpleIntegerProperty cause = new SimpleIntegerProperty();
    private final AtomicInteger made = new AtomicInteger();

    @Test
    void theKeyboardStaysWhereItWas() {
        String focused = Gallery.onToolkit(() -> {
            RebuildingPane pane = part();
            Scene scene = new Scene(new StackPane(pane));
            pane.lookup("#second").requestFocus();
            cause.set(1);
            return scene.getFocusOwner().getId();
        });
        assertThat(focused).isEqualTo("second");
        assertThat(made).hasValue(2);
    }

    @Test
    void whatIsNotShownIsNotBuilt() {
        Gallery.onToolkit(() -> {
            RebuildingPane pane = part();
            pane.rebuild();
            StackPane place = new StackPane(pane);
            new Scene(place);
            place.getChildren().clear();
            cause.set(1);
            cause.set(2);
            pane.rebuild();
            return pane;
        });
        assertThat(made).hasValue(1);
    }

    private RebuildingPane part() {
        return new RebuildingPane(
                () -> {
                    made.incrementAndGet();
                    Button first = new Button();
                    Button second = new Button();
                    first.setId("first");
                    second.setId("second");
                    return new VBox(first, second);
                },
                cause);
    }
}
