package millebornes.save;

import java.text.Normalizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Cleans names of players and games, wherever they come from: window, terminal, command line, phone or file.
///
/// Invariant: the result is one line in Unicode's form NFC without control, direction or other format characters, with
/// single spaces and none at its ends, within the length limit, and empty if no character of it is visible. Cleaning is
/// idempotent.
public final class DisplayNameSanitizer {

    /// The longest name of a player, in characters as people count them (grapheme clusters): it has to fit on a seat of
    /// the table.
    public static final int LONGEST = 16;

    /// The longest name of a saved game, in characters as people count them: it has to fit on a shelf.
    public static final int LONGEST_OF_GAME = 60;

    /// The number of UTF-16 units after which a text is ignored.
    private static final int MOST_READ = 2_000;

    /// The most code points per character on average: enough for every script, too few to hide a text in one character.
    private static final int CODE_POINTS_EACH = 3;

    /// The greatest number of marks over and under one letter: Vietnamese needs two, vocalised Hebrew three.
    private static final int MOST_MARKS = 3;

    private static final int JOINER = 0x200D;
    private static final int EMOJI_STYLE = 0xFE0F;

    private static final Pattern GRAPHEME = Pattern.compile("\\X");

    /// The invisible characters that Unicode counts as letters or symbols: fillers of Hangul, the empty Braille cell,
    /// the place of an embedded object.
    private static final Pattern BLANK = Pattern.compile("[\u115F\u1160\u3164\uFFA0\u2800\uFFFC]");

    private static final Pattern SPACES = Pattern.compile("[\\p{Z}\\s\u0085]+");

    private DisplayNameSanitizer() {}

    /// The cleaned name of a player.
    public static String of(String given) {
        return of(given, LONGEST);
    }

    /// The cleaned name of a saved game.
    public static String ofGame(String given) {
        return of(given, LONGEST_OF_GAME);
    }

    /// The length of a text in user-perceived characters.
    public static int length(String text) {
        return (int) GRAPHEME.matcher(text).results().count();
    }

    /// The first characters of a text, none of them split.
    ///
    /// @param most the most user-perceived characters
    public static String beginning(String text, int most) {
        Matcher grapheme = GRAPHEME.matcher(text);
        int end = 0;
        for (int count = 0; count < most && grapheme.find(); count++) {
            end = grapheme.end();
        }
        return text.substring(0, end).strip();
    }

    /// Whether a name consists of invisible characters only, but is not empty. An earlier program accepted such names.
    public static boolean isInvisible(String given) {
        return !given.isBlank() && of(given).isEmpty();
    }

    private static String of(String given, int longest) {
        String read = given.substring(0, Math.min(given.length(), MOST_READ));
        String spaced = SPACES.matcher(BLANK.matcher(read).replaceAll(" ")).replaceAll(" ");
        String letters = keep(spaced, DisplayNameSanitizer::isShown);
        String attached = keep(composed(letters), DisplayNameSanitizer::isAttached);
        // Marks that were apart before others were removed may combine now.
        String name = SPACES.matcher(composed(attached)).replaceAll(" ");
        return cut(name.strip(), longest);
    }

    private static String composed(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFC);
    }

    /// The beginning of a name with at most `longest` characters, and not too many code points in them.
    private static String cut(String name, int longest) {
        String cut = beginning(name, longest);
        while (cut.codePointCount(0, cut.length()) > CODE_POINTS_EACH * longest) {
            cut = beginning(cut, length(cut) - 1);
        }
        return cut;
    }

    private interface Rule {

        /// Whether a code point stays in a name.
        ///
        /// @param before the cleaned text before it
        /// @param next the code point behind it, or 0 at the end
        boolean keeps(StringBuilder before, int letter, int next);
    }

    private static String keep(String text, Rule rule) {
        StringBuilder kept = new StringBuilder();
        for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            int letter = text.codePointAt(at);
            int after = at + Character.charCount(letter);
            int next = after < text.length() ? text.codePointAt(after) : 0;
            if (rule.keeps(kept, letter, next)) {
                kept.appendCodePoint(letter);
            }
        }
        return kept.toString();
    }

    /// Whether a code point may stay: visible characters may, and the joiners inside emoji.
    private static boolean isShown(StringBuilder before, int letter, int next) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED -> false;
            case Character.FORMAT -> letter == JOINER;
            default -> true;
        };
    }

    /// Whether a code point may stay here: few marks, on letters only; joiners between emoji, a style of emoji behind
    /// one.
    private static boolean isAttached(StringBuilder before, int letter, int next) {
        int last = before.isEmpty() ? ' ' : before.codePointBefore(before.length());
        if (letter == JOINER) {
            return isEmojiEnd(last) && Character.isExtendedPictographic(next);
        }
        if (letter == EMOJI_STYLE) {
            return Character.isEmoji(last);
        }
        return !isMark(letter) || (last != ' ' && !isVariation(letter) && marks(before) < MOST_MARKS);
    }

    private static boolean isEmojiEnd(int letter) {
        return letter == EMOJI_STYLE || Character.isExtendedPictographic(letter) || Character.isEmojiModifier(letter);
    }

    private static boolean isMark(int letter) {
        return switch (Character.getType(letter)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK -> true;
            default -> false;
        };
    }

    /// Whether a mark is invisible: it changes the look of the preceding character or has no effect.
    private static boolean isVariation(int mark) {
        return (mark >= 0xFE00 && mark <= EMOJI_STYLE)
                || (mark >= 0xE0100 && mark <= 0xE01EF)
                || (mark >= 0x180B && mark <= 0x180F)
                || mark == 0x034F
                || mark == 0x17B4
                || mark == 0x17B5;
    }

    /// The number of combining marks at the end of a text.
    private static int marks(StringBuilder text) {
        int marks = 0;
        for (int at = text.length(); at > 0 && isMark(text.codePointBefore(at)); marks++) {
            at -= Character.charCount(text.codePointBefore(at));
        }
        return marks;
    }
}
