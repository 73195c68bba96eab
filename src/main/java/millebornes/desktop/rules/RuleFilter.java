package millebornes.desktop.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.RuleOption;
import millebornes.words.RuleCatalogue;
import millebornes.words.RulePage;
import millebornes.words.RuleSection;
import org.jspecify.annotations.Nullable;

/// The filter of the pages of the rules.
///
/// @param words that a page must contain; case and accents are ignored
/// @param edition the edition, or null for all
/// @param variant the variants
record RuleFilter(String words, @Nullable Edition edition, VariantFilter variant) {

    /// The filter that keeps all pages.
    public static final RuleFilter EVERYTHING = new RuleFilter("", null, new VariantFilter.Any());

    /// Which pages are kept, by the option that a rule depends on.
    public sealed interface VariantFilter {

        /// All pages.
        record Any() implements VariantFilter {}

        /// The pages of rules that hold without any option.
        record Plain() implements VariantFilter {}

        /// The pages of rules that hold because of an option.
        record With(RuleOption option) implements VariantFilter {}
    }

    public RuleFilter words(String other) {
        return new RuleFilter(other, edition, variant);
    }

    /// This filter for another edition, or for all (null), without a variant that the edition does not know.
    public RuleFilter edition(@Nullable Edition newEdition, RuleCatalogue catalogue) {
        RuleFilter wantedFilter = new RuleFilter(words, newEdition, variant);
        return wantedFilter.variants(catalogue).contains(variant)
                ? wantedFilter
                : new RuleFilter(words, newEdition, new VariantFilter.Any());
    }

    public RuleFilter variant(VariantFilter newVariant) {
        return new RuleFilter(words, edition, newVariant);
    }

    /// The available variants: any, none, and every option that adds a page to the edition.
    public List<VariantFilter> variants(RuleCatalogue catalogue) {
        Set<VariantFilter> brought = new HashSet<>(Set.of(new VariantFilter.Any(), new VariantFilter.Plain()));
        catalogue.pages().stream()
                .filter(this::ofEdition)
                .forEach(page -> page.options().stream()
                        .filter(this::known)
                        .forEach(option -> brought.add(new VariantFilter.With(option))));
        return Stream.concat(
                        Stream.<VariantFilter>of(new VariantFilter.Any(), new VariantFilter.Plain()),
                        RuleOption.ALL.stream().<VariantFilter>map(VariantFilter.With::new))
                .filter(brought::contains)
                .toList();
    }

    /// The pages that the filter keeps, by section; a section without any is left out.
    public List<RuleSection> sections(RuleCatalogue catalogue) {
        List<RulePage> found = catalogue.search(words);
        return catalogue.sections().stream()
                .map(section -> new RuleSection(
                        section.number(),
                        section.title(),
                        section.pages().stream()
                                .filter(found::contains)
                                .filter(this::ofEdition)
                                .filter(this::ofVariant)
                                .toList()))
                .filter(section -> !section.pages().isEmpty())
                .toList();
    }

    /// The pages that are wanted, in order.
    public List<RulePage> pages(RuleCatalogue catalogue) {
        return sections(catalogue).stream()
                .flatMap(section -> section.pages().stream())
                .toList();
    }

    private boolean ofEdition(RulePage page) {
        return edition == null || page.belongsTo(edition);
    }

    private boolean ofVariant(RulePage page) {
        return switch (variant) {
            case VariantFilter.Any _ -> true;
            case VariantFilter.Plain _ -> page.options().isEmpty();
            case VariantFilter.With with -> page.options().contains(with.option());
        };
    }

    /// Whether the edition has an option; for all editions, any option is known.
    private boolean known(RuleOption option) {
        return edition == null || edition.knows(option);
    }
}
