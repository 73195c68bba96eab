package millebornes.words;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.RuleOption;
import millebornes.save.ResourceReader;
import millebornes.words.RulePage.Paragraph;
import millebornes.words.RulePage.RuleIdParser;
import org.jspecify.annotations.Nullable;

/// Reads the rule pages from their files, one Markdown file a section: `#` its title, `##` a rule's id and title, then
/// paragraphs and lists, and after `→` the ids of rules to see as well.
final class RulePageReader {

    private static final String SEE_ALSO = "→";

    private final Properties scope;
    private final List<RulePage> pages = new ArrayList<>();
    private final List<Paragraph> body = new ArrayList<>();
    private List<String> seeAlso = List.of();
    private String heading = "";
    private String sectionTitle = "";

    private RulePageReader(Properties scope) {
        this.scope = scope;
    }

    /// Reads the sections 0 to `last`.
    static List<RuleSection> read(Language language, int last) {
        Properties scope = ResourceReader.properties("/rules-help/scope.properties");
        List<RuleSection> read = new ArrayList<>();
        for (int number = 0; number <= last; number++) {
            RulePageReader reader = new RulePageReader(scope);
            String text = ResourceReader.text("/rules-help/" + language.tag() + "/" + number + ".md");
            Stream.of(text.split("\n(?:[ \\t]*\n)+", -1)).map(String::strip).forEach(reader::block);
            reader.endPage();
            read.add(new RuleSection(number, reader.sectionTitle, reader.pages));
        }
        return read;
    }

    private void block(String block) {
        if (block.startsWith("## ")) {
            endPage();
            heading = block.substring(3).strip();
        } else if (block.startsWith("# ")) {
            sectionTitle = block.substring(2).strip();
        } else if (block.startsWith(SEE_ALSO)) {
            seeAlso = words(block.substring(SEE_ALSO.length()));
        } else if (block.startsWith("- ")) {
            Stream.of(block.substring(2).split("\n- ", -1))
                    .forEach(item -> body.add(new Paragraph(Paragraph.ParagraphKind.ITEM, joined(item))));
        } else if (!block.isEmpty()) {
            body.add(new Paragraph(Paragraph.ParagraphKind.TEXT, joined(block)));
        }
    }

    private void endPage() {
        if (heading.isEmpty()) {
            return;
        }
        int space = heading.indexOf(' ');
        String id = heading.substring(0, space);
        if (!RuleIdParser.isId(id)) {
            throw new IllegalStateException("a page without the id of its rule: " + heading);
        }
        pages.add(new RulePage(id, heading.substring(space + 1), body, seeAlso, editions(id), options(id)));
        body.clear();
        seeAlso = List.of();
        heading = "";
    }

    private Set<String> editions(String id) {
        Set<String> editions = new HashSet<>(scopeOf(id));
        editions.removeIf(word -> Editions.named(word).isEmpty());
        return editions;
    }

    private Set<RuleOption> options(String id) {
        return scopeOf(id).stream()
                .filter(word -> Editions.named(word).isEmpty())
                .map(word -> RuleOption.named(word).orElseThrow())
                .collect(Collectors.toUnmodifiableSet());
    }

    private List<String> scopeOf(String id) {
        @Nullable String words = scope.getProperty(id);
        return words == null ? List.of() : words(words);
    }

    private static List<String> words(String text) {
        return Stream.of(text.strip().split("\\s+", -1)).toList();
    }

    /// The lines of a paragraph as one line; no-break spaces stay.
    private static String joined(String lines) {
        return lines.strip().replaceAll("[ \\t]*\\n[ \\t]*", " ");
    }
}
