package millebornes.desktop.art;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import millebornes.desktop.art.SvgTagReader.SvgTag;
import millebornes.desktop.theme.TypefaceWeight;
import org.jspecify.annotations.Nullable;

/// Reads the subset of SVG that the drawings use: paths, circles, ellipses, rectangles, polygons, groups with
/// transforms, text, other drawings (`<use href="name"/>`), opacity, dashes, gradients over the bounding box of the
/// shape, blurs, and clips by one outline.
///
/// Colours are `#RRGGBB`, `none`, a gradient of the same file, or `var(--role)`.
final class SvgParser {

    /// A group whose end tag has not been read yet, with its elements so far.
    private record Open(SvgTag tag, SvgStyle pen, List<SvgElement> parts) {}

    private final Deque<Open> open = new ArrayDeque<>();
    private final Map<String, SvgPaint> gradients = new HashMap<>();
    private final Map<String, Double> blurs = new HashMap<>();
    private final Map<String, SvgElement> clips = new HashMap<>();
    private final SvgStyleParser styleParser = new SvgStyleParser(gradients, blurs);

    private SvgParser() {}

    /// Reads one drawing.
    ///
    /// @throws IllegalArgumentException when the text has a tag or colour that is not understood
    static ParsedSvg read(String source) {
        return new SvgParser().drawing(new SvgTagReader(source));
    }

    private ParsedSvg drawing(SvgTagReader tags) {
        ParsedSvg svg = null;
        for (SvgTag tag = tags.next(); tag != null; tag = tags.next()) {
            if (tag.kind() == SvgTag.SvgTagKind.CLOSE) {
                svg = close(tag, svg);
            } else {
                open(tag, tags);
            }
        }
        if (svg == null) {
            throw new IllegalArgumentException("the drawing has no end");
        }
        return svg;
    }

    private void open(SvgTag tag, SvgTagReader tags) {
        switch (tag.name()) {
            case "svg" -> open.push(new Open(tag, SvgStyle.INITIAL, new ArrayList<>()));
            case "g" -> open.push(new Open(tag, styleParser.pen(tag, parentPen()), new ArrayList<>()));
            case "defs" -> {}
            case "clipPath" -> clip(tag, tags);
            case "filter" -> blur(tag, tags);
            case "linearGradient", "radialGradient" -> gradient(tag, tags);
            default -> add(element(tag));
        }
    }

    private @Nullable ParsedSvg close(SvgTag tag, @Nullable ParsedSvg finishedSvg) {
        return switch (tag.name()) {
            case "g" -> {
                var openGroup = open.pop();
                add(new SvgElement.Cluster(
                        id(openGroup.tag()), openGroup.pen(), openGroup.parts(), clipOf(openGroup.tag())));
                yield finishedSvg;
            }
            case "svg" -> {
                var openRoot = open.pop();
                yield new ParsedSvg(new SvgElement.Cluster("", openRoot.pen(), openRoot.parts(), null));
            }
            default -> finishedSvg;
        };
    }

    private SvgElement element(SvgTag tag) {
        var style = styleParser.pen(tag, parentPen());
        return switch (tag.name()) {
            case "path" -> new SvgElement.Outline(id(tag), style, text(tag, "d"));
            case "polygon" -> new SvgElement.Outline(id(tag), style, "M" + text(tag, "points") + "Z");
            case "circle" ->
                new SvgElement.Disc(
                        id(tag), style, tag.number("cx"), tag.number("cy"), tag.number("r"), tag.number("r"));
            case "ellipse" ->
                new SvgElement.Disc(
                        id(tag), style, tag.number("cx"), tag.number("cy"), tag.number("rx"), tag.number("ry"));
            case "rect" ->
                new SvgElement.Box(
                        id(tag),
                        style,
                        tag.number("x"),
                        tag.number("y"),
                        tag.number("width"),
                        tag.number("height"),
                        tag.number("rx"));
            case "text" ->
                new SvgElement.TextLine(
                        id(tag),
                        style,
                        tag.number("x"),
                        tag.number("y"),
                        tag.text(),
                        TypefaceWeight.of(text(tag, "font-weight")),
                        tag.number("font-size"),
                        "middle".equals(tag.attribute("text-anchor")),
                        tag.number("letter-spacing"));
            case "use" -> new SvgElement.Copy(id(tag), style, text(tag, "href"));
            default -> throw new IllegalArgumentException("drawings have no <" + tag.name() + ">");
        };
    }

    private void clip(SvgTag tag, SvgTagReader tags) {
        var outlineTag = tags.next();
        if (outlineTag == null) {
            throw new IllegalArgumentException("an empty clip");
        }
        clips.put(id(tag), element(outlineTag));
    }

    private void blur(SvgTag tag, SvgTagReader tags) {
        var blurTag = tags.next();
        blurs.put(id(tag), blurTag == null ? 0 : blurTag.number("stdDeviation"));
    }

    private void gradient(SvgTag tag, SvgTagReader tags) {
        var shades = new ArrayList<SvgPaint.GradientStop>();
        for (SvgTag stopTag = tags.next(); stopTag != null && stopTag.name().equals("stop"); stopTag = tags.next()) {
            var opacity = stopTag.attribute("stop-opacity");
            shades.add(new SvgPaint.GradientStop(
                    stopTag.number("offset"),
                    styleParser.ink(text(stopTag, "stop-color")),
                    opacity == null ? 1 : Double.parseDouble(opacity)));
        }
        gradients.put(
                id(tag),
                new SvgPaint.Gradient(
                        tag.name().equals("radialGradient"),
                        tag.number("x1"),
                        tag.number("y1"),
                        tag.number("x2"),
                        tag.number("y2"),
                        shades));
    }

    private void add(SvgElement element) {
        open.element().parts().add(element);
    }

    private SvgStyle parentPen() {
        return open.isEmpty() ? SvgStyle.INITIAL : open.element().pen().forChild();
    }

    private @Nullable SvgElement clipOf(SvgTag tag) {
        var reference = tag.attribute("clip-path");
        return reference == null ? null : clips.get(SvgStyleParser.target(reference));
    }

    private static String id(SvgTag tag) {
        var id = tag.attribute("id");
        return id == null ? "" : id;
    }

    private static String text(SvgTag tag, String name) {
        var value = tag.attribute(name);
        if (value == null) {
            throw new IllegalArgumentException("<" + tag.name() + "> lacks " + name);
        }
        return value;
    }
}
