package millebornes.desktop.screens.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Option;
import millebornes.words.RuleCatalogue;
import millebornes.words.RulePage;
import millebornes.words.RuleSection;
import org.jspecify.annotations.Nullable;

/// Which pages of the rules somebody wants to see.
///
/// @param words that must stand in a page; capitals and accents do not matter
/// @param edition whose rules, or null for all editions
/// @param variant which of them
public record Wanted(String words, @Nullable Edition edition, Variant variant) {

    /// The whole book.
    public static final Wanted EVERYTHING = new Wanted("", null, new Variant.Any());

    /// Which pages by what brings them into a game.
    public sealed interface Variant {

        /// With or without an option.
        record Any() implements Variant {}

        /// Those that hold without any option.
        record Plain() implements Variant {}

        /// Those that an option brings in.
        record With(Option option) implements Variant {}
    }

    public Wanted words(String other) {
        return new Wanted(other, edition, variant);
    }

    /// The pages of an edition, or of all. A variant that the edition does not know is forgotten.
    public Wanted edition(@Nullable Edition other, RuleCatalogue help) {
        Wanted wanted = new Wanted(words, other, variant);
        return wanted.variants(help).contains(variant) ? wanted : new Wanted(words, other, new Variant.Any());
    }

    public Wanted variant(Variant other) {
        return new Wanted(words, edition, other);
    }

    /// What can be chosen as a variant: any, none, and every option that brings a page into the edition.
    public List<Variant> variants(RuleCatalogue help) {
        Set<Variant> brought = new HashSet<>(Set.of(new Variant.Any(), new Variant.Plain()));
        help.pages().stream()
                .filter(this::ofEdition)
                .forEach(page -> page.options().stream()
                        .filter(this::known)
                        .forEach(option -> brought.add(new Variant.With(option))));
        return Stream.concat(
                        Stream.<Variant>of(new Variant.Any(), new Variant.Plain()),
                        Option.ALL.stream().<Variant>map(Variant.With::new))
                .filter(brought::contains)
                .toList();
    }

    /// The pages that are wanted, in their sections; a section without any is left out.
    public List<RuleSection> in(RuleCatalogue help) {
        List<RulePage> found = help.search(words);
        return help.sections().stream()
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

    private boolean ofEdition(RulePage page) {
        return edition == null || page.belongsTo(edition);
    }

    private boolean ofVariant(RulePage page) {
        return switch (variant) {
            case Variant.Any _ -> true;
            case Variant.Plain _ -> page.options().isEmpty();
            case Variant.With with -> page.options().contains(with.option());
        };
    }

    /// A flag is none of the editions that do not know it.
    private boolean known(Option option) {
        return edition == null || edition.knows(option);
    }
}
