package millebornes.words;

/// The ids of rules, `R-3.2`: a section and a number in it.
final class RuleIdParser {

    private static final String SHAPE = "R-\\d+\\.\\d+";

    private RuleIdParser() {}

    static boolean isId(String word) {
        return word.matches(SHAPE);
    }

    static int section(String id) {
        return Integer.parseInt(id.substring(2, id.indexOf('.')));
    }
}
