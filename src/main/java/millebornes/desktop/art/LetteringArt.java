package millebornes.desktop.art;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Collectors;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Translate;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.save.ResourceReader;
import org.jspecify.annotations.Nullable;

/// Words in the game's own lettering: solid letters that stand out, as on a poster. A capital is 100 high.
public final class LetteringArt {

    private static final String FILE = "/art/letters.properties";

    /// The height of a capital, in the lettering's own units.
    public static final double CAPITAL = 100;
    private static final double SPACING = 9;
    private static final double SPACE = 30;
    private static final double OUTLINE = 15;
    private static final double SHADOW = 0.28;
    private static final double SHADOW_X = -9;
    private static final double SHADOW_Y = 13;

    /// The thickness of a letter: the number of copies of it, each of them offset from the last by the numbers below.
    private static final int THICK = 11;

    private static final double COPY_X = -0.7;
    private static final double COPY_Y = 1;

    /// The share of a letter's height, from above, at which its second colour begins.
    private static final double LOWER = 0.53;

    private static final Map<Character, String> NAMES = Map.of(
            '!',
            "exclamation",
            '+',
            "plus",
            '-',
            "hyphen",
            'É',
            "E-acute",
            '’',
            "apostrophe",
            ',',
            "comma",
            '.',
            "period");

    private static final Map<Character, String> ACCENTS = Map.of(
            '\u0300', "grave",
            '\u0301', "acute",
            '\u0302', "circumflex",
            '\u0303', "tilde",
            '\u0308', "diaeresis",
            '\u0327', "cedilla");

    private final Palette palette;

    LetteringArt(Palette palette) {
        this.palette = palette;
    }

    /// The colour of the thick sides of letters.
    public enum Side {
        RED(ColourRole.SYMBOL_DARK, ColourRole.RED_SHADE, ColourRole.HIGHLIGHT),
        GREEN(ColourRole.SAFETY_PLATE, ColourRole.SAFETY, ColourRole.HIGHLIGHT),
        /// for a title that says that nobody has won: it has no gold
        BLUE(ColourRole.SYMBOL_DARK, ColourRole.REMEDY, ColourRole.ON_FOOT_2);

        private final ColourRole edge;
        private final ColourRole thick;
        private final ColourRole lower;

        Side(ColourRole edge, ColourRole thick, ColourRole lower) {
            this.edge = edge;
            this.thick = thick;
            this.lower = lower;
        }
    }

    /// The greeting of a postcard, as an SVG path, in the language with that tag, such as `fr`.
    public String greetings(String language) {
        return Objects.requireNonNull(Outlines.READ.get("word.greetings." + language));
    }

    /// Converts words to what this lettering can set: capitals, without ligatures.
    public static String capitals(String words, Locale locale) {
        return Normalizer.normalize(words, Normalizer.Form.NFC)
                .toUpperCase(locale)
                .replace("Œ", "OE")
                .replace("Æ", "AE")
                .replace('\'', '’')
                .replace('‑', '-');
    }

    /// Whether the lettering has every letter of a word.
    public static boolean canSet(String word) {
        return word.chars()
                .allMatch(letter -> Character.isSpaceChar(letter) || outline(Outlines.READ, (char) letter) != null);
    }

    /// One letter of a word.
    ///
    /// @param drawing the letter, around its own centre
    /// @param x of its centre, relative to the centre of the word
    /// @param y likewise
    public record PlacedLetter(Group drawing, double x, double y) {}

    /// The letters of a word on an arc. An earlier letter lies over a later one where their edges meet.
    ///
    /// @param word of letters that the lettering has, and spaces
    /// @param radius of the arc on which the word stands
    public List<PlacedLetter> word(String word, double radius, Side side) {
        Map<String, String> outlines = Outlines.READ;
        double width = -SPACING;
        for (int place = 0; place < word.length(); place++) {
            char letter = word.charAt(place);
            width += advance(outlines, letter) + SPACING;
        }
        List<PlacedLetter> letters = new ArrayList<>();
        double left = -width / 2;
        for (int place = 0; place < word.length(); place++) {
            char letter = word.charAt(place);
            double advance = advance(outlines, letter);
            if (!Character.isSpaceChar(letter)) {
                double turn = (left + advance / 2) / radius;
                Group drawn = new Group(letter(path(outlines, letter), advance, side));
                drawn.getTransforms().add(new Rotate(Math.toDegrees(turn)));
                letters.add(new PlacedLetter(drawn, radius * Math.sin(turn), radius * (1 - Math.cos(turn))));
            }
            left += advance + SPACING;
        }
        return letters;
    }

