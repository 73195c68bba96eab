package millebornes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The rules that can only be checked in the text of the sources.
class SourcesTest {

    private static final int MOST_LINES = 400;
    private static final Path DESKTOP = Sources.MAIN.resolve(Path.of("millebornes", "desktop"));
    private static final Path THEME = DESKTOP.resolve("theme");

    /// Packages whose lengths are those of drawings and of the table, not of pages.
    private static final Set<String> PARTS = Set.of("art", "board", "geometry", "motion", "sound", "tabletop");

    private static final Pattern LOOK = Pattern.compile("""
            "[^"]*\\#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\\b\
            |\\bColor\\s*\\.\\s*(?:web|rgb|hsb|color|gray|valueOf)\\s*\\(\
            |\\bnew\\s+Color\\s*\\(\
            |\\.setStyle\\s*\\(\
            |\\bFont\\s*\\.\\s*(?:font|loadFont)\\s*\\(\
            |getStyleClass\\(\\)\\s*\\.\\s*(?:add|addAll|setAll|remove|contains)\\s*\\(\\s*"\
            """);

    private static final Pattern TEST = Pattern.compile(
            "^ *@(?:Test|ParameterizedTest|TestFactory|Property|Example)\\b[\\s\\S]*?^ *(?:void|Stream<.*>) (\\w+)\\(",
            Pattern.MULTILINE);
    private static final Pattern TEST_NAME = Pattern.compile("(?!test[A-Z])[a-z]+(?:[A-Z0-9][a-z]*)+");

    @Test
    void noFileIsTooLongToRead() {
        assertThat(Sources.javaFiles(Sources.ALL))
                .filteredOn(file -> Sources.lines(file).size() > MOST_LINES)
                .as("Java files over %d lines: split them by what they do", MOST_LINES)
                .isEmpty();
    }

    @Test
    void noTwoFilesHaveTheSameName() {
        Map<Path, Long> files = Sources.javaFiles(Sources.ALL).stream()
                .map(Path::getFileName)
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        files.keySet().removeIf(name -> name.toString().startsWith("package-info"));
        assertThat(files)
                .as("names of files: one that stands in two rooms makes readers open the wrong one")
                .allSatisfy((_, times) -> assertThat(times).isEqualTo(1));
    }

    @Test
    void testsAreNamedByWhatHappensInThem() {
        assertThat(Sources.places(Sources.javaFiles(Sources.TESTS), SourcesTest::namesOfAnotherStyle))
                .as("names of tests: several words of a sentence in camelCase, without `test` in front")
                .isEmpty();
    }

    @Test
    void onlyTheThemeDecidesHowThingsLook() {
        List<Path> others = Sources.javaFiles(Sources.MAIN).stream()
                .filter(file -> !file.startsWith(THEME))
                .toList();
        assertThat(Sources.places(others, SourcesTest::looks))
                .as(
                        "colours, fonts and style classes outside desktop/theme: a second palette would not follow the first")
                .isEmpty();
    }

    @Test
    void spacesOfPagesHaveTheThemesNames() {
        List<Path> pages = Sources.javaFiles(DESKTOP).stream()
                .filter(file -> !file.startsWith(THEME))
                .toList();
        assertThat(Sources.places(pages, LengthFinder::nameless))
                .as("spaces and sizes that are handed to a page as numbers: give them a name")
                .isEmpty();
        assertThat(Sources.places(
                        pages.stream()
                                .filter(file ->
                                        PARTS.stream().noneMatch(part -> file.startsWith(DESKTOP.resolve(part))))
                                .toList(),
                        LengthFinder::ownSpaces))
                .as("spaces of a page's own: make them of those in theme.Sizes, so that pages look alike")
                .isEmpty();
    }

    @Test
    void noTwoFilesSayTheSameLength() {
        Map<Path, List<String>> files =
                Sources.javaFiles(DESKTOP).stream().collect(Collectors.toMap(Function.identity(), Sources::lines));
        assertThat(LengthFinder.saidTwice(files))
                .as("the same number under the same name: say it once, in theme.Sizes if pages share it")
                .isEmpty();
    }

    @Test
    void lengthsInTheWrongPlaceAreFound() {
        assertThat(LengthFinder.nameless(List.of(
                        "new VBox(2, head)",
                        "new HBox(Sizes.GAP, stone(3))",
                        "new Insets(Sizes.GAP, 0, 2 * Sizes.GAP, Sizes.GAP / 2)",
                        "new Insets(0, 0, 0, 12)",
                        "new FlowPane(Sizes.GAP, 2, links)",
                        "box.setSpacing(3.5)",
                        "box.setMinWidth(0)",
                        "new VBox(head, number(2))")))
                .containsExactly(1, 4, 5, 6);
        assertThat(LengthFinder.ownSpaces(List.of(
                        "private static final double LOW_GAP = 2;", "static final double GAP = Sizes.GAP / 2;")))
                .containsExactly(1);
        assertThat(LengthFinder.saidTwice(Map.of(
                        Path.of("A"),
                        List.of("private static final double DASH = 9;", "static final double A = 1;"),
                        Path.of("B"),
                        List.of("static final double DASH = 9;", "static final double A = 2;"))))
                .containsExactly("DASH = 9 in [A, B]");
    }

