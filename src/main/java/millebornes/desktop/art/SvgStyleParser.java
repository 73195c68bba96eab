package millebornes.desktop.art;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import millebornes.desktop.art.SvgTagReader.SvgTag;
import millebornes.desktop.theme.Palette;
import org.jspecify.annotations.Nullable;

/// Turns a tag's attributes into a [SvgStyle], with the gradients and blurs that the drawing has defined so far.
record SvgStyleParser(Map<String, SvgPaint> gradients, Map<String, Double> blurs) {

    /// The tag's style; missing attributes are inherited from `parentStyle`.
    SvgStyle pen(SvgTag tag, SvgStyle parentStyle) {
        var fill = tag.attribute("fill");
        var stroke = tag.attribute("stroke");
        var cap = tag.attribute("stroke-linecap");
        var join = tag.attribute("stroke-linejoin");
        var dashes = tag.attribute("stroke-dasharray");
        var blur = tag.attribute("filter");
        var move = tag.attribute("transform");
        return new SvgStyle(
                fill == null ? parentStyle.fill() : ink(fill),
                stroke == null ? parentStyle.stroke() : ink(stroke),
                number(tag.attribute("stroke-width"), parentStyle.width()),
                cap == null ? parentStyle.cap() : StrokeLineCap.valueOf(cap.toUpperCase(Locale.ROOT)),
                join == null ? parentStyle.join() : StrokeLineJoin.valueOf(join.toUpperCase(Locale.ROOT)),
                dashes == null ? parentStyle.dashes() : numbers(dashes),
                number(tag.attribute("opacity"), 1),
                blur == null ? 0 : blurs.getOrDefault(target(blur), 0.0),
                move == null ? AffineMatrix.NONE : move(move));
    }

    /// The paint of a colour attribute.
    ///
    /// @throws IllegalArgumentException when it is no colour, or a gradient that the drawing does not define
    SvgPaint ink(String value) {
        if (value.equals("none")) {
            return SvgPaint.NONE;
        }
        if (value.startsWith("var(--")) {
            return new SvgPaint.RoleColour(value.substring(6, value.length() - 1));
        }
        if (value.startsWith("url(")) {
            var gradientPaint = gradients.get(target(value));
            if (gradientPaint == null) {
                throw new IllegalArgumentException("no gradient " + value);
            }
            return gradientPaint;
        }
        return new SvgPaint.FixedColour(Palette.parse(value));
    }

    /// The name in `url(#name)`.
    static String target(String reference) {
        return reference.substring(5, reference.length() - 1);
    }

    private static double number(@Nullable String value, double otherwise) {
        return value == null ? otherwise : Double.parseDouble(value);
    }

    private static List<Double> numbers(String value) {
        var numbers = new ArrayList<Double>();
        int from = 0;
        for (int i = 0; i <= value.length(); i++) {
            if (i == value.length() || value.charAt(i) == ' ' || value.charAt(i) == ',') {
                if (i > from) {
                    numbers.add(Double.valueOf(value.substring(from, i)));
                }
                from = i + 1;
            }
        }
        return numbers;
    }

    private static AffineMatrix move(String value) {
        var moveMatrix = AffineMatrix.NONE;
        int from = 0;
        for (int close = value.indexOf(')'); close >= 0; close = value.indexOf(')', from)) {
            int open = value.indexOf('(', from);
            moveMatrix =
                    moveMatrix.of(step(value.substring(from, open).strip(), numbers(value.substring(open + 1, close))));
            from = close + 1;
        }
        return moveMatrix;
    }

    private static AffineMatrix step(String name, List<Double> by) {
        return switch (name) {
            case "translate" -> AffineMatrix.translate(by.getFirst(), by.size() > 1 ? by.get(1) : 0);
            case "scale" -> AffineMatrix.scale(by.getFirst(), by.getLast());
            case "rotate" -> AffineMatrix.rotate(by.getFirst());
            case "skewX" -> AffineMatrix.skewX(by.getFirst());
            default -> throw new IllegalArgumentException("no transform " + name);
        };
    }
}
