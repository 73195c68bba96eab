package millebornes.net.http;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import millebornes.save.ResourceReader;

/// Drawings of the program on one sheet, each under its own name, for a page that shows them with `<use>`. Colours stay
/// roles and text stays text, so that the page's palette and font apply.
///
/// `resources/phones/NAME.txt` lists the drawings of the sheet `/NAME.svg`, one a line; `cards/card-` adds every part
/// of the drawing `cards` under its name with the prefix `card-`.
final class DrawingSheet {

    private static final Pattern DRAWING =
            Pattern.compile("<svg[^>]*\\bviewBox=\"([^\"]*)\"[^>]*>(.*)</svg>", Pattern.DOTALL);
    private static final Pattern OWN_ID = Pattern.compile("\\b(id=\"|url\\(#)([\\w-]+)");
    private static final Pattern OTHER_DRAWING = Pattern.compile("\\bhref=\"([\\w.-]+)\"");
    private static final Pattern LINE = Pattern.compile("([A-Za-z0-9_-]+)(?:/([a-z-]+))?");
    private static final Pattern PART = Pattern.compile(
            "^<g id=\"([A-Z][\\w-]*)\">\\R(.*?)^</g>\\R(?=<g id=\"[A-Z]|\\z)", Pattern.DOTALL | Pattern.MULTILINE);

    private DrawingSheet() {}

    /// The sheet that a list describes.
    ///
    /// @throws IllegalArgumentException when there is no such list or drawing
    static byte[] listedIn(String list) {
        StringBuilder sheet = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\"><defs>\n");
        ResourceReader.linesWithoutComments("/phones/" + list + ".txt").stream()
                .map(LINE::matcher)
                .filter(Matcher::matches)
                .forEach(line -> {
                    String name = line.group(1);
                    Matcher drawing = DRAWING.matcher(ResourceReader.text("/art/" + name + ".svg"));
                    if (!drawing.find()) {
                        throw new IllegalStateException("no drawing " + name);
                    }
                    Map<String, String> parts = line.group(2) == null
                            ? Map.of(name, drawing.group(2))
                            : parts(line.group(2), drawing.group(2));
                    parts.forEach((part, inside) -> sheet.append(
                                    "<g id=\"" + part + "\" data-box=\"" + drawing.group(1) + "\">")
                            .append(renamed(part, inside))
                            .append("</g>\n"));
                });
        return sheet.append("</defs></svg>\n").toString().getBytes(StandardCharsets.UTF_8);
    }

    private static Map<String, String> parts(String prefix, String drawing) {
        Map<String, String> parts = new LinkedHashMap<>();
        PART.matcher(drawing.strip() + "\n")
                .results()
                .forEach(part -> parts.put(prefix + part.group(1), part.group(2)));
        return parts;
    }

    /// A copy of a drawing with its name before each of its ids; references to other drawings stay.
    private static String renamed(String name, String inside) {
        String own = OWN_ID.matcher(inside).replaceAll("$1" + name + ".$2");
        return OTHER_DRAWING.matcher(own).replaceAll("href=\"#$1\"");
    }
}
