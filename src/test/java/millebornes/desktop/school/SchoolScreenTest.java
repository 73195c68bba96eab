package millebornes.desktop.school;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.SceneContents;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ScreenWindow;
import millebornes.desktop.controls.TruncatedTextFinder;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Move;
import millebornes.save.InMemoryStore;
import millebornes.save.SingleValueStore;
import millebornes.school.Exercise;
import millebornes.school.ExerciseBook;
import millebornes.school.SchoolProgress;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;

/// The driving school: its pictures, and an exercise that is answered wrongly, repeated and solved.
public class SchoolScreenTest {

    private static final ExerciseBook BOOK = ExerciseBook.ofProgram();
    private static final int SOLVED = 18;

    /// The height of the empty edge of an entry, in px.
    private static final double EDGE = 6;

    private final List<String> taken = new ArrayList<>();
    private SingleValueStore<SchoolProgress> store = new InMemoryStore<>(after(SOLVED));

    @Test
    void anExerciseInEveryWay() {
        assertThat(ScreenCapture.checkEveryWay("school", context -> screen(context, "four-butterflies")))
                .allSatisfy(pageTaken -> {
                    assertThat(pageTaken.says())
                            .contains(pageTaken.context().words().text("school.question.DISCARD"));
                    Set<Node> cards = pageTaken.scene().getRoot().lookupAll("." + StyleClasses.SCHOOL_CHOICE);
                    Bounds line = cards.iterator().next().getParent().getLayoutBounds();
                    List<Bounds> hand = cards.stream()
                            .map(card -> card.localToParent(card.getLayoutBounds()))
                            .sorted(Comparator.comparingDouble(Bounds::getMinX))
                            .toList();
                    assertThat(hand).hasSize(7);
                    assertThat(hand.getFirst().getMinX() - line.getMinX())
                            .isCloseTo(line.getMaxX() - hand.getLast().getMaxX(), within((double) hand.size()));
                    assertThat(IntStream.range(1, hand.size())
                                    .mapToDouble(card -> hand.get(card).getMinX()
                                            - hand.get(card - 1).getMaxX()))
                            .allMatch(gap -> gap >= 0 && gap <= Sizes.GAP);
                });
        for (ColourTheme theme : List.of(ColourTheme.NIGHT, ColourTheme.HIGH_CONTRAST)) {
            ScreenCapture.check(
                    "school-" + theme.name().toLowerCase(Locale.ROOT),
                    ScreenCapture.context(theme, 100),
                    context -> answered(context, "nobody-else", false),
                    1024,
                    700);
        }
    }

    @Test
    void answeredRightAndWrong() {
        assertThat(ScreenCapture.checkInBothLanguages(
                        "school-right", context -> answered(context, "last-red-light", true)))
                .allSatisfy(pageTaken -> assertThat(broken(pageTaken.says()))
                        .contains(
                                broken(pageTaken.context().words().text("school.right")),
                                broken(pageTaken.context().words().text("school.ex.last-red-light.reason"))));
        assertThat(ScreenCapture.checkInBothLanguages(
                        "school-wrong", context -> answered(context, "last-red-light", false)))
                .allSatisfy(pageTaken -> {
                    assertThat(broken(pageTaken.says()))
                            .contains(
                                    broken(pageTaken.context().words().text("school.almost")),
                                    broken(pageTaken.context().words().text("school.ex.last-red-light.reason")));
                    assertThat(pageTaken.shows("#school-question")).isTrue();
                    assertThat(pageTaken.shows("#school-next")).isTrue();
                });
    }

    @Test
    void everyKindOfQuestion() {
        for (String id : List.of("first-coup-fourre", "fourth-safety", "who-rolls-free", "rare-remedy", "empty-pile")) {
            ScreenCapture.checkInBothLanguages("school-" + id, context -> screen(context, id));
            ScreenCapture.check(
                    "school-" + id + "-200",
                    ScreenCapture.context(ColourTheme.DAY, 200),
                    context -> screen(context, id),
                    1280,
                    800);
        }
    }

    /// Beside large text everything known of two cars is right of a high road, before an answer and after it.
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theFactsAreBesideTheRoadInLargeText(boolean answered) {
        Scene scene = ScreenCapture.check(
                "school-beside-200" + (answered ? "-answered" : ""),
                ScreenCapture.context(ColourTheme.DAY, 200),
                context -> answered ? answered(context, "last-red-light", false) : screen(context, "last-red-light"),
                1280,
                800);
        Bounds road = place(scene.lookup("#school-position"));
        assertThat(road.getHeight()).isGreaterThan(800 / 5.0);
        assertThat(scene.getRoot().lookupAll(".label").stream()
                        .filter(label -> ((Labeled) label).getText().startsWith("Pioche"))
                        .map(SchoolScreenTest::place))
                .hasSize(1)
                .allMatch(fact -> fact.getMinX() > road.getMaxX() && fact.getMaxY() < road.getMaxY());
    }