    private Group letter(String path, double advance, Side side) {
        Color dark = palette.color(side.edge);
        Color thick = palette.color(side.thick);
        Group letter = new Group();
        Color shade = palette.color(ColourRole.SHADOW, SHADOW);
        letter.getChildren().add(edge(path, shade, SHADOW_X, SHADOW_Y));
        letter.getChildren().add(edge(path, dark, THICK * COPY_X, THICK * COPY_Y));
        letter.getChildren().add(edge(path, dark, THICK * COPY_X / 2, THICK * COPY_Y / 2));
        letter.getChildren().add(edge(path, dark, 0, 0));
        for (int copy = THICK; copy > 0; copy--) {
            letter.getChildren().add(outline(path, thick, copy * COPY_X, copy * COPY_Y));
        }
        SVGPath face = outline(path, dark, 0, 0);
        Color upper = palette.color(ColourRole.CARD);
        Color lower = palette.color(side.lower);
        face.setFill(new LinearGradient(
                0, 0, 0, CAPITAL, false, CycleMethod.NO_CYCLE, new Stop(LOWER, upper), new Stop(LOWER, lower)));
        letter.getChildren().add(face);
        letter.getTransforms().add(new Translate(-advance / 2, -CAPITAL / 2));
        return letter;
    }

    private static SVGPath edge(String path, Color color, double x, double y) {
        SVGPath edge = outline(path, color, x, y);
        edge.setStroke(color);
        edge.setStrokeWidth(OUTLINE);
        edge.setStrokeLineJoin(StrokeLineJoin.ROUND);
        return edge;
    }

    private static SVGPath outline(String path, Color color, double x, double y) {
        SVGPath outline = new SVGPath();
        outline.setContent(path);
        outline.setFillRule(FillRule.EVEN_ODD);
        outline.setFill(color);
        outline.getTransforms().add(new Translate(x, y));
        return outline;
    }

    private static double advance(Map<String, String> outlines, char letter) {
        if (Character.isSpaceChar(letter)) {
            return SPACE;
        }
        String line = line(outlines, letter);
        return Double.parseDouble(line.substring(0, line.indexOf(' ')));
    }

    private static String path(Map<String, String> outlines, char letter) {
        String line = line(outlines, letter);
        return line.substring(line.indexOf(' ') + 1);
    }

    private static String line(Map<String, String> outlines, char letter) {
        String line = outline(outlines, letter);
        if (line == null) {
            throw new IllegalArgumentException("no letter " + letter + " is drawn");
        }
        return line;
    }

    /// The advance and path of a letter, with its accent composed from two paths if necessary; null when the lettering
    /// lacks it.
    private static @Nullable String outline(Map<String, String> outlines, char letter) {
        String whole = outlines.get("letter." + NAMES.getOrDefault(letter, Character.toString(letter)));
        String parts = Normalizer.normalize(Character.toString(letter), Normalizer.Form.NFD);
        if (whole != null || parts.length() != 2) {
            return whole;
        }
        String plain = outlines.get("letter." + parts.charAt(0));
        String accent = outlines.get("accent." + ACCENTS.get(parts.charAt(1)));
        if (plain == null || accent == null) {
            return null;
        }
        double middle = Double.parseDouble(plain.substring(0, plain.indexOf(' '))) / 2;
        return plain + " M" + middle + ",0 " + accent;
    }

    /// The path of every letter by its name, read when the first word is set.
    private static final class Outlines {

        static final Map<String, String> READ = read();

        private static Map<String, String> read() {
            Properties lines = ResourceReader.properties(FILE);
            return lines.stringPropertyNames().stream()
                    .collect(Collectors.toUnmodifiableMap(name -> name, lines::getProperty));
        }
    }
}
