package millebornes.net.http;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The drawings that a page needs on one sheet, each under its own name; their colours stay roles, so that they follow
/// the page's palette.
final class DrawingSheet {

    private static final Pattern DRAWING =
            Pattern.compile("<svg[^>]*\\bviewBox=\"([^\"]*)\"[^>]*>(.*)</svg>", Pattern.DOTALL);
    private static final Pattern ID = Pattern.compile("\\b(id=\"|href=\"#|url\\(#)([\\w-]+)");

    private DrawingSheet() {}

    /// The sheet of all drawings that `resources/phones/drawings.txt` names.
    static byte[] make() {
        StringBuilder sheet = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\"><defs>\n");
        ProgramFiles.text("/phones/drawings.txt")
                .lines()
                .map(String::strip)
                .filter(name -> name.matches("[A-Za-z0-9_-]+"))
                .forEach(name -> drawing(name).ifPresent(sheet::append));
        return sheet.append("</defs></svg>\n").toString().getBytes(StandardCharsets.UTF_8);
    }

    private static Optional<String> drawing(String name) {
        Matcher parts = DRAWING.matcher(ProgramFiles.text("/art/" + name + ".svg"));
        return parts.find()
                ? Optional.of("<g id=\"" + name + "\" data-box=\"" + parts.group(1) + "\">"
                        + ID.matcher(parts.group(2)).replaceAll("$1" + name + "-$2") + "</g>\n")
                : Optional.empty();
    }
}
