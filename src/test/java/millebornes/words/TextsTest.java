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
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.ValueOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// All languages have the same texts, with correct typography.
class TextsTest {

    private static final Words FRENCH = Words.of(Language.FRENCH);
    private static final Words ENGLISH = Words.of(Language.ENGLISH);

    /// A plain space between a number, or a place for one, and its unit.
    private static final String LOOSE_UNIT = "[\\d}] (?:km|pts?|ms|s|%)(?![\\w’])";

    /// A straight apostrophe or quotation mark, or a space that is not the one that French print wants: a narrow no-break
    /// space before `; ! ? »` and after `«`, a no-break space before `:`.
    static final Pattern BAD_FRENCH =
            Pattern.compile("['\"]|[ \\t][:;!?»%]|\\u00a0[;!?»]|\\u202f:|«(?!\\u202f)|\\d \\d{3}\\b|" + LOOSE_UNIT);

    /// A French high sign that follows a letter without any space.
    static final Pattern UNSPACED_FRENCH = Pattern.compile("[\\p{L})}»][:;!?»](?![\\w^|])");

    static final Pattern BAD_ENGLISH = Pattern.compile("['\"«»]|\\s[:;!?]|\\d \\d{3}\\b|" + LOOSE_UNIT);

    /// British spellings of words whose American ones the cards use.
    private static final Pattern OTHER_SPELLING =
            Pattern.compile("(?i)\\b(?:colour|tyre|petrol|(?:kilo)?metre|centre|grey|favourite)");

    @ParameterizedTest
    @EnumSource
    void everyLanguageHasTheSameTexts(Language language) {
        assertThat(Words.of(language).keys()).isEqualTo(FRENCH.keys()).hasSizeGreaterThan(300);
    }

    @ParameterizedTest
    @EnumSource
    void everyLanguageFillsInTheSameValues(Language language) {
        Function<Words, Map<String, Set<String>>> places = words -> words.keys().stream()
                .collect(Collectors.toMap(
                        Function.identity(), key -> words.template(key).places()));
        assertThat(places.apply(Words.of(language))).isEqualTo(places.apply(FRENCH));
    }

    @ParameterizedTest
    @EnumSource
    void everyTextCanBeFilled(Language language) {
        Words words = Words.of(language);
        for (String key : words.keys()) {
            TextTemplate template = words.template(key);
            for (int number : List.of(0, 1, 2)) {
                Map<String, Integer> values =
                        template.places().stream().collect(Collectors.toMap(Function.identity(), _ -> number));
                assertThat(template.fill(language, values)).as(key).isNotBlank().doesNotContain("{", "}", "#");
            }
        }
    }

    @Test
    void frenchIsSetInFrenchType() {
        assertThat(texts(FRENCH))
                .allSatisfy((key, text) -> assertThat(text)
                        .as(key)
                        .doesNotContainPattern(BAD_FRENCH)
                        .doesNotContainPattern(UNSPACED_FRENCH));
    }

    @Test
    void frenchHelpIsSetInFrenchType() throws IOException {
        assertThat(texts(Pattern.compile("(?m)^[\\w.-]+=(.*)$"), "resources/cli/help_fr.properties"))
                .hasSizeGreaterThan(50)
                .allSatisfy(text ->
                        assertThat(text).doesNotContainPattern(BAD_FRENCH).doesNotContainPattern(UNSPACED_FRENCH));
    }

    @Test
    void frenchMenusAndShopsAreSetInFrenchType() throws IOException {
        assertThat(shopTexts(Language.FRENCH))
                .hasSizeGreaterThan(10)
                .allSatisfy(text ->
                        assertThat(text).doesNotContainPattern(BAD_FRENCH).doesNotContainPattern(UNSPACED_FRENCH));
    }

