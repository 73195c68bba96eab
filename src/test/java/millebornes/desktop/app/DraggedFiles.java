package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.lang.reflect.Constructor;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.DataFormat;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.PickResult;
import javafx.scene.input.TransferMode;

/// Files dragged over a window from another program. The headless platform has no such drags, so the events are created
/// here, with a fake of the toolkit's dragboard, and are dispatched normally.
final class DraggedFiles {

    private final Map<DataFormat, Object> content;

    private DraggedFiles(Map<DataFormat, Object> content) {
        this.content = content;
    }

    static DraggedFiles of(Path... files) {
        List<File> dragged = List.of(files).stream().map(Path::toFile).toList();
        return new DraggedFiles(Map.of(DataFormat.FILES, dragged));
    }

    static DraggedFiles text(String text) {
        return new DraggedFiles(Map.of(DataFormat.PLAIN_TEXT, text));
    }

    /// Drags over a node of the scene, and drops there if the window takes it.
    ///
    /// @return whether it did
    boolean dropOn(Scene scene, Node node) {
        return WindowRobot.onFx(() -> {
            Dragboard board = board();
            DragEvent over = event(DragEvent.DRAG_OVER, board, scene, node);
            Event.fireEvent(node, over);
            if (!over.isAccepted()) {
                return false;
            }
            assertThat(over.getAcceptedTransferMode())
                    .as("the file stays where it is")
                    .isEqualTo(TransferMode.COPY);
            DragEvent dropped = event(DragEvent.DRAG_DROPPED, board, scene, node);
            dropped.acceptTransferModes(TransferMode.COPY);
            Event.fireEvent(node, dropped);
            return dropped.isDropCompleted();
        });
    }

    private static DragEvent event(EventType<DragEvent> type, Dragboard board, Scene scene, Node node) {
        double x = scene.getWidth() / 2;
        double y = scene.getHeight() / 2;
        return new DragEvent(
                node,
                node,
                type,
                board,
                x,
                y,
                scene.getWindow().getX() + x,
                scene.getWindow().getY() + y,
                TransferMode.COPY,
                null,
                node,
                new PickResult(node, x, y));
    }

    /// The toolkit makes boards only of what its platform drags.
    private Dragboard board() {
        try {
            Class<?> peer = Class.forName("com.sun.javafx.tk.TKClipboard", false, Dragboard.class.getClassLoader());
            Object said = Proxy.newProxyInstance(
                    peer.getClassLoader(), new Class<?>[] {peer}, (_, method, values) -> switch (method.getName()) {
                        case "hasContent" -> content.containsKey((DataFormat) values[0]);
                        case "getContent" -> content.get((DataFormat) values[0]);
                        case "getContentTypes" -> Set.copyOf(content.keySet());
                        case "getTransferModes" -> EnumSet.allOf(TransferMode.class);
                        default -> throw new UnsupportedOperationException(method.getName());
                    });
            Constructor<Dragboard> made = Dragboard.class.getDeclaredConstructor(peer);
            made.setAccessible(true);
            return made.newInstance(said);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the toolkit's boards are made otherwise now", e);
        }
    }
}
