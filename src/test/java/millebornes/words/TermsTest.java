package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.ValueOption;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Everything has one name, wherever a player reads of it: program, rules, command line, documents, packages.
class TermsTest {

    /// Words of a language that name a thing which has another name in the game, each with that name.
    private static final Map<Language, Map<String, String>> WRONG_TERMS = Map.of(
            Language.FRENCH,
            Map.ofEntries(
                    Map.entry("remèdes?", "parade"),
                    Map.entry("jetons?", "pion"),
                    Map.entry("vermillons?", "orange"),
                    Map.entry("indices?", "aide, conseil"),
                    Map.entry("grandes? tablées?|jeux? de salon|autres maisons", "Salon"),
                    Map.entry("partenaires à la suite", "Partenaires côte à côte"),
                    Map.entry("matchs?", "partie"),
                    Map.entry("double parade", "deux coups-fourrés"),
                    Map.entry("mains ouvertes", "toutes les cartes sont visibles"),
                    Map.entry("relecture", "film de la partie"),
                    Map.entry("portes? (?:une|la|sa|ta|deux|trois) bottes?", "poser une botte"),
                    Map.entry("(?:montre|sort)\\w* (?:une|la|sa|ta) botte", "poser une botte"),
                    Map.entry("parties?(?: \\S+){0,3} gardées?", "enregistrée"),
                    Map.entry("au grand écran", "sur le grand écran"),
                    Map.entry("(?:le|du|au|un) remélange", "défausse remélangée"),
                    Map.entry("sabots?", "pioche"),
                    Map.entry("jet(?:er|te|tes|ées?|és?|ant)", "défausser"),
                    Map.entry("prolonger", "demander l’allonge"),
                    Map.entry("n’entend plus|ne s’entend plus", "ne répond plus")),
            Language.ENGLISH,
            Map.ofEntries(
                    Map.entry("doors?", "curtain"),
                    Map.entry("shoe|sabot", "draw pile, card tray"),
                    Map.entry("vermilion", "orange"),
                    Map.entry("prizes?", "bonus"),
                    Map.entry("big tables?|drawing-room|other houses", "Playroom"),
                    Map.entry("(?:throw|thrown|throws|throwing|threw) (?:\\w+ ){0,2}away", "discard"),
                    Map.entry("guards? (?:from|against)", "protects against"),
                    Map.entry("(?:show|shows|wear|wears) (?:a|the|your|their) safety", "play a safety"),
                    Map.entry("safet(?:y|ies) (?:shown|worn)", "safety played"),
                    Map.entry("(?:a|the|this|long|whole) match", "game"),
                    Map.entry("some advice", "hint"),
                    Map.entry("(?:a|the|this|empty) bin", "trash"),
                    Map.entry("stones?", "milestone"),
                    Map.entry("turns? round", "turn around"),
                    Map.entry("any more", "anymore"),
                    Map.entry("holidays?", "vacation, open road"),
                    Map.entry("no play|(?:has|have|had|is|says) nothing to play", "can’t play"),
                    Map.entry("extends?|extending", "call the extension"),
                    Map.entry("cure[sd]?|curing", "fix"),
                    Map.entry("everybody alone", "everyone for themselves"),
                    Map.entry("cannot be heard|nothing heard", "isn’t answering")));

    /// The name of a stamp of the album for which many must play; it was an edition's name once. And the words that may
    /// be typed: other words for a thing are welcome there.
    private static final Set<String> EXCEPTIONS = Set.of("stamp.ROANNE.title", "terminal.key.DISCARD");

