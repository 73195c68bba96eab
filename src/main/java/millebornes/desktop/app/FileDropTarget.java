package millebornes.desktop.app;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/// Accepts files that are dropped anywhere on the window.
final class FileDropTarget {

    private FileDropTarget() {}

    /// @param dropped called with the files, which are not moved
    static void on(Scene scene, Consumer<List<Path>> dropped) {
        scene.addEventHandler(DragEvent.DRAG_OVER, drag -> {
            if (drag.getDragboard().hasFiles()) {
                drag.acceptTransferModes(TransferMode.COPY);
                drag.consume();
            }
        });
        scene.addEventHandler(DragEvent.DRAG_DROPPED, drag -> {
            if (drag.getDragboard().hasFiles()) {
                drag.setDropCompleted(true);
                drag.consume();
                dropped.accept(drag.getDragboard().getFiles().stream()
                        .map(File::toPath)
                        .toList());
            }
        });
    }
}
