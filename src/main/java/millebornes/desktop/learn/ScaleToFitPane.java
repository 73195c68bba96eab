package millebornes.desktop.learn;

import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.transform.Scale;
import millebornes.desktop.geometry.TableLayoutSpec;

/// Holds the table below the coach's bar: at its usual size if there is room enough, otherwise scaled down, so that
/// nothing is cut off.
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
