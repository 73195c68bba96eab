package millebornes.desktop.art;

import java.util.function.BiFunction;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import javafx.scene.transform.Translate;
import millebornes.desktop.theme.Palette;
import org.jspecify.annotations.Nullable;

/// Builds the nodes of a drawing in one palette. Elements that are invisible in it are left out.
record SvgNodeBuilder(SvgDrawingCache drawings, BiFunction<SoftShadow, Color, Node> shades, Palette palette) {

    /// Letter spacing beyond this (px) is applied letter by letter; less is not visible.
    private static final double LEAST_SPACING = 0.45;

    Group cluster(SvgElement.Cluster cluster) {
        var group = new Group();
        for (SvgElement element : cluster.parts()) {
            add(group, element);
        }
        if (cluster.clip() != null) {
            var clip = shape(cluster.clip());
            clip.setFill(Color.BLACK);
            group.setClip(clip);
        }
        cluster.pen().place(group);
        return group;
    }

    private void add(Group group, SvgElement element) {
        var node = node(element);
        if (node != null) {
            group.getChildren().add(node);
        }
    }

    private @Nullable Node node(SvgElement element) {
        if (element instanceof SvgElement.Cluster cluster) {
            var group = cluster(cluster);
            return group.getChildren().isEmpty() ? null : group;
        }
        if (element instanceof SvgElement.Copy copy) {
            var group = cluster(drawings.named(copy.drawing()).root());
            copy.pen().place(group);
            return group;
        }
        if (element.pen().blank(palette)) {
            return null;
        }
        if (element instanceof SvgElement.TextLine textLine && Math.abs(textLine.spacing()) > LEAST_SPACING) {
            return spaced(textLine);
        }
        if (element.pen().blur() > 0) {
            return soft(element);
        }
        var shape = shape(element);
        element.pen().paint(shape, palette);
        element.pen().place(shape);
        return shape;
    }

    /// The node of a blurred box: a snapshot, since an effect would be computed again in every frame that touches it.
    private Node soft(SvgElement element) {
        if (!(element instanceof SvgElement.Box box) || !(box.pen().fill().in(palette) instanceof Color color)) {
            throw new IllegalArgumentException("only boxes of one colour can be soft: " + element);
        }
        var shadow = new SoftShadow(
                box.width(),
                box.height(),
                box.round(),
                SoftShadow.reach(box.pen().blur()));
        var group = new Group(shades.apply(shadow, color));
        group.getTransforms().add(new Translate(box.x(), box.y()));
        var placed = new Group(group);
        box.pen().place(placed);
        return placed;
    }

    private static Shape shape(SvgElement element) {
        return switch (element) {
            case SvgElement.Outline outline -> {
                var path = new SVGPath();
                path.setContent(outline.path());
                yield path;
            }
            case SvgElement.Disc disc ->
                disc.radiusX() == disc.radiusY()
                        ? new Circle(disc.x(), disc.y(), disc.radiusX())
                        : new Ellipse(disc.x(), disc.y(), disc.radiusX(), disc.radiusY());
            case SvgElement.Box box -> {
                var rectangle = new Rectangle(box.x(), box.y(), box.width(), box.height());
                rectangle.setArcWidth(2 * box.round());
                rectangle.setArcHeight(2 * box.round());
                yield rectangle;
            }
            case SvgElement.TextLine textLine -> text(textLine, textLine.text(), textLine.x());
            case SvgElement.Copy _ -> throw new IllegalArgumentException("a copy is no outline");
            case SvgElement.Cluster _ -> throw new IllegalArgumentException("a group is no outline");
        };
    }

    private static Text text(SvgElement.TextLine textLine, String letters, double x) {
        var text = new Text(letters);
        text.setFont(textLine.weight().font(textLine.size()));
        text.setY(textLine.y());
        text.setX(textLine.centred() ? x - text.getLayoutBounds().getWidth() / 2 : x);
        return text;
    }

    private Node spaced(SvgElement.TextLine textLine) {
        var group = new Group();
        double x = 0;
        for (int i = 0; i < textLine.text().length(); i++) {
            var letter = new Text(textLine.text().substring(i, i + 1));
            letter.setFont(textLine.weight().font(textLine.size()));
            letter.setX(x);
            letter.setY(textLine.y());
            textLine.pen().paint(letter, palette);
            group.getChildren().add(letter);
            x += letter.getLayoutBounds().getWidth() + textLine.spacing();
        }
        // Letters are spaced on their right, the last one too: it counts for the middle.
        group.setTranslateX(textLine.centred() ? textLine.x() - x / 2 : textLine.x());
        textLine.pen().place(group);
        return group;
    }
}