    /// In large letters the list scrolls to the open exercise, which is wholly above the sign, whichever it is.
    @Test
    void theOpenExerciseIsSeen() {
        ScreenContext context = ScreenCapture.context(ColourTheme.DAY, 140);
        Scene scene = ScreenCapture.checkLayout(
                "school-list",
                context,
                screenContext ->
                        screen(screenContext, BOOK.exercises().getFirst().id()),
                1280,
                800);
        for (Exercise exercise : BOOK.exercises()) {
            Gallery.onToolkit(() -> {
                ((Button) scene.lookup("#group-" + exercise.group().word())).fire();
                ((Button) entry(scene, exercise)).fire();
                return scene;
            });
            Patience.settle();
            Node list = scene.lookup("#exercises");
            Node sign = list.getParent().lookup("." + StyleClasses.SCROLL_MORE);
            Bounds openExercise = place(scene.lookup(".mb-entry.mb-active"));
            assertThat(active(scene)).contains(title(exercise));
            assertThat(openExercise.getMinY())
                    .as("upper edge of %s", exercise.id())
                    .isGreaterThanOrEqualTo(place(list).getMinY());
            assertThat(openExercise.getMaxY())
                    .as("lower edge of %s", exercise.id())
                    .isLessThanOrEqualTo(
                            sign.isVisible()
                                    ? place(sign).getMinY() + EDGE
                                    : place(list).getMaxY());
        }
    }

    /// Large text has the instructor with the question, and a menu of all exercises instead of the list.
    @Test
    void largeTextHasAMenuInsteadOfTheList() {
        Scene scene = ScreenCapture.checkLayout(
                "school-menu",
                ScreenCapture.context(ColourTheme.DAY, 200),
                context -> screen(context, BOOK.exercises().getFirst().id()),
                1280,
                800);
        assertThat(scene.lookup("#exercises")).isNull();
        assertThat(SceneContents.isSeenWhole(scene, "#school-question")).isTrue();
        assertThat(SceneContents.isSeenWhole(scene, "." + StyleClasses.INSTRUCTOR))
                .isTrue();
        for (Exercise exercise : BOOK.exercises()) {
            MenuItem item = items(scene)
                    .filter(one -> one.getId().equals("menu-" + exercise.id()))
                    .findFirst()
                    .orElseThrow();
            assertThat(item.getText()).isEqualTo(title(exercise));
        }
        Exercise last = BOOK.exercises().getLast();
        Gallery.onToolkit(() -> {
            items(scene).filter(one -> one.getId().equals("menu-" + last.id())).forEach(MenuItem::fire);
            return scene;
        });
        assertThat(((MenuButton) scene.lookup("#exercise-menu")).getText()).isEqualTo(title(last));
    }

    /// Beside large text the cards to choose are in one line, with captions below them or without.
    @ParameterizedTest
    @CsvSource({"1024, 700", "1280, 800"})
    void theChoicesAreInOneLineBesideLargeText(double width, double height) {
        Scene scene = ScreenCapture.checkLayout(
                "school-choices",
                ScreenCapture.context(ColourTheme.DAY, 200),
                context -> screen(context, BOOK.exercises().getFirst().id()),
                width,
                height);
        for (Exercise exercise : BOOK.exercises()) {
            Gallery.onToolkit(() -> {
                items(scene)
                        .filter(one -> one.getId().equals("menu-" + exercise.id()))
                        .forEach(MenuItem::fire);
                scene.getRoot().applyCss();
                scene.getRoot().layout();
                return scene;
            });
            assertThat(scene.getRoot().lookupAll("." + StyleClasses.SCHOOL_CHOICE).stream()
                            .map(choice -> Math.round(place(choice).getMinY()))
                            .distinct())
                    .as(exercise.id())
                    .hasSize(1);
        }
    }

    private static Stream<MenuItem> items(Scene scene) {
        return ((MenuButton) scene.lookup("#exercise-menu"))
                .getItems().stream().flatMap(group -> ((Menu) group).getItems().stream());
    }

    /// A text whose words may be on different lines.
    private static String broken(String text) {
        return text.replace('\u00A0', ' ');
    }

    private static Bounds place(Node node) {
        return Gallery.onToolkit(() -> node.localToScene(node.getLayoutBounds()));
    }

    @Test
    void noTextIsCut() {
        assertThat(TruncatedTextFinder.in(context -> answered(context, "two-flat-tires", false)))
                .isEmpty();
    }

    /// A wrong answer sets no stone; trying again asks the same question, and the right answer sets one.
    @Test
    void erredTriedAgainAndSolved() {
        FxRobot robot = new StraightRobot();
        Exercise exercise = BOOK.exercises().get(SOLVED);
        Scene scene = open();
        assertThat(scene.getRoot().lookup("#choice-0").isFocused()).isTrue();
        robot.clickOn("#choice-" + wrong(exercise));
        Patience.settle();
        assertThat(text(scene, "school-headline")).isEqualTo("Presque\u202f! Il y a encore mieux.");
        assertThat(store.value().has(exercise)).isFalse();
        robot.clickOn("#school-again");
        Patience.settle();
        assertThat(scene.getRoot().lookup("#school-headline")).isNull();
        robot.clickOn("#choice-" + exercise.choices().indexOf(exercise.answer()));
        Patience.settle();
        assertThat(text(scene, "school-headline")).isEqualTo("Bien vu\u202f!");
        assertThat(store.value().has(exercise)).isTrue();
        assertThat(scene.getRoot().lookup("#school-again")).isNull();
        robot.clickOn("#school-next");
        Patience.settle();
        assertThat(active(scene)).contains(title(BOOK.exercises().get(SOLVED + 1)));
    }

