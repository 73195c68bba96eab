package millebornes.desktop.scores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import millebornes.desktop.Patience;
import millebornes.desktop.SceneContents;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ScreenWindow;
import millebornes.desktop.controls.TruncatedTextFinder;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.table.Livery;
import millebornes.records.FinishedMatch;
import millebornes.records.FinishedMatch.Outcome;
import millebornes.records.FinishedMatch.PlayerResult;
import millebornes.save.InMemoryStore;
import millebornes.save.SingleValueStore;
import millebornes.session.CarOutfit;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The scores page: its pictures, and its buttons.
class ScoresScreenTest {

    private static final List<String> NAMES = List.of("Anna", "Papi", "Léa", "Marguerite-Élise", "Tom");

    /// The greatest distance of two numbers of a column, which lie on whole pixels before a large window enlarges them, in px.
    private static final double SNAPPED = 1.4;

    private final FxRobot robot = new StraightRobot();

    @Test
    void thePageWithGamesAndWithoutAny() {
        assertThat(ScreenCapture.checkEveryWay(
                        "scores", context -> new ScoresScreen(context, store(9), ScoreCars.NOBODYS, _ -> {})))
                .allSatisfy(pageTaken -> {
                    assertThat(NAMES)
                            .allSatisfy(name -> assertThat(pageTaken.says()).contains(name));
                    assertThat(pageTaken.shows("#forget")).isTrue();
                    assertThat(SceneContents.isSeenWhole(pageTaken.scene(), "#wins"))
                            .as("the whole race is in sight")
                            .isTrue();
                    DoubleSummaryStatistics pictures =
                            pageTaken.scene().getRoot().lookupAll("LandscapeVignette").stream()
                                    .collect(Collectors.summarizingDouble(
                                            picture -> picture.getLayoutBounds().getWidth()));
                    assertThat(pictures.getCount()).isEqualTo(3);
                    assertThat(pictures.getMax())
                            .as("the pictures of the records are equally wide")
                            .isLessThanOrEqualTo(pictures.getMin() + 1);
                    assertThat(left(pageTaken.scene(), "#wins"))
                            .as("the race begins at the edge of the page")
                            .isEqualTo(left(pageTaken.scene(), "#scores"));
                    assertThat(pageTaken.scene().getRoot().lookupAll("#scores BalancedLabel .text").stream()
                                    .map(text -> Math.round(text.localToScene(text.getBoundsInLocal())
                                            .getMinY()))
                                    .distinct())
                            .as("the heads of the columns have one baseline")
                            .hasSize(1);
                    for (String column : List.of("wins", "best", "coups")) {
                        assertThat(IntStream.range(0, NAMES.size())
                                        .mapToObj(line -> middle(pageTaken.scene(), column + "-" + line)))
                                .as("a star moves no number out of column %s", column)
                                .allSatisfy(middle -> assertThat(middle)
                                        .isCloseTo(middle(pageTaken.scene(), column + "-0"), within(SNAPPED)));
                    }
                });
        Scene low = ScreenCapture.check(
                "scores-200-low",
                ScreenCapture.context(ColourTheme.DAY, 200),
                context -> new ScoresScreen(context, store(9), ScoreCars.NOBODYS, _ -> {}),
                1280,
                720);
        assertThat(SceneContents.texts(low)).contains(NAMES.getFirst());
        assertThat(SceneContents.isSeenWhole(low, "#wins-" + (NAMES.size() - 1)))
                .isTrue();
        assertThat(ScreenCapture.checkInBothLanguages(
                        "scores-empty", context -> new ScoresScreen(context, store(0), ScoreCars.NOBODYS, _ -> {})))
                .allSatisfy(pageTaken -> {
                    assertThat(pageTaken.shows("#play")).isTrue();
                    assertThat(pageTaken.shows("#forget")).isFalse();
                });
    }

    /// The x of the middle of a figure's digits.
    private static double middle(Scene scene, String figure) {
        Node digits = scene.lookup("#" + figure).lookup(".text");
        return digits.localToScene(digits.getLayoutBounds()).getCenterX();
    }

