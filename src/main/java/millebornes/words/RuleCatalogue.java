package millebornes.words;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The rules in one language, one short page each: what refusals refer to, and the content of the rule book. Its first
/// section is a guide for newcomers; its pages state no rules of their own.
///
/// Example: `RuleCatalogue.page(Refusal.SPEED_LIMITED.rule(), Language.FRENCH).title()` is `Les étapes`.
public final class RuleCatalogue {

    private static final int LAST_SECTION = 6;

    /// What a page gets in a search if the query is its id. Title and words of the title bring less.
    private static final int ID = 400;

    private static final int TITLE = 200;
    private static final int TITLE_WORDS = 100;

    private static final Map<Language, RuleCatalogue> ALL = load();

    private final List<RuleSection> sections;
    private final Map<String, RulePage> pages;

    private RuleCatalogue(List<RuleSection> sections) {
        this.sections = List.copyOf(sections);
        this.pages = sections.stream()
                .flatMap(section -> section.pages().stream())
                .collect(Collectors.toUnmodifiableMap(RulePage::id, Function.identity()));
    }

    /// The rules in that language.
    public static RuleCatalogue of(Language language) {
        @Nullable RuleCatalogue catalogue = ALL.get(language);
        if (catalogue == null) {
            throw new IllegalStateException("no rules in " + language);
        }
        return catalogue;
    }

    /// The page of a rule in that language.
    ///
    /// @throws IllegalArgumentException when there is no rule of that id
    public static RulePage page(String id, Language language) {
        return of(language).page(id);
    }

    /// The page of a rule.
    ///
    /// @throws IllegalArgumentException when there is no rule of that id
    public RulePage page(String id) {
        @Nullable RulePage page = pages.get(id);
        if (page == null) {
            throw new IllegalArgumentException("no such rule: " + id);
        }
        return page;
    }

    /// All sections, in order.
    public List<RuleSection> sections() {
        return sections;
    }

    /// All pages, in the order of their ids.
    public List<RulePage> pages() {
        return sections.stream().flatMap(section -> section.pages().stream()).toList();
    }

    /// The pages that contain every word of a query, in order; case, accents and hyphens are ignored. An empty query
    /// finds all pages, the id of a page finds it.
    public List<RulePage> search(String query) {
        List<String> wanted = Stream.of(folded(query).split(" ", -1))
                .filter(word -> !word.isEmpty())
                .toList();
        return pages().stream()
                .filter(page -> wanted.stream().allMatch(folded(text(page))::contains))
                .toList();
    }

    /// The best match of a query, if any: a match in the title counts more than many in the text.
    public Optional<RulePage> best(String query) {
        return best(query, search(query));
    }

    /// The best match of a query among these pages; the first of equal ones, empty if there are no pages.
    public static Optional<RulePage> best(String query, List<RulePage> found) {
        String asked = folded(query).strip();
        return found.stream()
                .reduce((page, otherPage) -> weight(otherPage, asked) > weight(page, asked) ? otherPage : page);
    }

    private static int weight(RulePage page, String asked) {
        String title = folded(page.title());
        boolean named = folded(page.id()).equals(asked);
        boolean titled = List.of(asked.split(" ", -1)).stream().allMatch(title::contains);
        int said = folded(text(page)).split(Pattern.quote(asked), -1).length - 1;
        return (named ? ID : 0) + (title.contains(asked) ? TITLE : 0) + (titled ? TITLE_WORDS : 0) + said;
    }

    private static String text(RulePage page) {
        return page.id() + " " + page.title() + " "
                + page.body().stream().map(RulePage.Paragraph::text).collect(Collectors.joining(" "));
    }

    /// A text as a search compares it: without accents, capitals and hyphens, and with one kind of apostrophe.
    private static String folded(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .replace('’', '\'')
                .replaceAll("[\\s\\u00a0\\u202f\\p{Pd}]+", " ")
                .toLowerCase(Locale.ROOT);
    }

    private static Map<Language, RuleCatalogue> load() {
        Map<Language, RuleCatalogue> all = new EnumMap<>(Language.class);
        Arrays.stream(Language.values())
                .forEach(language -> all.put(language, new RuleCatalogue(RulePageReader.read(language, LAST_SECTION))));
        return all;
    }
}
