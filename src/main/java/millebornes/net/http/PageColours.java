package millebornes.net.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.engine.table.Livery;
import millebornes.save.ResourceReader;

/// Writes the program's colours as CSS: the same roles and palettes as in the window.
final class PageColours {

    private static final List<String> PALETTES = List.of("day", "night", "contrast");
    private static final Pattern ROLE = Pattern.compile("var\\(--([a-z0-9-]+)\\)");

    /// The colours of each role, one for each palette.
    private final Map<String, String[]> roles = new TreeMap<>();

    PageColours() {
        Properties file = ResourceReader.properties("/theme/tokens.properties");
        file.stringPropertyNames()
                .forEach(role -> roles.put(role, file.getProperty(role).strip().split("\\s+")));
    }

    /// A copy of a drawing in which each role is replaced by its colour in a palette.
    byte[] filledIn(byte[] drawing, String palette) {
        int place = PALETTES.indexOf(palette);
        String filled = ROLE.matcher(new String(drawing, StandardCharsets.UTF_8))
                .replaceAll(role -> Matcher.quoteReplacement(colour(role.group(1), place)));
        return filled.getBytes(StandardCharsets.UTF_8);
    }

    /// A style sheet with every role as a custom property: by day, by night under `data-theme`, and for high contrast.
    byte[] css() {
        String night = "[data-theme=night]";
        String contrast = "@media(prefers-contrast:more){" + rule(":root," + night, 2) + "}";
        return (String.join("\n", rule(":root", 0), rule(night, 1), contrast, looks()) + "\n")
                .getBytes(StandardCharsets.UTF_8);
    }

    /// The colours of each car: `--me` and `--on-me` under its class and `data-look`, and a garage, drawn as car A's, in
    /// its colours.
    private static String looks() {
        return Stream.of(Livery.values())
                .map(livery -> looks(livery.name(), "--car-" + livery.name().toLowerCase(Locale.ROOT)))
                .collect(Collectors.joining("\n"));
    }

    private static String looks(String letter, String role) {
        String looks = "[data-look=%1$s],.look-%1$s{--me:var(%2$s-plate);--on-me:var(%2$s-on-plate)}";
        String garage = letter.equals("A") ? "" : ".garage-%1$s{--car-a:var(%2$s);--car-a-dark:var(%2$s-dark)}";
        return String.format(Locale.ROOT, looks + garage, letter, role);
    }

    private String rule(String selector, int place) {
        return roles.keySet().stream()
                .map(role -> "--" + role + ":" + colour(role, place))
                .collect(Collectors.joining(";", selector + "{", "}"));
    }

    private String colour(String role, int place) {
        String[] colours = roles.getOrDefault(role, new String[0]);
        return place < colours.length ? "#" + colours[place] : "transparent";
    }
}