    @ParameterizedTest
    @ValueSource(strings = {"docs/play.fr.md", "docs/how-to/play-from-afar.fr.md", "CHANGELOG.fr.md"})
    void frenchDocumentsAreSetInFrenchType(String file) throws IOException {
        String prose = Files.readString(Path.of(file))
                .replaceAll("(?s)```.*?```|<[^>]*>", "")
                .replaceAll("`[^`]*`", "x")
                .replaceAll("!?\\[([^]]*)]\\([^)]*\\)", "$1");
        assertThat(prose.lines().toList())
                .hasSizeGreaterThan(10)
                .allSatisfy(line ->
                        assertThat(line).doesNotContainPattern(BAD_FRENCH).doesNotContainPattern(UNSPACED_FRENCH));
    }

    @Test
    void englishIsSetInEnglishType() {
        assertThat(texts(ENGLISH))
                .allSatisfy((key, text) -> assertThat(text)
                        .as(key)
                        .doesNotContainPattern(BAD_ENGLISH)
                        .doesNotContain(":de}", ":que}"));
    }

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
        Map<String, String> all = new TreeMap<>(texts(Words.of(language)));
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
        all.put("the menu and the shop", String.join("\n", shopTexts(language)));
        return all;
    }

    /// What menus and shops of programs show in a language.
    private static List<String> shopTexts(Language language) throws IOException {
        boolean french = language == Language.FRENCH;
        Pattern inShop = Pattern.compile(
                "(?s)<(?:name|summary|p|li|caption|comment)" + (french ? " xml:lang=\"fr\"" : "") + ">(.*?)</");
        Pattern inMenu = Pattern.compile("(?m)^(?:\\w*Name|Comment)" + (french ? "\\[fr]" : "") + "=(.*)$");
        return Stream.of(
                        texts(inShop, "src/dist/linux/millebornes.metainfo.xml"),
                        texts(inShop, "src/dist/linux/millebornes.mime.xml"),
                        texts(inMenu, "src/dist/linux/millebornes.desktop"))
                .flatMap(List::stream)
                .toList();
    }

    private static List<String> texts(Pattern pattern, String file) throws IOException {
        List<String> found = pattern.matcher(Files.readString(Path.of(file)))
                .results()
                .map(match -> match.group(1).replaceAll("\\s+", " "))
                .toList();
        assertThat(found).as(file).isNotEmpty();
        return found;
    }

    /// The cards say tire and gasoline; so everything else is spelt as where they say so.
    @Test
    void englishIsSpeltInOneWay() {
        assertThat(texts(ENGLISH))
                .allSatisfy((key, text) -> assertThat(text).as(key).doesNotContainPattern(OTHER_SPELLING));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "README.md",
                "CHANGELOG.md",
                "docs/play.en.md",
                "src/dist/linux/control",
                "src/dist/linux/millebornes.6",
                "src/dist/linux/millebornes.desktop",
                "src/dist/linux/millebornes.metainfo.xml"
            })
    void englishFilesAreSpeltInThatWay(String file) throws IOException {
        assertThat(Files.readString(Path.of(file))).isNotBlank().doesNotContainPattern(OTHER_SPELLING);
    }

    static Stream<Path> files() {
        return Words.ROOMS.stream()
                .flatMap(room -> Stream.of(Language.values())
                        .map(language -> Path.of("resources", "words", language.tag(), room + ".properties")));
    }

    @ParameterizedTest
    @MethodSource("files")
    void noFileSaysTheSameKeyTwice(Path file) throws IOException {
        Set<String> seen = new HashSet<>();
        assertThat(Files.readAllLines(file).stream()
                        .filter(line -> line.matches("[\\w.-]+=.*"))
                        .map(line -> line.substring(0, line.indexOf('=')))
                        .filter(key -> !seen.add(key)))
                .isEmpty();
        assertThat(seen).isNotEmpty();
    }

    private static Map<String, String> texts(Words words) {
        return words.keys().stream()
                .collect(Collectors.toMap(
                        Function.identity(), key -> words.template(key).text()));
    }
}
