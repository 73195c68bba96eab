package millebornes.desktop.tabletop.art;

import java.util.List;
import millebornes.desktop.theme.TypefaceWeight;
import org.jspecify.annotations.Nullable;

/// One element of a drawing, as read.
sealed interface Element {

    Pen pen();

    /// The element's name in its drawing, or empty.
    String id();

    /// An outline in path notation.
    record Outline(String id, Pen pen, String path) implements Element {}

    /// A circle or an ellipse.
    record Disc(String id, Pen pen, double x, double y, double radiusX, double radiusY) implements Element {}

    /// A rectangle with round corners of radius `round`.
    record Box(String id, Pen pen, double x, double y, double width, double height, double round) implements Element {}

    /// One line of text; `x` is its start or, when centred, its middle, `y` its base line.
    record Words(
            String id,
            Pen pen,
            double x,
            double y,
            String text,
            TypefaceWeight weight,
            double size,
            boolean centred,
            double spacing)
            implements Element {}

    /// Another drawing, by its name, put here.
    record Copy(String id, Pen pen, String drawing) implements Element {}

    /// Several elements, moved and faded together, and cut to the outline `clip` if there is one.
    record Cluster(
            String id,
            Pen pen,
            List<Element> parts,
            @Nullable Element clip) implements Element {
        public Cluster {
            parts = List.copyOf(parts);
        }
    }
}
