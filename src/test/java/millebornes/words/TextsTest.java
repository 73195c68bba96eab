package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// All languages have the same texts, with correct typography and spelling.
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

    /// What menus and shops of programs show in a language.
    static List<String> shopTexts(Language language) throws IOException {
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

    static Map<String, String> texts(Words words) {
        return words.keys().stream()
                .collect(Collectors.toMap(
                        Function.identity(), key -> words.template(key).text()));
    }
}