    @Test
    void aFamilySeesItsOwnCars() {
        ScoreCars cars = new ScoreCars(
                Map.of("Anna", Livery.C, "Papi", Livery.A, "Léa", Livery.F),
                Map.of(
                        "Anna", CarOutfit.of("mother waves bicycle cat"),
                        "Papi", CarOutfit.of("grandfather checks canoe"),
                        "Tom", CarOutfit.of("boy stars surfboards parrot")));
        assertThat(ScreenCapture.checkInBothLanguages(
                        "scores-own-cars", context -> new ScoresScreen(context, store(9), cars, _ -> {})))
                .allSatisfy(pageTaken -> assertThat(NAMES)
                        .allSatisfy(name -> assertThat(pageTaken.says()).contains(name)));
    }

    @Test
    void scoresAreForgottenAfterTheyWereAskedForTwice() {
        SingleValueStore<List<FinishedMatch>> store = store(3);
        open(store);
        assertThat(text("games-0")).isEqualTo("3");
        robot.clickOn("#forget");
        Patience.settle();
        assertThat(store.value()).hasSize(3);
        robot.type(KeyCode.ESCAPE);
        Patience.settle();
        assertThat(robot.lookup("#forget-all").tryQuery()).isEmpty();
        robot.clickOn("#forget").clickOn("#forget-all");
        Patience.settle();
        assertThat(store.value()).isEmpty();
        assertThat(robot.lookup("#play").tryQuery()).isPresent();
    }

    @Test
    void anEditionIsChosenWhereSeveralWerePlayed() {
        SingleValueStore<List<FinishedMatch>> store = store(3);
        store.change(
                new FinishedMatch("micro", List.of(new PlayerResult("Zoé", Outcome.WON, 700, 700, 0, 0, 0)))::after);
        open(store);
        robot.clickOn("#edition").clickOn("#edition-micro");
        Patience.settle();
        assertThat(text("wins-0")).isEqualTo("1");
        assertThat(robot.lookup("#wins-1").tryQuery()).isEmpty();
    }

    private void open(SingleValueStore<List<FinishedMatch>> store) {
        ScreenContext context = ScreenCapture.context(Language.FRENCH);
        ScreenWindow.open(context, () -> new ScoresScreen(context, store, ScoreCars.NOBODYS, _ -> {}), 1024, 700);
    }

    /// Games in which the first names win more often than the last; others have the best rounds.
    private static SingleValueStore<List<FinishedMatch>> store(int games) {
        SingleValueStore<List<FinishedMatch>> store = new InMemoryStore<>(List.of());
        for (int game = 0; game < games; game++) {
            int winner = game % 4 == 3 ? 2 : game % 3 == 1 ? 1 : 0;
            int number = game;
            store.change(new FinishedMatch(
                    "board",
                    IntStream.range(0, NAMES.size())
                            .mapToObj(seat -> new PlayerResult(
                                    NAMES.get(seat),
                                    seat == winner ? Outcome.WON : Outcome.LOST,
                                    5000 - 700 * seat,
                                    1500 - 225 * Math.abs(seat - 2) + 125 * ((number + seat) % 4),
                                    (number + seat) % (Math.abs(seat - 1) + 2) == 0 ? 1 : 0,
                                    0,
                                    0))
                            .toList())::after);
        }
        return store;
    }

    private static double left(Scene scene, String id) {
        Node node = scene.lookup(id);
        return Math.round(node.localToScene(node.getLayoutBounds()).getMinX());
    }

    private String text(String id) {
        return robot.lookup("#" + id).queryAs(Labeled.class).getText();
    }

    @Test
    void noTextIsCut() {
        assertThat(TruncatedTextFinder.in(context -> new ScoresScreen(context, store(9), ScoreCars.NOBODYS, _ -> {})))
                .isEmpty();
        assertThat(TruncatedTextFinder.in(context -> new ScoresScreen(context, store(0), ScoreCars.NOBODYS, _ -> {})))
                .isEmpty();
    }
}
