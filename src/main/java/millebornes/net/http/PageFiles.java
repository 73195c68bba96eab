package millebornes.net.http;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The static files of the page: its own, and those generated from the program's texts, colours, drawings and fonts.
/// Only files of these folders and extensions are served.
final class PageFiles {

    private static final Pattern ART = Pattern.compile("/art/(day|night|contrast)/([A-Za-z0-9_-]+)\\.svg");
    private static final Pattern FONT = Pattern.compile("/fonts/[a-z0-9-]+\\.woff");
    private static final Pattern WORDS = Pattern.compile("/words/(fr|en)\\.json");

    /// The greatest length of a file's path, in characters.
    private static final int LONGEST = 80;

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "json", HttpAnswer.JSON,
            "svg", "image/svg+xml",
            "png", "image/png",
            "ico", "image/x-icon",
            "woff", "font/woff",
            "woff2", "font/woff2",
            "txt", HttpAnswer.TEXT);

    /// A comment that fills its lines in a script or style sheet, and indentation. Neither is sent: they are a tenth of the
    /// page.
    private static final Pattern UNSENT = Pattern.compile("(?m)^ *(?://.*|/\\*(?s:.*?)\\*/)$|^ +");

    private final PageColours colours = new PageColours();
    private final Map<String, HttpAnswer> known = new ConcurrentHashMap<>();
    private final Map<String, HttpAnswer> compressed = new ConcurrentHashMap<>();

    /// The file of that path, if there is one.
    Optional<HttpAnswer> answer(String path) {
        @Nullable HttpAnswer knownAnswer = known.get(path);
        if (knownAnswer != null) {
            return Optional.of(knownAnswer);
        }
        Optional<HttpAnswer> found = find(path);
        found.ifPresent(answer -> known.put(path, answer));
        return found;
    }

    /// The file of that path, compressed with gzip, which makes the page a third as long.
    Optional<HttpAnswer> compressedAnswer(String path) {
        return answer(path).map(answer -> compressed.computeIfAbsent(path, _ -> answer.compressed()));
    }

    private Optional<HttpAnswer> find(String path) {
        String name = switch (path) {
            case "/", "/table" -> "/index.html";
            default -> path;
        };
        return name.length() > LONGEST ? Optional.empty() : own(name).or(() -> madeOfTheProgram(name));
    }

    /// The file of that name in the page's folder.
    private static Optional<HttpAnswer> own(String name) {
        int dot = name.lastIndexOf('.');
        String ending = name.substring(dot + 1);
        boolean isName = dot > 0 && TYPES.containsKey(ending) && isPath(name.substring(0, dot));
        return isName
                ? OptionalResources.read("/phones" + name).map(bytes -> answer(ending, stripped(ending, bytes)))
                : Optional.empty();
    }

    /// A script or style sheet without indentation and the comments that stand on lines of their own; anything else
    /// unchanged. No line gets another number, so that a fault is reported where it is.
    private static byte[] stripped(String ending, byte[] bytes) {
        if (!ending.equals("js") && !ending.equals("css")) {
            return bytes;
        }
        return UNSENT.matcher(new String(bytes, StandardCharsets.UTF_8))
                .replaceAll(unsent ->
                        "\n".repeat((int) unsent.group().lines().skip(1).count()))
                .getBytes(StandardCharsets.UTF_8);
    }

    /// Whether a text is a path whose names have small letters, digits, `-` and `_` only. Not a regular expression with
    /// a repeated group: on untrusted text that needs one stack frame for each repetition.
    private static boolean isPath(String text) {
        boolean isFirst = false;
        for (int at = 0; at < text.length(); at++) {
            char letter = text.charAt(at);
            if (letter == '/' ? isFirst : !isLetter(letter)) {
                return false;
            }
            isFirst = letter == '/';
        }
        return text.startsWith("/") && !isFirst;
    }

    private static boolean isLetter(char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-' || letter == '_';
    }

    private Optional<HttpAnswer> madeOfTheProgram(String name) {
        Matcher art = ART.matcher(name);
        Matcher words = WORDS.matcher(name);
        if (art.matches()) {
            return OptionalResources.read("/art/" + art.group(2) + ".svg")
                    .map(drawing -> answer("svg", colours.filledIn(drawing, art.group(1))));
        }
        if (words.matches()) {
            return Optional.of(answer("json", PageTexts.of(words.group(1))));
        }
        if (FONT.matcher(name).matches()) {
            return OptionalResources.read(name).map(font -> answer("woff", font));
        }
        return switch (name) {
            case "/palette.css" -> Optional.of(answer("css", colours.css()));
            case "/drawings.svg" -> Optional.of(answer("svg", DrawingSheet.listedIn("drawings")));
            case "/board.svg" -> Optional.of(answer("svg", DrawingSheet.listedIn("board")));
            case "/daylight.txt" ->
                OptionalResources.read("/theme/daylight.properties").map(hours -> answer("txt", hours));
            case "/icon.png" ->
                OptionalResources.read("/icons/millebornes-128.png").map(icon -> answer("png", icon));
            default -> Optional.empty();
        };
    }

    private static HttpAnswer answer(String ending, byte[] bytes) {
        return new HttpAnswer(200, TYPES.getOrDefault(ending, HttpAnswer.TEXT), bytes, Map.of());
    }
}
