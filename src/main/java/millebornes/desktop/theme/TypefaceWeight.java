package millebornes.desktop.theme;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import javafx.scene.text.Font;

/// The five weights of the program's one typeface, Jost.
public enum TypefaceWeight {
    REGULAR("400"),
    MEDIUM("500"),
    SEMI_BOLD("600"),
    BOLD("700"),
    EXTRA_BOLD("800");

    private final String number;

    TypefaceWeight(String number) {
        this.number = number;
    }

    /// The weight of that number in drawings (`font-weight="700"`).
    ///
    /// @throws IllegalArgumentException when the typeface has no such weight
    public static TypefaceWeight of(String number) {
        for (TypefaceWeight weight : values()) {
            if (weight.number.equals(number)) {
                return weight;
            }
        }
        throw new IllegalArgumentException("no weight " + number);
    }

    /// The font of this weight at `size` px.
    public Font font(double size) {
        return new Font(Faces.NAMES.get(ordinal()), size);
    }

    /// Loads all weights, so that stylesheets find them by name.
    static void load() {
        Faces.NAMES.forEach(name -> new Font(name, 1));
    }

    /// The loaded fonts, separate from the enum, so that a weight can be named without the toolkit.
    private static final class Faces {
        static final List<String> NAMES =
                Arrays.stream(values()).map(Faces::load).toList();

        private Faces() {}

        private static String load(TypefaceWeight weight) {
            String file = "/fonts/jost-latin-" + weight.number + "-normal.woff";
            try (var stream = TypefaceWeight.class.getResourceAsStream(file)) {
                var font = stream == null ? null : Font.loadFont(stream, 12);
                if (font == null) {
                    throw new IllegalStateException("cannot read " + file);
                }
                return font.getName();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
