package millebornes;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Finds lengths that are specified in the wrong place; `docs/decisions/0016-who-says-a-length.md` defines the right
/// one.
final class LengthFinder {

    /// Calls that lay out a page, up to their arguments.
    private static final Pattern LAYOUT = Pattern.compile("\\bnew\\s+(HBox|VBox|FlowPane|TilePane|Insets)\\("
            + "|\\bset(?:Spacing|Hgap|Vgap|Padding|GraphicTextGap|(?:Min|Pref|Max)(?:Width|Height|Size))\\(");

    /// A double, a half and other shares are no lengths.
    private static final Pattern SHARE = Pattern.compile("\\b\\d[\\d.]*\\s*\\*|[*/]\\s*\\d[\\d.]*");
    private static final Pattern NUMBER = Pattern.compile("(?<![\\w.])(?!0(?:\\.0)?(?![\\d.]))\\d[\\d_]*(?:\\.\\d+)?");
    private static final Pattern SPACE =
            Pattern.compile("\\bdouble\\s+\\w*(?:GAP|SPACE|SPACING|PADDING|MARGIN)\\s*=\\s*-?\\d[\\d_.]*\\s*;");
    private static final Pattern CONSTANT =
            Pattern.compile("\\bstatic\\s+final\\s+double\\s+(\\w+)\\s*=\\s*(-?\\d[\\d_.e]*)\\s*;");

    private LengthFinder() {}

    /// Spaces and sizes that are handed to a page as numbers.
    ///
    /// @return the numbers of the lines, from 1 on
    static List<Integer> nameless(List<String> lines) {
        String bare = Sources.bare(lines);
        return LAYOUT.matcher(bare)
                .results()
                .filter(call -> NUMBER.matcher(lengths(bare, call)).find())
                .map(call -> Sources.line(bare, call.start()))
                .toList();
    }

    /// Constants for spaces that are numbers, where they should be made of the theme's.
    ///
    /// @return the numbers of the lines, from 1 on
    static List<Integer> ownSpaces(List<String> lines) {
        String bare = Sources.bare(lines);
        return SPACE.matcher(bare)
                .results()
                .map(space -> Sources.line(bare, space.start()))
                .toList();
    }

    /// What several files say alike: the same number under the same name. How many of one unit another one has is no
    /// length.
    static List<String> saidTwice(Map<Path, List<String>> files) {
        Map<String, TreeSet<Path>> said = new TreeMap<>();
        files.forEach((file, lines) -> CONSTANT.matcher(Sources.bare(lines))
                .results()
                .filter(constant -> !constant.group(1).contains("_PER_"))
                .forEach(constant -> said.computeIfAbsent(
                                constant.group(1) + " = " + constant.group(2), _ -> new TreeSet<>())
                        .add(file)));
        List<String> twice = new ArrayList<>();
        said.forEach((constant, in) -> {
            if (in.size() > 1) {
                twice.add(constant + " in " + in);
            }
        });
        return twice;
    }

    /// The arguments of a call that are lengths; behind them a box takes what lies in it.
    private static String lengths(String bare, MatchResult call) {
        String kind = call.group(1) == null ? "" : call.group(1);
        int lengths = switch (kind) {
            case "HBox", "VBox" -> 1;
            case "FlowPane", "TilePane" -> 2;
            default -> Integer.MAX_VALUE;
        };
        int depth = 0;
        int commas = 0;
        int at = call.end();
        for (; at < bare.length() && depth >= 0; at++) {
            char it = bare.charAt(at);
            depth += it == '(' ? 1 : it == ')' ? -1 : 0;
            if (it == ',' && depth == 0 && ++commas == lengths) {
                break;
            }
        }
        return Sources.blanked(bare.substring(call.end(), at), SHARE);
    }
}
