package millebornes.desktop.controls;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.StyleClasses;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// A column that scrolls vertically if necessary, and otherwise fills the available height. Its width and preferred
/// height are those of its content.
public final class ColumnScrollPane extends ScrollPane {

    private static final double BAR = 8;

    /// The least hidden height that is worth a sign, in px.
    private static final double LEAST_HIDDEN = 4;

    /// The size of the sign that more is below, in px. Lines end above it.
    private static final double SIGN_WIDTH = 64;

    private static final double SIGN_HEIGHT = 24;

    private static final double SIGN_ICON = 30;

    /// The greatest visible part of a button, drawing or card that is hidden because it is cut: in px, and as a share of
    /// the visible height. The upper part of a higher one is seen, so that not much space stays empty.
    private static final double MOST_HIDDEN = 44;

    private static final double HIDDEN_SHARE = 0.34;

    /// The key of the property of regions that are hidden as a whole if they are cut.
    private static final String WHOLE = "hidden as a whole";

    private final Region column;

    public ColumnScrollPane(Region column) {
        super(column);
        this.column = column;
        setFitToWidth(true);
        setFitToHeight(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
    }

    /// A scroll pane that shows whole lines, buttons and cards only above its lower edge, and a sign there while more is
    /// below. A press on the sign scrolls to what is hidden.
    public static StackPane folding(ScrollPane pane) {
        return new FoldingPane(pane);
    }

    /// Marks a part of a folding pane, a card or a heading with its control, as one that is hidden as a whole if the
    /// lower edge cuts it, unless it is too high for that.
    public static <R extends Region> R keptWhole(R part) {
        part.getProperties().put(WHOLE, true);
        return part;
    }

    /// A scroll pane below the sign that it goes on. Columns that stand side by side end each where its own line is cut.
    private static final class FoldingPane extends StackPane {

        private final ScrollPane pane;
        private final StackPane sign;

        /// What is hidden because it is cut, or lies below that, with its own clip.
        private final Map<Node, Optional<Node>> clips = new LinkedHashMap<>();

        /// The y of the first line that is hidden, in px of the content.
        private double next;

        FoldingPane(ScrollPane pane) {
            this.pane = pane;
            FontIcon icon = new FontIcon(MaterialDesignC.CHEVRON_DOWN);
            SceneStyler.iconSize(icon, SIGN_ICON);
            this.sign = new StackPane(icon);
            sign.getStyleClass().add(StyleClasses.SCROLL_MORE);
            sign.setMinSize(SIGN_WIDTH, SIGN_HEIGHT);
            sign.setMaxSize(SIGN_WIDTH, SIGN_HEIGHT);
            sign.setOnMouseClicked(_ -> scrollTo(next));
            getStyleClass().add(StyleClasses.FOLDING);
            setAlignment(sign, Pos.BOTTOM_CENTER);
            getChildren().addAll(pane, sign);
            pane.vvalueProperty().subscribe(this::fold);
            // Changes within a layout pass are complete after it.
            pane.viewportBoundsProperty().subscribe(() -> Platform.runLater(this::fold));
            content().needsLayoutProperty().subscribe(() -> Platform.runLater(this::fold));
            sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(_ -> fold());
        }

        private Region content() {
            return (Region) pane.getContent();
        }

        @Override
        protected void layoutChildren() {
            super.layoutChildren();
            // The fold depends on the lines of the content.
            pane.layout();
            fold();
        }

        private void fold() {
            clips.forEach((node, clip) -> node.setClip(clip.orElse(null)));
            clips.clear();
            Region content = content();
            boolean goesOn = goesOn(pane, content);
            sign.setVisible(goesOn);
            if (!goesOn) {
                return;
            }
            double shown = pane.getViewportBounds().getHeight();
            double top = pane.getVvalue() * (content.getHeight() - shown);
            next = top + shown;
            List<Region> columns = content instanceof TwoColumnPane two ? two.columns() : List.of();
            if (columns.isEmpty()) {
                hide(content, -content.getLayoutY(), shown);
            }
            columns.forEach(column -> hide(column, 0, shown));
            // A line that is higher than the pane is scrolled in steps.
            next = next > top + LEAST_HIDDEN ? next : top + shown;
        }

        /// @param y the upper edge of the column's parent, in px
        private void hide(Region column, double y, double shown) {
            double edge = pane.getVvalue() * (content().getHeight() - shown) + shown;
            FirstCut firstCut = new FirstCut(shown);
            double cut = firstCut.in(column, y, edge);
            double signTop = edge - SIGN_HEIGHT + sign.getTranslateY();
            if (cut > signTop) {
                cut = firstCut.in(column, y, signTop);
            }
            next = Math.min(next, cut);
            hideBelow(column, y, cut, edge);
        }

        /// Hides what a node shows below a line.
        ///
        /// @param y the upper edge of the node's parent, in px, as all heights here
        private void hideBelow(Node node, double y, double line, double edge) {
            Bounds bounds = node.getBoundsInParent();
            if (!node.isVisible() || y + bounds.getMaxY() <= line || y + bounds.getMinY() >= edge) {
                return;
            }
            boolean isBelow = y + bounds.getMinY() >= line - 1;
            if (isBelow && y + bounds.getMaxY() <= edge + 1 && isFocused(node)) {
                return;
            }
            if (!isBelow && node instanceof Parent parent && !FirstCut.isDrawing(node)) {
                double inner = y + parent.getLayoutY() + parent.getTranslateY();
                parent.getChildrenUnmodifiable().forEach(child -> hideBelow(child, inner, line, edge));
            } else if (isBelow || node instanceof Text) {
                Bounds local = node.getBoundsInLocal();
                // Beside a button or a card that is hidden a text ends with a line of its own.
                double high = isBelow ? 0 : wholeLines((Text) node, line - y - bounds.getMinY());
                clips.put(node, Optional.ofNullable(node.getClip()));
                // A clip without height shows a line of pixels: above the node there is nothing to be seen.
                double above = high > 0 ? 0 : LEAST_HIDDEN;
                node.setClip(new Rectangle(local.getMinX(), local.getMinY() - above, local.getWidth(), high));
            }
        }

        /// Whether a node has the focus or contains the node that has it.
        private boolean isFocused(Node node) {
            Node focused = getScene() == null ? null : getScene().getFocusOwner();
            while (focused != null && !focused.equals(node)) {
                focused = focused.getParent();
            }
            return focused != null;
        }

        /// @param y the wanted upper edge, in px of the content
        private void scrollTo(double y) {
            double hidden = content().getHeight() - pane.getViewportBounds().getHeight();
            pane.setVvalue(Math.clamp(y / hidden, 0, 1));
        }
    }

    private static double lineHeight(Text text) {
        return text.getBoundsInParent().getHeight() / text.getLayoutInfo().getTextLineCount();
    }

    /// The height of the lines of a text that end within a height, in px.
    private static double wholeLines(Text text, double height) {
        return Math.floor((height + 1) / lineHeight(text)) * lineHeight(text);
    }

    private static boolean goesOn(ScrollPane pane, Region content) {
        double hidden = content.getHeight() - pane.getViewportBounds().getHeight();
        return (1 - pane.getVvalue()) * hidden > content.getInsets().getBottom() + LEAST_HIDDEN;
    }

    /// Finds the upper edge of the first line of text, button, drawing or card that a horizontal edge cuts.
    ///
    /// @param shown the visible height, in px
    private record FirstCut(double shown) {

        /// The upper edge of what is cut in a node, or else the edge.
        ///
        /// @param y the upper edge of the node's parent, in px, as all heights here
        double in(Node node, double y, double edge) {
            // The shadow of a card may be cut.
            Bounds bounds = isCard(node) ? node.localToParent(node.getLayoutBounds()) : node.getBoundsInParent();
            double top = y + bounds.getMinY();
            if (!node.isVisible() || top >= edge || y + bounds.getMaxY() <= edge) {
                return edge;
            }
            if (node instanceof Text text) {
                return edge - (edge - top) % lineHeight(text);
            }
            boolean isLow = edge - top <= Math.max(MOST_HIDDEN, HIDDEN_SHARE * shown);
            if ((node instanceof ButtonBase || isCard(node)) && isLow) {
                return top;
            }
            if (isDrawing(node)) {
                // A landscape may be cut, like any picture.
                boolean isWhole = node instanceof Region && !(node instanceof LandscapeVignette);
                return isLow && (isWhole || node instanceof Shape) ? top : edge;
            }
            Parent parent = (Parent) node;
            double inner = y + parent.getLayoutY() + parent.getTranslateY();
            return parent.getChildrenUnmodifiable().stream()
                    .mapToDouble(child -> in(child, inner, edge))
                    .min()
                    .orElse(edge);
        }

        private static boolean isCard(Node node) {
            return node.hasProperties() && node.getProperties().containsKey(WHOLE);
        }

        private static boolean isDrawing(Node node) {
            return node instanceof DrawingPane || node instanceof LandscapeVignette || !(node instanceof Parent);
        }
    }

    /// Scrolls so that a line is wholly visible, if it is not, with other lines above and below it. No line is cut at
    /// the upper edge. The bounds of layout are used: those in the parent depend on what is hidden.
    ///
    /// @param lines the content of the pane
    public static void reveal(ScrollPane pane, Pane lines, Node line) {
        double shown = pane.getViewportBounds().getHeight();
        double hidden = lines.getHeight() - shown;
        Bounds place = line.localToParent(line.getLayoutBounds());
        double top = pane.getVvalue() * hidden;
        if (hidden > 0 && (place.getMinY() < top || place.getMaxY() > top + shown - SIGN_HEIGHT)) {
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
