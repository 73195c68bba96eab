package millebornes.words;

import java.util.List;
import java.util.Set;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.RuleOption;

/// One page of the rules: a rule with its id, in words for players.
///
/// @param id the id of the rule, like `R-3.2`
/// @param title the title, without the id
/// @param body its paragraphs, in order
/// @param seeAlso the ids of related rules
/// @param editions the protocol names of the editions that have the rule; empty when all do
/// @param options the options any of which adds the rule to a game; empty when it needs none
public record RulePage(
        String id,
        String title,
        List<Paragraph> body,
        List<String> seeAlso,
        Set<String> editions,
        Set<RuleOption> options) {

    /// A paragraph of running text, or one item of a list.
    public record Paragraph(ParagraphKind kind, String text) {

        public enum ParagraphKind {
            TEXT,
            ITEM
        }
    }

    public RulePage {
        body = List.copyOf(body);
        seeAlso = List.copyOf(seeAlso);
        editions = Set.copyOf(editions);
        options = Set.copyOf(options);
    }

    /// Whether an edition has this rule, always or by an option.
    public boolean belongsTo(Edition edition) {
        return editions.isEmpty() || editions.contains(edition.id());
    }

    /// Whether the page states a rule. Pages of section 0, a guide, only cite rules, and their ids are not shown.
    public boolean isRule() {
        return section() > 0;
    }

    /// The number of the page's section, 0 to 6.
    public int section() {
        return RuleIdParser.section(id);
    }

    /// Parses the ids of rules: `R-3.2` is rule 2 of section 3.
    static final class RuleIdParser {

        private static final String SHAPE = "R-\\d+\\.\\d+";

        private RuleIdParser() {}

        static boolean isId(String word) {
            return word.matches(SHAPE);
        }

        static int section(String id) {
            return Integer.parseInt(id.substring(2, id.indexOf('.')));
        }
    }
}
