package millebornes.net.http;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The colours of the program for a page: the same roles and palettes as in the window.
final class PageColours {

    private static final List<String> PALETTES = List.of("day", "night", "contrast");
    private static final Pattern ROLE = Pattern.compile("var\\(--([a-z0-9-]+)\\)");
    private static final Pattern FILE = Pattern.compile("([a-z0-9_-]+(?:/[a-z0-9_-]+)*\\.(?:css|js))");

    /// By role, a colour a palette.
    private final Map<String, String[]> roles = new TreeMap<>();

    PageColours() {
        Properties file = new Properties();
        try (StringReader reader = new StringReader(ProgramFiles.text("/theme/tokens.properties"))) {
            file.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        file.stringPropertyNames()
                .forEach(role -> roles.put(role, file.getProperty(role).strip().split("\\s+")));
    }

    /// A drawing with the colours of a palette in place of their roles.
    byte[] filledIn(byte[] drawing, String palette) {
        int place = PALETTES.indexOf(palette);
        String filled = ROLE.matcher(new String(drawing, StandardCharsets.UTF_8))
                .replaceAll(role -> Matcher.quoteReplacement(colour(role.group(1), place)));
        return filled.getBytes(StandardCharsets.UTF_8);
    }

    /// Every role that the page or one of its drawings names, as custom properties: by day, and for `data-theme`.
    byte[] css() {
        Set<String> named = new LinkedHashSet<>();
        Set<String> files = new LinkedHashSet<>();
        for (String page : List.of("index.html", "table.html")) {
            collect(page, files, named);
        }
        roles(new String(DrawingSheet.make(), StandardCharsets.UTF_8), named);
        StringBuilder css = new StringBuilder();
        for (int place = 0; place < PALETTES.size(); place++) {
            css.append(place == 0 ? ":root" : "[data-theme=" + PALETTES.get(place) + "]")
                    .append('{');
            for (String role : roles.keySet()) {
                if (named.contains(role)) {
                    css.append("--")
                            .append(role)
                            .append(':')
                            .append(colour(role, place))
                            .append(';');
                }
            }
            css.append("}\n");
        }
        return css.toString().getBytes(StandardCharsets.UTF_8);
    }

    /// What a file of the page names, and every file that it names.
    private static void collect(String name, Set<String> files, Set<String> named) {
        if (files.add(name)) {
            String text = ProgramFiles.text("/phones/" + name);
            roles(text, named);
            FILE.matcher(text).results().forEach(other -> collect(other.group(1), files, named));
        }
    }

    private static void roles(String text, Set<String> named) {
        ROLE.matcher(text).results().forEach(role -> named.add(role.group(1)));
    }

    private String colour(String role, int place) {
        String[] colours = roles.getOrDefault(role, new String[0]);
        return place < colours.length ? "#" + colours[place] : "transparent";
    }
}