    @Test
    void namesThatNobodyUsesAreLeftOut() {
        assertThat(Sources.places(Sources.javaFiles(Sources.ALL), UnusedNameFinder::in))
                .as("parameters of lambdas, patterns, caught and iterated things that nobody uses: `_`")
                .isEmpty();
    }

    @Test
    void paragraphsOfCommentsFillTheirLines() {
        assertThat(Sources.places(Sources.javaFiles(Sources.ALL), CommentParagraphChecker::endingTooEarly))
                .as("lines of comments on which the first word of the next line had room")
                .isEmpty();
    }

    @Test
    void namesOfAnotherStyleAreFound() {
        assertThat(namesOfAnotherStyle(List.of(
                        "@Test",
                        "void a_card_has_two_faces() {",
                        "@Property(tries = 5)",
                        "void testShuffle() {",
                        "@TestFactory",
                        "Stream<DynamicTest> scenarios() {",
                        "@ParameterizedTest",
                        "@MethodSource(\"all\")",
                        "void Cards(int a) {",
                        "@Test",
                        "void aCardHasTwoFaces() {",
                        "private static void help_me() {")))
                .containsExactly(2, 4, 6, 9);
    }

    @Test
    void namesThatNobodyUsesAreFound() {
        assertThat(UnusedNameFinder.in(List.of(
                        "return switch (event) {",
                        "    case Event.Drew drew -> 1;",
                        "    case Event.Drove drove when drove.km() > 0 -> 2;",
                        "    case Move.Play(Card card, int seat) -> {",
                        "        yield card.km();",
                        "    }",
                        "    default -> 0;",
                        "};",
                        "button.setOnAction(event -> close());",
                        "text.subscribe((before, now) -> show(now, \"before\"));",
                        "for (Card card : List.of(a(), b())) { count++; }",
                        "for (Card card : cards) { show(card); }",
                        "try { go(); } catch (IOException e) { stop(); }",
                        "if (node instanceof Region region) { count++; }",
                        "if (node instanceof Label label) { show(label); }",
                        "map.computeIfAbsent(key, k -> new HashMap<A, B>(k));",
                        "spots(pile -> spots::pile, () -> pile.pile());",
                        "button.setOnAction(_ -> close());")))
                .containsExactly(2, 4, 9, 10, 11, 13, 14, 17);
    }

    @Test
    void linesThatEndTooEarlyAreFound() {
        String full = "/// " + "word ".repeat(22) + "word.";
        assertThat(CommentParagraphChecker.endingTooEarly(
                        List.of("/// be", "/// played.", "", "    // not", "    // here")))
                .containsExactly(1, 4);
        assertThat(CommentParagraphChecker.endingTooEarly(
                        List.of("/// - one", "///   thing", "/// - another", "/// @param x of", "///     all")))
                .containsExactly(1, 4);
        assertThat(CommentParagraphChecker.endingTooEarly(List.of(full, "/// words", "///", "/// A new paragraph.")))
                .isEmpty();
        assertThat(CommentParagraphChecker.endingTooEarly(
                        List.of("/// # Title", "/// Text:", "/// ```", "/// a", "/// b", "/// ```", "/// More.")))
                .isEmpty();
        assertThat(CommentParagraphChecker.endingTooEarly(
                        List.of(full, "/// `code as one`", "/// [One#of(A,", "/// B)]")))
                .containsExactly(2, 3);
        assertThat(CommentParagraphChecker.endingTooEarly(
                        List.of("/// | a | b |", "/// | c | d |", "/// text", "int x; // not", "/// this")))
                .isEmpty();
    }

    @Test
    void everyPackageHasAPage() throws IOException {
        List<Path> packages = Sources.javaFiles(Sources.MAIN).stream()
                .filter(file -> !file.endsWith("module-info.java"))
                .map(Path::getParent)
                .distinct()
                .toList();
        assertThat(packages).isNotEmpty().allSatisfy(at -> {
            Path page = at.resolve("package-info.java");
            assertThat(page).exists();
            assertThat(Files.readString(page))
                    .contains("@NullMarked")
                    .containsIgnoringCase("example")
                    .containsIgnoringCase("left out on purpose");
        });
    }

    @Test
    void looksAreFoundWhereTheyStand() {
        assertThat(List.of(
                        "x.setFill(Color.web(name))",
                        "String red = \"-fx-fill: #c00\";",
                        "\"#1a2b3c\"",
                        "node.getStyleClass().add(\"card\")",
                        "label.setStyle(style)"))
                .allMatch(LOOK.asPredicate());
        assertThat(List.of("/// see [Card#add]", "node.getStyleClass().add(Styles.CARD)", "\"no. #12\"", "\"R#12345\""))
                .noneMatch(LOOK.asPredicate());
    }

    private static List<Integer> namesOfAnotherStyle(List<String> lines) {
        String text = String.join("\n", lines);
        return TEST.matcher(text)
                .results()
                .filter(test -> !TEST_NAME.matcher(test.group(1)).matches())
                .map(test -> (int) text.substring(0, test.start(1)).lines().count())
                .toList();
    }

    private static List<Integer> looks(List<String> lines) {
        return IntStream.range(0, lines.size())
                .filter(at -> !lines.get(at).strip().startsWith("//"))
                .filter(at -> LOOK.matcher(lines.get(at)).find())
                .mapToObj(at -> at + 1)
                .toList();
    }
}