    @ParameterizedTest
    @EnumSource
    void everyThingHasOneName(Language language) throws IOException {
        Map<String, String> texts = everything(language);
        texts.keySet().removeAll(EXCEPTIONS);
        List<String> found = new ArrayList<>();
        WRONG_TERMS.getOrDefault(language, Map.of()).forEach((wrong, right) -> {
            Pattern pattern = Pattern.compile(
                    "(?<![\\p{L}-])(?:" + wrong + ")(?![\\p{L}-])", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
            texts.forEach((place, text) -> pattern.matcher(text.replaceAll("\\s+", " "))
                    .results()
                    .forEach(hit -> found.add(place + ": " + hit.group() + ", say " + right)));
        });
        assertThat(found).isEmpty();
    }

    /// Where an edition is named as one, it has the name that it has where a game is set up; the pages for players name
    /// them all.
    @ParameterizedTest
    @EnumSource
    void everyEditionHasOneName(Language language) throws IOException {
        Words words = Words.of(language);
        Set<String> names = Editions.ALL.stream()
                .map(edition -> words.text("edition." + edition.id()))
                .collect(Collectors.toSet());
        String list = "(\\p{Lu}\\p{L}+(?:(?:, | and | et )\\p{Lu}\\p{L}+)*)";
        Pattern named = Pattern.compile(
                language == Language.FRENCH ? "[ée]ditions? " + list : "[Tt]he " + list + " editions?\\b");
        Map<String, String> texts = everything(language);
        Set<String> found = texts.values().stream()
                .flatMap(text -> named.matcher(text.replaceAll("\\s+", " ")).results())
                .flatMap(match -> Stream.of(match.group(1).split(", | and | et ")))
                .collect(Collectors.toSet());
        assertThat(found).isNotEmpty().isSubsetOf(names);
        assertThat(texts.get("docs/play." + language.tag() + ".md")).contains(names);
        if (language == Language.ENGLISH) {
            assertThat(texts.get("README.md")).contains(names);
        }
    }

    /// The page of the rules that an option belongs to calls it as the set-up does.
    private static final Map<RuleOption, String> PAGES_OF_OPTIONS = Map.ofEntries(
            Map.entry(FlagOption.ACCELERATED, "R-5.1"),
            Map.entry(FlagOption.EXTENDED, "R-5.2"),
            Map.entry(ValueOption.TARGET, "R-5.3"),
            Map.entry(ValueOption.MATCH_TO, "R-5.4"),
            Map.entry(ValueOption.ROUNDS, "R-5.4"),
            Map.entry(FlagOption.EXTENSION, "R-6.5"),
            Map.entry(FlagOption.CAPOT, "R-6.6"),
            Map.entry(ValueOption.SAFETY_CLEARS, "R-3.8"),
            Map.entry(FlagOption.NO_LONG_BONUS, "R-6.3"),
            Map.entry(FlagOption.CUMULATE, "R-3.10"),
            Map.entry(FlagOption.RESHUFFLE, "R-5.5"),
            Map.entry(FlagOption.WRONG_WAY, "R-3.11"),
            Map.entry(FlagOption.ROLLING_START, "R-5.7"),
            Map.entry(FlagOption.REMEDY_IS_ENOUGH, "R-5.8"),
            Map.entry(FlagOption.HAZARDS_BEFORE_START, "R-5.9"),
            Map.entry(FlagOption.KEEP_SAFETIES, "R-5.10"),
            Map.entry(FlagOption.ADJACENT_PARTNERS, "R-2.3"),
            Map.entry(FlagOption.SHORT_DECK, "R-1.2"));

    @ParameterizedTest
    @EnumSource
    void everyOptionHasOneName(Language language) {
        Words words = Words.of(language);
        // How a round is won is named by its two values.
        Set<RuleOption> options = new HashSet<>(RuleOption.ALL);
        options.remove(ValueOption.SCORING);
        assertThat(PAGES_OF_OPTIONS.keySet()).isEqualTo(options);
        PAGES_OF_OPTIONS.forEach((option, id) -> {
            RulePage page = RuleCatalogue.page(id, language);
            String text = Stream.concat(
                            Stream.of(page.title()), page.body().stream().map(RulePage.Paragraph::text))
                    .collect(Collectors.joining(" "))
                    .replace('\u00a0', ' ');
            assertThat(text)
                    .as("%s %s", id, option)
                    .containsIgnoringCase(words.text("option." + option.name()).replace('\u00a0', ' '));
        });
        Set<String> names = RuleOption.ALL.stream()
                .map(option -> words.text("option." + option.name()))
                .collect(Collectors.toSet());
        Pattern quoted =
                Pattern.compile(language == Language.FRENCH ? "réglage «\u202f([^»]+)\u202f»" : "option “([^”]+)”");
        assertThat(RuleCatalogue.of(language).pages().stream()
                        .flatMap(page -> page.body().stream())
                        .flatMap(paragraph -> quoted.matcher(paragraph.text()).results())
                        .map(match -> match.group(1)))
                .isNotEmpty()
                .isSubsetOf(names);
    }

    /// Every text of a language that players read: the program's, the rules, the command line's help, the pages.
    private static Map<String, String> everything(Language language) throws IOException {
        Map<String, String> all = new TreeMap<>(TextsTest.texts(Words.of(language)));
        RuleCatalogue.of(language)
                .sections()
                .forEach(section -> all.put("section " + section.number(), section.title()));
        RuleCatalogue.of(language)
                .pages()
                .forEach(page -> all.put(
                        page.id(),
                        Stream.concat(
                                        Stream.of(page.title()),
                                        page.body().stream().map(RulePage.Paragraph::text))
                                .collect(Collectors.joining(" "))));
        Stream<String> files = language == Language.FRENCH
                ? Stream.of(
                        "docs/play.fr.md",
                        "docs/how-to/play-from-afar.fr.md",
                        "CHANGELOG.fr.md",
                        "resources/cli/help_fr.properties",
                        "src/dist/linux/millebornes.fr.6")
                : Stream.of(
                        "README.md",
                        "CHANGELOG.md",
                        "SECURITY.md",
                        "docs/play.en.md",
                        "docs/how-to/play-from-afar.md",
                        "resources/cli/help.properties",
                        "src/dist/linux/millebornes.6",
                        "src/dist/linux/control");
        for (String file : files.toList()) {
            all.put(file, Files.readString(Path.of(file)));
        }
        all.put("the menu and the shop", String.join("\n", TextsTest.shopTexts(language)));
        return all;
    }
}