    /// Keys are enough: the arrows go from answer to answer and from exercise to exercise, escape leaves.
    @Test
    void withoutAMouse() {
        FxRobot robot = new StraightRobot();
        Scene scene = open();
        robot.type(KeyCode.RIGHT);
        assertThat(scene.getRoot().lookup("#choice-1").isFocused()).isTrue();
        robot.type(KeyCode.LEFT).type(KeyCode.SPACE);
        Patience.settle();
        assertThat(scene.getRoot().lookup("#school-headline")).isNotNull();
        robot.interact(() -> entry(scene, BOOK.exercises().get(SOLVED)).requestFocus());
        robot.type(KeyCode.DOWN).type(KeyCode.ENTER);
        Patience.settle();
        assertThat(active(scene)).contains(title(BOOK.exercises().get(SOLVED + 1)));
        robot.type(KeyCode.ESCAPE);
        assertThat(taken).containsExactly("back");
    }

    /// Anyone who listens is told of the cars, the hand and what has passed before answering.
    @Test
    void everythingIsSaid() {
        Scene scene = open();
        assertThat(SceneContents.nodes(scene.getRoot())
                        .map(Node::getAccessibleText)
                        .filter(Objects::nonNull))
                .anyMatch(text -> text.startsWith("Ta main"))
                .anyMatch(text -> text.startsWith("Déjà passées"))
                .anyMatch(text -> text.startsWith("Toi, "))
                .anyMatch(text -> text.startsWith("École"));
    }

    @Test
    void aGroupOpensAtItsFirstUnsolvedExercise() {
        Scene scene = open();
        new StraightRobot().interact(() -> ((Button) scene.getRoot().lookup("#group-stop")).fire());
        Patience.settle();
        assertThat(active(scene)).contains(title(BOOK.exercises().get(24)));
    }

    @Test
    void whenEverythingIsSolvedItSaysSo() {
        store = new InMemoryStore<>(after(BOOK.exercises().size()));
        assertThat(ScreenCapture.checkInBothLanguages("school-all", context -> screen(context, "green-again")))
                .allSatisfy(pageTaken -> assertThat(pageTaken.says())
                        .contains(pageTaken
                                .context()
                                .words()
                                .text("school.all", BOOK.exercises().size())));
    }

    private static String title(Exercise exercise) {
        return ScreenCapture.context(Language.FRENCH).words().text("school.ex." + exercise.id() + ".title");
    }

    private static int wrong(Exercise exercise) {
        return exercise.choices().getFirst().equals(exercise.answer()) ? 1 : 0;
    }

    private static Node entry(Scene scene, Exercise exercise) {
        return scene.getRoot().lookup("#exercise-" + exercise.id());
    }

    private static String active(Scene scene) {
        return Gallery.onToolkit(() -> scene.getRoot().lookupAll(".mb-entry.mb-active").stream()
                .map(Node::getAccessibleText)
                .findFirst()
                .orElse(""));
    }

    private static String text(Scene scene, String id) {
        return Gallery.onToolkit(() -> ((Labeled) scene.getRoot().lookup("#" + id)).getText());
    }

    private Scene open() {
        ScreenContext context = ScreenCapture.context(Language.FRENCH);
        SchoolScreen[] made = new SchoolScreen[1];
        ScreenWindow.open(
                context,
                () -> {
                    made[0] = new SchoolScreen(context, BOOK, store, () -> taken.add("back"));
                    return made[0];
                },
                1280,
                800);
        return made[0].root().getScene();
    }

    private SchoolScreen screen(ScreenContext context, String id) {
        return screen(context, exercise(id), Optional.empty());
    }

    private SchoolScreen answered(ScreenContext context, String id, boolean right) {
        Exercise exercise = exercise(id);
        Move chosenMove = right ? exercise.answer() : exercise.choices().get(wrong(exercise));
        return screen(context, exercise, Optional.of(chosenMove));
    }

    private SchoolScreen screen(ScreenContext context, Exercise exercise, Optional<Move> chosen) {
        return new SchoolScreen(context, BOOK, store, () -> taken.add("back"), exercise, chosen);
    }

    private static Exercise exercise(String id) {
        return BOOK.exercises().stream()
                .filter(exercise -> exercise.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /// The progress of somebody who has solved the first exercises.
    public static SchoolProgress after(int solved) {
        return new SchoolProgress(ExerciseBook.ofProgram().exercises().stream()
                .limit(solved)
                .map(Exercise::id)
                .collect(Collectors.toSet()));
    }
}
