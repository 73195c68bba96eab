package millebornes.desktop.theme;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;

/// Checks which texts the fonts of this machine can draw. For a character that no font has, the toolkit leaves an empty
/// space.
public final class TypefaceCoverage {

    /// Whether the system can draw every character, as macOS can: some as pictures, whose outline cannot be queried.
    private static final boolean DRAWS_ALL =
            System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("mac");

    private static final int SIZE = 12;
    private static final int MOST_KNOWN = 1_000;
    private static final Map<String, Boolean> KNOWN = new ConcurrentHashMap<>();

    private TypefaceCoverage() {}

    /// Whether anything is visible of a text drawn with this machine's fonts. The toolkit is asked only for a text
    /// without ASCII letters or digits.
    public static boolean draws(String text) {
        if (DRAWS_ALL || text.chars().anyMatch(letter -> letter < 0x80 && Character.isLetterOrDigit(letter))) {
            return true;
        }
        if (KNOWN.size() > MOST_KNOWN) {
            KNOWN.clear();
        }
        return KNOWN.computeIfAbsent(text, TypefaceCoverage::hasOutline);
    }

    private static boolean hasOutline(String text) {
        Text drawn = new Text(text);
        drawn.setFont(TypefaceWeight.REGULAR.font(SIZE));
        return Shape.union(drawn, new Rectangle()) instanceof Path outline
                && !outline.getElements().isEmpty();
    }
}
