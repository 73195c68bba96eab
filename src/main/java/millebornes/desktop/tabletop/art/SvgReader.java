package millebornes.desktop.tabletop.art;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import millebornes.desktop.tabletop.art.Tags.Tag;
import millebornes.desktop.theme.TypefaceWeight;
import org.jspecify.annotations.Nullable;

/// Reads the part of SVG that the drawings are written in: paths, circles, ellipses, rectangles, polygons, groups with
/// transforms, text, other drawings (`<use href="name"/>`), opacity, dashes, gradients over the box of what they fill,
/// blurs, and clips by one outline.
///
/// Colours are `#RRGGBB`, `none`, a gradient of the same file, or `var(--role)`.
final class SvgReader {

    /// A group that is still being read.
    private record Open(Tag tag, Pen pen, List<Element> parts) {}

    private final Deque<Open> open = new ArrayDeque<>();
    private final Map<String, Ink> gradients = new HashMap<>();
    private final Map<String, Double> blurs = new HashMap<>();
    private final Map<String, Element> clips = new HashMap<>();
    private final Attributes attributes = new Attributes(gradients, blurs);

    private SvgReader() {}

    /// Reads one drawing.
    ///
    /// @throws IllegalArgumentException when the text has a tag or colour that is not understood
    static Drawing read(String source) {
        return new SvgReader().drawing(new Tags(source));
    }

    private Drawing drawing(Tags tags) {
        Drawing drawing = null;
        for (Tag tag = tags.next(); tag != null; tag = tags.next()) {
            if (tag.kind() == Tag.Kind.CLOSE) {
                drawing = close(tag, drawing);
            } else {
                open(tag, tags);
            }
        }
        if (drawing == null) {
            throw new IllegalArgumentException("the drawing has no end");
        }
        return drawing;
    }

    private void open(Tag tag, Tags tags) {
        switch (tag.name()) {
            case "svg" -> open.push(new Open(tag, Pen.INITIAL, new ArrayList<>()));
            case "g" -> open.push(new Open(tag, attributes.pen(tag, parentPen()), new ArrayList<>()));
            case "defs" -> {}
            case "clipPath" -> clip(tag, tags);
            case "filter" -> blur(tag, tags);
            case "linearGradient", "radialGradient" -> gradient(tag, tags);
            default -> add(element(tag));
        }
    }

    private @Nullable Drawing close(Tag tag, @Nullable Drawing finished) {
        return switch (tag.name()) {
            case "g" -> {
                var group = open.pop();
                add(new Element.Cluster(id(group.tag()), group.pen(), group.parts(), clipOf(group.tag())));
                yield finished;
            }
            case "svg" -> {
                var root = open.pop();
                yield new Drawing(new Element.Cluster("", root.pen(), root.parts(), null));
            }
            default -> finished;
        };
    }

    private Element element(Tag tag) {
        var pen = attributes.pen(tag, parentPen());
        return switch (tag.name()) {
            case "path" -> new Element.Outline(id(tag), pen, text(tag, "d"));
            case "polygon" -> new Element.Outline(id(tag), pen, "M" + text(tag, "points") + "Z");
            case "circle" ->
                new Element.Disc(id(tag), pen, tag.number("cx"), tag.number("cy"), tag.number("r"), tag.number("r"));
            case "ellipse" ->
                new Element.Disc(id(tag), pen, tag.number("cx"), tag.number("cy"), tag.number("rx"), tag.number("ry"));
            case "rect" ->
                new Element.Box(
                        id(tag),
                        pen,
                        tag.number("x"),
                        tag.number("y"),
                        tag.number("width"),
                        tag.number("height"),
                        tag.number("rx"));
            case "text" ->
                new Element.Words(
                        id(tag),
                        pen,
                        tag.number("x"),
                        tag.number("y"),
                        tag.text(),
                        TypefaceWeight.of(text(tag, "font-weight")),
                        tag.number("font-size"),
                        "middle".equals(tag.attribute("text-anchor")),
                        tag.number("letter-spacing"));
            case "use" -> new Element.Copy(id(tag), pen, text(tag, "href"));
            default -> throw new IllegalArgumentException("drawings have no <" + tag.name() + ">");
        };
    }

    private void clip(Tag tag, Tags tags) {
        var outline = tags.next();
        if (outline == null) {
            throw new IllegalArgumentException("an empty clip");
        }
        clips.put(id(tag), element(outline));
    }

    private void blur(Tag tag, Tags tags) {
        var blur = tags.next();
        blurs.put(id(tag), blur == null ? 0 : blur.number("stdDeviation"));
    }

    private void gradient(Tag tag, Tags tags) {
        var shades = new ArrayList<Ink.Shade>();
        for (Tag stop = tags.next(); stop != null && stop.name().equals("stop"); stop = tags.next()) {
            var opacity = stop.attribute("stop-opacity");
            shades.add(new Ink.Shade(
                    stop.number("offset"),
                    attributes.ink(text(stop, "stop-color")),
                    opacity == null ? 1 : Double.parseDouble(opacity)));
        }
        gradients.put(
                id(tag),
                new Ink.Gradient(
                        tag.name().equals("radialGradient"),
                        tag.number("x1"),
                        tag.number("y1"),
                        tag.number("x2"),
                        tag.number("y2"),
                        shades));
    }

    private void add(Element element) {
        open.element().parts().add(element);
    }

    private Pen parentPen() {
        return open.isEmpty() ? Pen.INITIAL : open.element().pen().forChild();
    }

    private @Nullable Element clipOf(Tag tag) {
        var reference = tag.attribute("clip-path");
        return reference == null ? null : clips.get(Attributes.target(reference));
    }

    private static String id(Tag tag) {
        var id = tag.attribute("id");
        return id == null ? "" : id;
    }

    private static String text(Tag tag, String name) {
        var value = tag.attribute(name);
        if (value == null) {
            throw new IllegalArgumentException("<" + tag.name() + "> lacks " + name);
        }
        return value;
    }
}
