package millebornes.desktop.learn;

import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.transform.Scale;
import millebornes.desktop.geometry.TableLayoutSpec;

/// The table in the room that the bar leaves: as it is where it has room enough, otherwise a little smaller as a whole,
/// so that nothing of it is ever cut off.
final class ScaleToFitPane extends Pane {

    private final Node table;
    private final Scale scale = new Scale();

    ScaleToFitPane(Node table) {
        super(table);
        this.table = table;
        table.setManaged(false);
        table.getTransforms().add(scale);
        setMinSize(0, 0);
    }

    @Override
    protected void layoutChildren() {
        double factor = Math.min(
                1, Math.min(getWidth() / TableLayoutSpec.LEAST_WIDTH, getHeight() / TableLayoutSpec.LEAST_HEIGHT));
        if (factor > 0) {
            scale.setX(factor);
            scale.setY(factor);
            table.resizeRelocate(0, 0, getWidth() / factor, getHeight() / factor);
        }
    }
}
