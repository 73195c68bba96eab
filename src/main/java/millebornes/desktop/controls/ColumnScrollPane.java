package millebornes.desktop.controls;

import java.util.List;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import millebornes.desktop.theme.StyleClasses;

/// A column that scrolls vertically if necessary, and otherwise fills the available height. Its width and preferred
/// height are those of its content.
public final class ColumnScrollPane extends ScrollPane {

    private static final double BAR = 8;

    /// The least height of the fade, its soft part, and the least hidden height that it shows, in px. It is low, so that
    /// it does not cut what ends just above the edge.
    private static final double FADE = 14;

    private static final double SOFT = 10;
    private static final double LEAST_HIDDEN = 4;

    /// The greatest height of a button or drawing that is covered because it is cut, in px. The upper part of a higher
    /// one is seen, so that no strip stays empty.
    private static final double MOST_COVERED = 44;

    /// The key of the property of regions that a fade covers as a whole unless half of their control is seen.
    private static final String WHOLE = "covered as a whole";

    private final Region column;

    public ColumnScrollPane(Region column) {
        super(column);
        this.column = column;
        setFitToWidth(true);
        setFitToHeight(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
    }

    /// A pane of a panel below a fade, which shows that its content goes on below the lower edge. The fade covers a line
    /// of text or a button that would be cut there.
    public static StackPane fading(ScrollPane pane) {
        return new FadingPane(pane);
    }

    /// Marks a part of a fading pane, a heading with its control below, as one that is covered as a whole if the lower
    /// edge cuts it and less than half of the control can be seen.
    public static <R extends Region> R keptWhole(R part) {
        part.getProperties().put(WHOLE, true);
        return part;
    }

    /// A scroll pane below its fade. Columns that stand side by side fade each where its own line is cut.
    private static final class FadingPane extends StackPane {

        private final ScrollPane pane;
        private final Rectangle first = fadeShape();
        private final Rectangle second = fadeShape();

        FadingPane(ScrollPane pane) {
            this.pane = pane;
            getChildren().addAll(pane, first, second);
            pane.vvalueProperty().subscribe(this::fade);
            // Changes within a layout pass are complete after it.
            pane.viewportBoundsProperty().subscribe(() -> Platform.runLater(this::fade));
            ((Region) pane.getContent()).needsLayoutProperty().subscribe(() -> Platform.runLater(this::fade));
        }

        @Override
        protected void layoutChildren() {
            super.layoutChildren();
            // The fade depends on the lines of the content.
            pane.layout();
            fade();
        }

        private static Rectangle fadeShape() {
            Rectangle fade = new Rectangle();
            fade.getStyleClass().add(StyleClasses.SCROLL_FADE);
            fade.setMouseTransparent(true);
            fade.setManaged(false);
            return fade;
        }

        private void fade() {
            Region content = (Region) pane.getContent();
            List<Region> columns = content instanceof TwoColumnPane two ? two.columns() : List.of();
            boolean beside = columns.size() > 1;
            boolean goesOn = goesOn(pane, content);
            first.setVisible(goesOn);
            second.setVisible(goesOn && beside);
            if (beside) {
                cover(first, fadeHeight(pane, content, columns.getFirst(), 0));
                cover(second, fadeHeight(pane, content, columns.getLast(), 0));
                second.setTranslateX(columns.getLast().getLayoutX());
                first.setWidth(second.getTranslateX());
                second.setWidth(getWidth() - BAR - second.getTranslateX());
            } else {
                cover(first, fadeHeight(pane, content, content, -content.getLayoutY()));
                first.setWidth(getWidth() - BAR);
            }
        }

        private void cover(Rectangle fade, double height) {
            // A line on the edge of a pixel is covered, too.
            fade.setHeight(height + 1);
            fade.setTranslateY(getHeight() - height);
        }
    }

    private static boolean goesOn(ScrollPane pane, Region content) {
        double hidden = content.getHeight() - pane.getViewportBounds().getHeight();
        return hidden > LEAST_HIDDEN && (1 - pane.getVvalue()) * hidden > LEAST_HIDDEN;
    }

    /// @param column the content, or one of its columns
    /// @param y the upper edge of the column's parent, in px
    private static double fadeHeight(ScrollPane pane, Region content, Region column, double y) {
        double shown = pane.getViewportBounds().getHeight();
        double edge = pane.getVvalue() * Math.max(0, content.getHeight() - shown) + shown;
        return Math.max(FADE, edge - firstCut(column, y, edge) + SOFT);
    }

    /// The upper edge of the first line of text, button or drawing that a horizontal edge cuts, or else that edge.
    ///
    /// @param y the upper edge of the node's parent, in px, as all heights here
    private static double firstCut(Node node, double y, double edge) {
        Bounds bounds = node.getBoundsInParent();
        if (!node.isVisible() || y + bounds.getMinY() >= edge || y + bounds.getMaxY() <= edge) {
            return edge;
        }
        if (node instanceof Text text) {
            double line = bounds.getHeight() / text.getLayoutInfo().getTextLineCount();
            return edge - (edge - y - bounds.getMinY()) % line;
        }
        if (node.hasProperties() && node.getProperties().containsKey(WHOLE)) {
            double cut = firstCutOfChildren((Parent) node, y, edge);
            Bounds control = ((Parent) node).getChildrenUnmodifiable().getLast().getBoundsInParent();
            return cut >= y + bounds.getMinY() + control.getCenterY() ? cut : y + bounds.getMinY();
        }
        boolean isLow = edge - y - bounds.getMinY() <= MOST_COVERED;
        if (node instanceof ButtonBase && isLow) {
            // Its words begin below the soft part, most of which is between it and the line above.
            return Math.min(edge, y + bounds.getMinY() + SOFT / 2);
        }
        if (node instanceof DrawingPane || !(node instanceof Parent parent)) {
            return isLow && (node instanceof Region || node instanceof Shape) ? y + bounds.getMinY() : edge;
        }
        return firstCutOfChildren(parent, y, edge);
    }

    private static double firstCutOfChildren(Parent parent, double y, double edge) {
        double top = y + parent.getLayoutY() + parent.getTranslateY();
        return parent.getChildrenUnmodifiable().stream()
                .mapToDouble(child -> firstCut(child, top, edge))
                .min()
                .orElse(edge);
    }

    /// Scrolls so that a line is wholly visible, if it is not, with other lines above and below it. No line is cut at
    /// the upper edge.
    ///
    /// @param lines the content of the pane
    public static void reveal(ScrollPane pane, Pane lines, Node line) {
        double shown = pane.getViewportBounds().getHeight();
        double hidden = lines.getHeight() - shown;
        Bounds place = line.getBoundsInParent();
        double top = pane.getVvalue() * hidden;
        if (hidden > 0 && (place.getMinY() < top || place.getMaxY() > top + shown - FADE)) {
            double wanted = place.getCenterY() - shown / 2;
            double at = lines.getChildren().stream()
                    .filter(Node::isManaged)
                    .mapToDouble(other -> other.getBoundsInParent().getMinY())
                    .filter(upper -> upper >= wanted)
                    .min()
                    .orElse(wanted);
            pane.setVvalue(Math.clamp(at / hidden, 0, 1));
        }
    }

    @Override
    protected double computeMinWidth(double height) {
        return column.minWidth(-1) + BAR;
    }

    @Override
    protected double computePrefWidth(double height) {
        return column.prefWidth(-1) + BAR;
    }

    @Override
    protected double computePrefHeight(double width) {
        return column.prefHeight(width);
    }
}
