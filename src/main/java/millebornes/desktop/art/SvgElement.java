package millebornes.desktop.art;

import java.util.List;
import millebornes.desktop.theme.TypefaceWeight;
import org.jspecify.annotations.Nullable;

/// One parsed element of a drawing.
sealed interface SvgElement {

    SvgStyle pen();

    /// The element's name in its drawing, or empty.
    String id();

    /// An outline in path notation.
    record Outline(String id, SvgStyle pen, String path) implements SvgElement {}

    /// A circle or an ellipse.
    record Disc(String id, SvgStyle pen, double x, double y, double radiusX, double radiusY) implements SvgElement {}

    /// A rectangle with rounded corners of radius `round`.
    record Box(String id, SvgStyle pen, double x, double y, double width, double height, double round)
            implements SvgElement {}

    /// One line of text; `x` is its start or, when centred, its middle, `y` its base line.
    record TextLine(
            String id,
            SvgStyle pen,
            double x,
            double y,
            String text,
            TypefaceWeight weight,
            double size,
            boolean centred,
            double spacing)
            implements SvgElement {}

    /// A copy of another drawing, given by its name (`<use>`).
    record Copy(String id, SvgStyle pen, String drawing) implements SvgElement {}

    /// A group of elements with a common transform and opacity, clipped to the outline `clip` if there is one.
    record Cluster(
            String id,
            SvgStyle pen,
            List<SvgElement> parts,
            @Nullable SvgElement clip) implements SvgElement {
        public Cluster {
            parts = List.copyOf(parts);
        }
    }
}
