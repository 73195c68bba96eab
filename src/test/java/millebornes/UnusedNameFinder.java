package millebornes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Finds names that nobody uses where Java needs none: parameters of lambdas, patterns, what is caught, what a loop
/// runs over. They are to be `_`, so that a name says that it will be met again.
///
/// It reads text, not trees: generous where a name is used again for something else, never strict without reason.
final class UnusedNameFinder {

    private static final Pattern TYPE_ARGUMENTS = Pattern.compile("<[\\w\\s,.?@\\[\\]]*>");
    private static final Pattern CASE = Pattern.compile("\\bcase\\b([^;{}]*?)->");
    private static final Pattern ARROW = Pattern.compile("(\\(([^()]*)\\)|\\b[a-z]\\w*)\\s*->");
    private static final Pattern PATTERN =
            Pattern.compile("\\b(?:[A-Z][\\w.]*|var|int|long|double|boolean)\\s+([a-z]\\w*)\\b");
    private static final Pattern INSTANCE = Pattern.compile("\\binstanceof\\s+(?:final\\s+)?[\\w.]+\\s+([a-z]\\w*)\\b");
    private static final Pattern BLOCK =
            Pattern.compile("\\b(?:catch\\s*\\([^()]*?([a-z]\\w*)\\s*(?=\\))|for\\s*\\([^();:]*?([a-z]\\w*)\\s*:)");

    private final String text;
    private final TreeSet<Integer> found = new TreeSet<>();

    private UnusedNameFinder(String text) {
        this.text = text;
    }

    /// The numbers of the lines on which such a name is introduced, from 1 on.
    static List<Integer> in(List<String> lines) {
        String bare = Sources.blanked(Sources.bare(lines), TYPE_ARGUMENTS);
        UnusedNameFinder names = new UnusedNameFinder(bare);
        names.arrows();
        INSTANCE.matcher(bare).results().forEach(it -> names.check(it, 1, it.end(), names.closing(it.end(), "{", "}")));
        BLOCK.matcher(bare).results().forEach(it -> {
            int head = names.closing(names.text.indexOf('(', it.start()) + 1, "(", ")");
            names.check(it, it.group(1) == null ? 2 : 1, head, names.statement(head));
        });
        return names.found.stream().map(at -> Sources.line(bare, at)).distinct().toList();
    }

    private void arrows() {
        List<Integer> ofCases = new ArrayList<>();
        CASE.matcher(text).results().forEach(it -> {
            ofCases.add(it.end());
            PATTERN.matcher(it.group(1)).results().forEach(name -> {
                int from = it.start(1) + name.start(1);
                check(from, name.group(1), from + name.group(1).length(), body(it.end()));
            });
        });
        ARROW.matcher(text)
                .results()
                .filter(it -> !ofCases.contains(it.end()))
                .forEach(it -> parameters(it).forEach(name -> {
                    int from = it.start(1) + it.group(1).lastIndexOf(name);
                    check(from, name, it.end(), body(it.end()));
                }));
    }

    private static Stream<String> parameters(MatchResult lambda) {
        String inside = lambda.group(2) == null ? lambda.group(1) : lambda.group(2);
        return Arrays.stream(inside.split(","))
                .map(parameter -> parameter.strip().replaceFirst(".*\\s", ""))
                .filter(name -> name.matches("(?!default$)[a-z]\\w*"));
    }

    private void check(MatchResult it, int group, int from, int to) {
        check(it.start(group), it.group(group), from, to);
    }

    private void check(int at, String name, int from, int to) {
        Pattern used = Pattern.compile("(?<![\\w.]|::)" + name + "\\b(?!\\s*\\()");
        if (!used.matcher(text.substring(from, to)).find()) {
            found.add(at);
        }
    }

    /// Where the body of an arrow ends: a block, or an expression up to its comma, semicolon or bracket.
    private int body(int from) {
        int start = from;
        while (Character.isWhitespace(text.charAt(start))) {
            start++;
        }
        return text.charAt(start) == '{' ? closing(start + 1, "{", "}") : closing(start, "([{", ")]},;");
    }

    /// Where the statement after the head of a loop or of a `catch` ends.
    private int statement(int from) {
        int block = text.indexOf('{', from);
        int end = text.indexOf(';', from);
        return block < 0 || end < block ? end : closing(block + 1, "{", "}");
    }

    /// Where what is open here is closed.
    private int closing(int from, String opens, String closes) {
        int depth = 0;
        for (int at = from; at < text.length(); at++) {
            char it = text.charAt(at);
            if (depth == 0 && closes.indexOf(it) >= 0) {
                return at;
            }
            depth += opens.indexOf(it) >= 0 ? 1 : closes.indexOf(it) >= 0 && it != ',' && it != ';' ? -1 : 0;
        }
        return text.length();
    }
}
