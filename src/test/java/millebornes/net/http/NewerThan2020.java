package millebornes.net.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Finds what a browser of 2020 does not know in scripts and style sheets (`newer-than-2020.txt` states the browsers). A
/// member that is tested by `?.` before its use is allowed, and so is a younger selector that is alone in its rule.
final class NewerThan2020 {

    private static final Path LIST = Path.of("src", "test", "resources", "browsers", "newer-than-2020.txt");

    private static final Pattern SYNTAX = Pattern.compile(
            "\\?\\?=|\\|\\|=|&&=|#\\w|\\bstatic\\s*\\{|\\bexport\\s*\\*\\s*as\\b|'\\s*(?:with|assert)\\b");
    private static final Pattern LOOK_BEHIND = Pattern.compile("\\(\\?<[=!]");
    private static final Pattern MEMBER = Pattern.compile("\\.\\s*([A-Za-z]\\w*)(?!\\w|\\?\\.)");
    private static final Pattern STATIC = Pattern.compile("\\b([A-Z]\\w*\\.\\w+)");
    private static final Pattern GLOBAL = Pattern.compile("(?<![.\\w])([A-Z]\\w*)");
    private static final Pattern BLOCK_OR_AWAIT = Pattern.compile("([{}]|\\bawait\\b)");
    private static final Pattern DECLARATION = Pattern.compile("(?<=[{;])\\s*([a-z-]+)(?=:[^{}]*[;}])");
    private static final Pattern SELECTORS = Pattern.compile("([^{};]+)\\{");
    private static final Pattern PSEUDO = Pattern.compile("::?([a-z-]+)");
    private static final Pattern AT_RULE = Pattern.compile("@([a-z-]+)");
    private static final Pattern YOUNG_UNIT = Pattern.compile("([a-z-]+):([^;}]*?\\d)([dsl])(v[hw])([^;}]*)");

    private final Map<String, Set<String>> newer = new HashMap<>();
    private final Set<String> own;

    /// @param own names that are allowed: fields of the table's messages, and what only decorates
    NewerThan2020(Set<String> own) {
        this.own = own;
        try {
            String heading = "";
            for (String line : Files.readAllLines(LIST)) {
                if (line.startsWith("[")) {
                    heading = line;
                } else if (!line.startsWith("#")) {
                    newer.computeIfAbsent(heading, _ -> new HashSet<>()).addAll(List.of(line.split(" ")));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Whether the list has that name.
    boolean knows(String name) {
        return newer.values().stream().anyMatch(names -> names.contains(name));
    }

    /// Everything in that script that is too young.
    List<String> inScript(String script) {
        String code = code(script);
        List<String> found = new ArrayList<>(
                SYNTAX.matcher(code).results().map(MatchResult::group).toList());
        LOOK_BEHIND.matcher(script).results().map(MatchResult::group).forEach(found::add);
        if (awaitsOutsideOfFunctions(code)) {
            found.add("await");
        }
        found.addAll(listed("[members]", MEMBER, code));
        found.addAll(listed("[statics]", STATIC, code));
        found.addAll(listed("[globals]", GLOBAL, code));
        return found;
    }

    /// Everything in that style sheet that is too young, and would cost more than decoration.
    List<String> inStyles(String css) {
        String styles = css.replaceAll("(?s)/\\*.*?\\*/", "");
        List<String> found = new ArrayList<>(listed("[properties]", DECLARATION, styles));
        found.addAll(listed("[rules]", AT_RULE, styles));
        SELECTORS
                .matcher(styles)
                .results()
                .map(MatchResult::group)
                .filter(rule -> rule.contains(","))
                .forEach(rule -> found.addAll(listed("[selectors]", PSEUDO, rule)));
        YOUNG_UNIT
                .matcher(styles)
                .results()
                .filter(unit -> !styles.substring(0, unit.start())
                        .endsWith(unit.group(1) + ":" + unit.group(2) + unit.group(4) + unit.group(5) + ";"))
                .map(MatchResult::group)
                .forEach(found::add);
        return found;
    }

    private List<String> listed(String heading, Pattern pattern, String text) {
        Set<String> young = newer.getOrDefault(heading, Set.of());
        return pattern.matcher(text)
                .results()
                .map(found -> found.group(1))
                .filter(name -> young.contains(name) && !own.contains(name))
                .toList();
    }

    private static boolean awaitsOutsideOfFunctions(String code) {
        int depth = 0;
        for (String token :
                BLOCK_OR_AWAIT.matcher(code).results().map(MatchResult::group).toList()) {
            if (depth == 0 && token.equals("await")) {
                return true;
            }
            depth += switch (token) {
                case "{" -> 1;
                case "}" -> -1;
                default -> 0;
            };
        }
        return false;
    }

    /// A script without its comments, its regular expressions, and the letters of its strings and templates.
    static String code(String script) {
        StringBuilder code = new StringBuilder();
        int at = 0;
        while (at < script.length()) {
            at = next(script, at, code);
        }
        return code.toString();
    }

    /// Copies what stands at a place, and returns the place behind it.
    private static int next(String script, int at, StringBuilder code) {
        char letter = script.charAt(at);
        if (script.startsWith("//", at)) {
            return endOf(script, at, "\n");
        }
        if (script.startsWith("/*", at)) {
            return endOf(script, at, "*/");
        }
        if (letter == '\'' || letter == '"') {
            code.append(letter).append(letter);
            return behindString(script, at, letter);
        }
        if (letter == '/' && beginsExpression(code)) {
            return behindString(script, at, letter);
        }
        if (letter == '`') {
            return behindTemplate(script, at, code);
        }
        code.append(letter);
        return at + 1;
    }

    private static int endOf(String script, int from, String end) {
        int found = script.indexOf(end, from);
        return found < 0 ? script.length() : found + end.length();
    }

    /// A slash divides only behind a value.
    private static boolean beginsExpression(StringBuilder code) {
        String before = code.toString().stripTrailing();
        return before.isEmpty() || "(,=:[!&|?{};>".indexOf(before.charAt(before.length() - 1)) >= 0;
    }

    private static int behindString(String script, int from, char end) {
        int at = from + 1;
        boolean set = false;
        while (script.charAt(at) != end || set) {
            set = end == '/' && (set ? script.charAt(at) != ']' : script.charAt(at) == '[');
            at += script.charAt(at) == '\\' ? 2 : 1;
        }
        return at + 1;
    }

    private static int behindTemplate(String script, int from, StringBuilder code) {
        int at = from + 1;
        while (script.charAt(at) != '`') {
            if (script.startsWith("${", at)) {
                at = behindPlace(script, at + 2, code);
            } else {
                at += script.charAt(at) == '\\' ? 2 : 1;
            }
        }
        return at + 1;
    }

    /// The code of a place of a template, in brackets, up to its closing brace.
    private static int behindPlace(String script, int from, StringBuilder code) {
        code.append('(');
        int depth = 1;
        int at = from;
        while (depth > 0) {
            char letter = script.charAt(at);
            if (letter == '{') {
                depth++;
            } else if (letter == '}') {
                depth--;
            }
            at = depth == 0 ? at + 1 : next(script, at, code);
        }
        code.append(')');
        return at;
    }
}
