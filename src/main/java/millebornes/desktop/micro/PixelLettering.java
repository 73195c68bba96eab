package millebornes.desktop.micro;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import millebornes.save.ResourceReader;

/// Capitals of 8 × 8 pixels, like those of a home computer. Characters that it lacks are written without their accent,
/// or left out.
final class PixelLettering {

    /// The height of a line of text, in pixels.
    public static final int HEIGHT = 8;

    private static final int WIDTH = 8;
    private static final int NARROW = 4;
    private static final char NARROW_SPACE = '\u202f';
    private static final String BLOCK = "U+";

    private static final Map<Character, List<String>> LETTERS = load();

    private PixelLettering() {}

    /// The text as it is written: in capitals, with the available characters.
    public static String written(String text) {
        StringBuilder written = new StringBuilder();
        for (char letter : text.toUpperCase(Locale.ROOT).toCharArray()) {
            char sign = switch (letter) {
                case '’' -> '\'';
                case '\u00a0' -> NARROW_SPACE;
                default -> letter;
            };
            if (LETTERS.containsKey(sign)) {
                written.append(sign);
            } else {
                Normalizer.normalize(String.valueOf(sign), Normalizer.Form.NFD)
                        .chars()
                        .filter(part -> LETTERS.containsKey((char) part))
                        .limit(1)
                        .forEach(part -> written.append((char) part));
            }
        }
        return written.toString();
    }

    /// The width of a text, in pixels.
    public static int width(String text) {
        return written(text).chars().map(letter -> width((char) letter)).sum();
    }

    static int width(char sign) {
        return sign == NARROW_SPACE ? NARROW : WIDTH;
    }

    /// Whether a character has ink at a point.
    static boolean isInk(char sign, int x, int y) {
        return LETTERS.getOrDefault(sign, List.of()).get(y).charAt(x) == '#';
    }

    private static Map<Character, List<String>> load() {
        Map<Character, List<String>> letters = new HashMap<>();
        List<String> lines = ResourceReader.linesWithoutComments("/micro/letters.txt");
        for (int at = 0; at < lines.size(); at++) {
            String line = lines.get(at);
            if (line.startsWith(BLOCK)) {
                char sign = (char) Integer.parseInt(line.substring(2, 6), 16);
                letters.put(sign, List.copyOf(lines.subList(at + 1, at + 1 + HEIGHT)));
            }
        }
        return Map.copyOf(letters);
    }
}
