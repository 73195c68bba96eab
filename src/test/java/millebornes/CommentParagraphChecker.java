package millebornes;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Finds comments with badly broken lines: a line that ends although the next word would have fitted. Formatters leave
/// such lines.
///
/// Lists, tags, tables, headings and code fences are exempt.
final class CommentParagraphChecker {

    private static final int WIDTH = 120;
    private static final Pattern COMMENT = Pattern.compile("(\\s*///?)(?!/)\\s*(.*)");
    private static final Pattern BEGINS_ANEW = Pattern.compile("@\\w|[-*+>] |\\d+\\. ");
    private static final Pattern STANDS_ALONE = Pattern.compile("\\||#{1,6} ");

    /// Code and links are not taken apart.
    private static final Pattern WORD = Pattern.compile("(?:`[^`]*`|\\[[^]]*]|[^\\s`\\[]|[`\\[])+");

    private CommentParagraphChecker() {}

    /// The numbers of the lines that end too early, from 1 on.
    static List<Integer> endingTooEarly(List<String> lines) {
        List<Integer> found = new ArrayList<>();
        @Nullable String before = null;
        boolean code = false;
        for (int at = 0; at < lines.size(); at++) {
            Matcher comment = COMMENT.matcher(lines.get(at));
            boolean isComment = comment.matches();
            String text = isComment ? comment.group(2) : "";
            boolean fence = text.startsWith("```");
            code = isComment && code != fence;
            if (code || fence || text.isEmpty() || STANDS_ALONE.matcher(text).lookingAt()) {
                before = null;
                continue;
            }
            String mark = comment.group(1);
            if (mark.equals(before)
                    && !BEGINS_ANEW.matcher(text).lookingAt()
                    && lines.get(at - 1).stripTrailing().length() + 1 + firstWord(lines, at, text) <= WIDTH) {
                found.add(at);
            }
            before = mark;
        }
        return found;
    }

    /// The length of a line's first word, which may go on in the lines below.
    private static int firstWord(List<String> lines, int at, String text) {
        StringBuilder all = new StringBuilder(text);
        for (int next = at + 1; next < lines.size(); next++) {
            Matcher comment = COMMENT.matcher(lines.get(next));
            if (!comment.matches() || comment.group(2).isEmpty()) {
                break;
            }
            all.append(' ').append(comment.group(2));
        }
        Matcher word = WORD.matcher(all);
        return word.lookingAt() ? word.end() : all.length();
    }
}
