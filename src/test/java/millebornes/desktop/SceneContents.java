package millebornes.desktop;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import millebornes.desktop.theme.StyleClasses;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/// The visible contents of a scene after layout.
public final class SceneContents {

    /// What is not seen of an edge, in px.
    private static final double TOLERANCE = 1;

    /// A number, perhaps with what it counts.
    private static final Pattern NUMBER = Pattern.compile("[+−-]?\\d[\\d\\h]*(pts?|points?|km)?");

    private SceneContents() {}

    /// What can be read: the visible texts, in the order in which they are drawn.
    public static List<String> texts(Scene scene) {
        return visible(scene).map(Text::getText).toList();
    }

    /// Whether a node is there and no part of it lies beyond the window or beyond what it is clipped to.
    ///
    /// @param selector finds the node, as in `#play`
    public static boolean isSeenWhole(Scene scene, String selector) {
        @Nullable Node node = scene.lookup(selector);
        return node != null && isSeenWhole(node);
    }

    /// Whether a node is there and nothing of it is cut off.
    public static boolean isSeenWhole(Node node) {
        if (!isShown(node)) {
            return false;
        }
        Scene scene = node.getScene();
        Bounds whole = node.localToScene(node.getLayoutBounds());
        if (!within(whole, new BoundingBox(0, 0, scene.getWidth(), scene.getHeight()))) {
            return false;
        }
        for (Node at = node; at != null; at = at.getParent()) {
            if (at.getClip() != null
                    && !within(whole, at.localToScene(at.getClip().getBoundsInParent()))) {
                return false;
            }
        }
        return true;
    }

    /// The text of a control, whether or not it is cut.
    public static String text(Scene scene, String selector) {
        return ((Labeled) scene.lookup(selector)).getText();
    }

    /// The cut texts of a scene.
    ///
    /// @param dotted whether dots are written one by one, as in long words; then those are found too that the table
    ///     cuts by itself
    public static List<String> cutTexts(Scene scene, boolean dotted) {
        return visible(scene)
                .filter(text -> isCut(text)
                        || isBeyond(text)
                        || (dotted && text.getText().endsWith("…")))
                .map(Text::getText)
                .toList();
    }

    /// The texts of which a part lies above or below the window, although nothing there can be scrolled.
    public static List<String> textsBeyond(Scene scene) {
        return visible(scene)
                .filter(text -> !isScrolled(text))
                .filter(text -> {
                    Bounds words = text.localToScene(text.getLayoutBounds());
                    return words.getMinY() < -TOLERANCE || words.getMaxY() > scene.getHeight() + TOLERANCE;
                })
                .map(Text::getText)
                .toList();
    }

    /// The numbers of points and kilometres over which other words lie, each with those.
    public static List<String> coveredNumbers(Scene scene) {
        List<Text> all =
                visible(scene).filter(text -> !(text instanceof FontIcon)).toList();
        return all.stream()
                .filter(text -> NUMBER.matcher(text.getText().strip()).matches())
                .flatMap(number -> all.stream()
                        .filter(other -> !other.equals(number) && lie(number, other))
                        .map(other -> number.getText() + " under " + other.getText()))
                .toList();
    }

    private static boolean lie(Text one, Text other) {
        Bounds first = one.localToScene(one.getLayoutBounds());
        Bounds second = other.localToScene(other.getLayoutBounds());
        return Math.min(first.getMaxX(), second.getMaxX()) - Math.max(first.getMinX(), second.getMinX()) > TOLERANCE
                && Math.min(first.getMaxY(), second.getMaxY()) - Math.max(first.getMinY(), second.getMinY())
                        > first.getHeight() / 3;
    }

    /// What hangs over the left or right edge of its panel: the ids, or the names of their types.
    public static List<String> overhanging(Scene scene) {
        return scene.getRoot().lookupAll("." + StyleClasses.PANEL).stream()
                .flatMap(panel -> nodes(panel)
                        .filter(Region.class::isInstance)
                        .map(Region.class::cast)
                        .filter(region -> isShown(region) && region.getWidth() > 0 && hangsOver(region, panel)))
                .map(region -> region.getId() == null ? region.getClass().getSimpleName() : region.getId())
                .toList();
    }

    private static boolean hangsOver(Node inner, Node panel) {
        Bounds part = inner.localToScene(inner.getLayoutBounds());
        Bounds whole = panel.localToScene(panel.getLayoutBounds());
        return part.getMinX() < whole.getMinX() - TOLERANCE || part.getMaxX() > whole.getMaxX() + TOLERANCE;
    }

    private static boolean within(Bounds inner, Bounds outer) {
        return inner.getMinX() >= outer.getMinX() - TOLERANCE
                && inner.getMinY() >= outer.getMinY() - TOLERANCE
                && inner.getMaxX() <= outer.getMaxX() + TOLERANCE
                && inner.getMaxY() <= outer.getMaxY() + TOLERANCE;
    }

    private static Stream<Text> visible(Scene scene) {
        return nodes(scene.getRoot())
                .filter(Text.class::isInstance)
                .map(Text.class::cast)
                .filter(text -> !text.getText().isBlank())
                .filter(SceneContents::isShown);
    }

    /// A node and all that is in it, in the order in which they are drawn. They are collected on the JavaFX thread, which
    /// may change them at any time.
    public static Stream<Node> nodes(Node node) {
        return Gallery.onToolkit(() -> nodesIn(node).toList()).stream();
    }

    private static Stream<Node> nodesIn(Node node) {
        Stream<Node> below = node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(SceneContents::nodesIn)
                : Stream.empty();
        return Stream.concat(Stream.of(node), below);
    }

    private static boolean isShown(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible() || at.getOpacity() == 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean isScrolled(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at instanceof ScrollPane) {
                return true;
            }
        }
        return false;
    }

    private static boolean isCut(Text text) {
        return !(text instanceof FontIcon)
                && text.getParent() instanceof Labeled labeled
                && labeled.getContentDisplay() != ContentDisplay.GRAPHIC_ONLY
                && (!text.getText().equals(labeled.getText()) || isBroken(text));
    }

    /// A word goes on in the next line, because it is wider than the line.
    private static boolean isBroken(Text text) {
        return text.getWrappingWidth() > 0
                && Arrays.stream(text.getText().split("\\s+|(?<=-)")).anyMatch(word -> {
                    Text alone = new Text(word);
                    alone.setFont(text.getFont());
                    return alone.getLayoutBounds().getWidth() > text.getWrappingWidth() + 0.5;
                });
    }

    /// Wider than what can be seen of it: the window, or the part of a page that scrolls up and down.
    private static boolean isBeyond(Text text) {
        Bounds words = text.localToScene(text.getLayoutBounds());
        if (words.getMinX() < -TOLERANCE || words.getMaxX() > text.getScene().getWidth() + TOLERANCE) {
            return true;
        }
        for (Node at = text.getParent(); at != null; at = at.getParent()) {
            if (at.getClip() != null) {
                Bounds seen = at.localToScene(at.getClip().getBoundsInParent());
                if (words.getMinX() < seen.getMinX() - TOLERANCE || words.getMaxX() > seen.getMaxX() + TOLERANCE) {
                    return true;
                }
            }
        }
        return false;
    }
}
