package millebornes.save;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/// Malicious names by kind, and the accepted form of each.
public final class NastyNames {

    private static final String FAMILY = "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67\u200D\uD83D\uDC66";

    private static final Map<String, Nasty> ALL = new LinkedHashMap<>();

    /// A name and what is left of it.
    ///
    /// @param what is wrong with it
    /// @param given the name as somebody gives it
    /// @param kept the name as it is kept; empty when nothing of it can be seen
    public record Nasty(String what, String given, String kept) {

        @Override
        public String toString() {
            return what;
        }
    }

    static {
        add("newline", "An\nna", "An na");
        add("carriage return", "Anna\rBob", "Anna Bob");
        add("line separator", "An\u2028na\u2029", "An na");
        add("escape sequence", "An\u001B[2Jna", "An[2Jna");
        add("one-character escape", "An\u009B2Jna", "An2Jna");
        add("window title", "\u001B]0;bad\u0007Anna", "]0;badAnna");
        add("right-to-left override", "An\u202Ena", "Anna");
        add("isolates and marks of direction", "\u2066A\u2069n\u200En\u200Fa\u061C", "Anna");
        add("60 letters", "x".repeat(60), "x".repeat(16));
        add("208 letters", "Mille ".repeat(34) + "Born", "Mille Mille Mill");
        add("a novel", "b".repeat(1_000_000), "b".repeat(16));
        add("nothing", "", "");
        add("spaces only", " \t\u00A0\u3000\u2003 ", "");
        add("zero width only", "\u200B\u200C\u200D\u2060\uFEFF\u00AD", "");
        add("fillers only", "\u3164\u115F\u1160\uFFA0\u2800", "");
        add("tags only", "\uDB40\uDC61\uDB40\uDC62", "");
        add("variation selectors only", "\uFE0F\uFE0E\uDB40\uDD00\u034F", "");
        add("many spaces", "  Anna \u00A0 \u202F Bob ", "Anna Bob");
        add("emoji family", FAMILY, FAMILY);
        add("many emoji families", FAMILY.repeat(9), FAMILY.repeat(6));
        add("endless family", "\uD83D\uDC68\u200D".repeat(400) + "\uD83D\uDC68", "");
        add("heart in two parts", "\u2764\uFE0F", "\u2764\uFE0F");
        add("joiner at the end", "Anna\u200D", "Anna");
        add("decomposed letter", "Zoe\u0301", "Zo\u00E9");
        add("mark without a letter", "\u0301\u0308Anna", "Anna");
        add("marks only", "\u0301\u0308\u20DD", "");
        add("tower of marks", "A" + "\u0335".repeat(200) + "nna", "A\u0335\u0335\u0335nna");
        add("unassigned", "An\u0378na\uDBFF\uDFFF", "Anna");
        add("private use", "\uE000\uDB80\uDC00", "");
        add("lone surrogates", "\uD83DAn\uDC68na\uD800", "Anna");
        add("no character", "\uFFFE\uFFFF", "");
        add("script of the right", "\u05D0\u05E0\u05D4", "\u05D0\u05E0\u05D4");
        add("Devanagari", "\u0938\u0940\u0924\u093E", "\u0938\u0940\u0924\u093E");
        add("long emoji name", "\uD83D\uDC4D\uD83C\uDFFD".repeat(20), "\uD83D\uDC4D\uD83C\uDFFD".repeat(16));
        add("null", "\u0000", "");
    }

    private NastyNames() {}

    private static void add(String what, String given, String kept) {
        ALL.put(what, new Nasty(what, given, kept));
    }

    public static Stream<Nasty> all() {
        return ALL.values().stream();
    }
}
