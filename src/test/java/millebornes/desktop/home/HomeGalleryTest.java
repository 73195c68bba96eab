package millebornes.desktop.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import millebornes.bot.BotLevel;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.ResumableGame;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TruncatedTextFinder;
import millebornes.desktop.home.ActivityTilesFactory.TileForm;
import millebornes.desktop.home.HomeButtons.PageWidth;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.SceneStyler;
import millebornes.engine.match.MatchStanding;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HomeGalleryTest {

    private static final List<String> DOORS = List.of(
            "#new-game", "#daily-deal", "#daily-album", "#saves", "#learn", "#rules", "#scores", "#settings", "#quit");

    @Test
    void theFirstPage() {
        assertThat(ScreenCapture.checkEveryWay("home", context -> new HomeScreen(context, _ -> {}, () -> false, null)))
                .allSatisfy(pageTaken -> {
                    assertThat(DOORS).allMatch(pageTaken::shows);
                    assertThat(pageTaken.scene().lookup("#continue")).isNull();
                    assertThat(pageTaken.says())
                            .contains(pageTaken.context().words().text("home.subtitle"));
                });
        assertThat(ScreenCapture.checkInBothLanguages(
                        "home-running", context -> new HomeScreen(context, _ -> {}, () -> false, waiting(4))))
                .allSatisfy(pageTaken -> {
                    assertThat(DOORS).allMatch(pageTaken::shows);
                    assertThat(pageTaken.shows("#continue")).isTrue();
                    assertThat(Stream.of("#continue", "#new-game", "#child-game")
                                    .map(card -> bounds(pageTaken.scene().lookup(card))
                                            .getMinY())
                                    .distinct())
                            .as("upper edges of the cards")
                            .hasSize(1);
                });
    }

    /// A day that was played has a check mark on its leaf, and says so to those who do not see it.
    @Test
    void aDayThatWasPlayedIsMarked() {
        assertThat(ScreenCapture.checkEveryWay(
                        "home-day-played", context -> new HomeScreen(context, _ -> {}, () -> true, null)))
                .allSatisfy(pageTaken -> {
                    assertThat(pageTaken.shows("#day-played")).isTrue();
                    assertThat(pageTaken.scene().lookup("#daily-deal").getAccessibleText())
                            .contains(pageTaken.context().words().text("day.home.played"));
                });
        assertThat(ScreenCapture.checkInBothLanguages(
                        "home-day-waits", context -> new HomeScreen(context, _ -> {}, () -> false, null)))
                .allSatisfy(pageTaken -> {
                    assertThat(pageTaken.scene().lookup("#day-played")).isNull();
                    assertThat(pageTaken.scene().lookup("#daily-deal").getAccessibleText())
                            .contains(pageTaken.context().words().text("day.home.note"));
                });
    }

    /// Whatever the day of the month is.
    @ParameterizedTest
    @EnumSource(TileForm.class)
    void theCheckMarkTouchesNoNumber(TileForm form) {
        LocalDate date = LocalDate.of(2026, 12, 1);
        for (int day = 0; day < date.lengthOfMonth(); day++) {
            LocalDate today = date.plusDays(day);
            Gallery.onToolkit(() -> {
                ScreenContext context = ScreenCapture.context(Language.FRENCH);
                HBox row = new HBox();
                new ActivityTilesFactory(context, _ -> () -> {}, true, today, form, PageWidth.NARROW)
                        .tiles()
                        .forEach(row.getChildren()::add);
                Scene scene = new Scene(row, 600, 200);
                SceneStyler.scene(scene, context.look());
                row.applyCss();
                row.layout();
                Bounds check = bounds(row.lookup("#day-played"));
                Bounds number = bounds(row.lookup("#day-number"));
                assertThat(check.intersects(number))
                        .as("%s on %s", check, number)
                        .isFalse();
                assertThat(bounds(row.lookup("#daily-deal")).contains(number)).isTrue();
                return row;
            });
        }
    }

    private static Bounds bounds(Node node) {
        return node.localToScene(node.getBoundsInLocal());
    }

    /// Each door names another destination.
    @Test
    void everyDoorLeadsToItsPage() {
        List<Destination> visited = new ArrayList<>();
        Scene scene = ScreenCapture.check(
                "home-doors",
                ScreenCapture.context(Language.FRENCH),
                context -> new HomeScreen(context, visited::add, () -> false, null),
                1280,
                800);
        Gallery.onToolkit(() -> {
            DOORS.forEach(door -> ((Button) scene.lookup(door)).fire());
            return true;
        });
        assertThat(visited)
                .extracting(destination -> (Object) destination.getClass())
                .containsExactly(
                        Destination.NewGame.class,
                        Destination.Day.class,
                        Destination.Album.class,
                        Destination.Saves.class,
                        Destination.Learn.class,
                        Destination.Rules.class,
                        Destination.Scores.class,
                        Destination.Settings.class,
                        Destination.Quit.class);
    }

    @Test
    void everyDoorHasASignBeforeItsWord() {
        for (ResumableGame runningGame : Arrays.asList(null, waiting(2), waiting(6))) {
            Parent root = page("home-signs", runningGame);
            assertThat(root.lookupAll(".button"))
                    .hasSizeGreaterThan(5)
                    .allSatisfy(node -> assertThat(node)
                            .isInstanceOfSatisfying(
                                    Button.class,
                                    door -> assertThat(door.getGraphic())
                                            .as(door.getId())
                                            .isNotNull()));
        }
    }

    @Test
    void theDoorsAreOfOneWidthBelowOneLine() {
        for (ResumableGame runningGame : Arrays.asList(null, waiting(2), waiting(6))) {
            Parent root = page("home-lines", runningGame);
            List<String> doors =
                    new ArrayList<>(List.of("#learn", "#rules", "#scores", "#saves", "#settings", "#quit"));
            if (runningGame != null) {
                doors.addAll(List.of("#daily-deal", "#daily-school", "#daily-album"));
            }
            DoubleSummaryStatistics widths = doors.stream()
                    .mapToDouble(door -> root.lookup(door).getLayoutBounds().getWidth())
                    .summaryStatistics();
            assertThat(widths.getMax() - widths.getMin())
                    .as("difference of the doors' widths, which are rounded")
                    .isLessThanOrEqualTo(runningGame == null ? 0 : 1);
            assertThat(Stream.of(
                                    runningGame == null ? "#new-game" : "#continue",
                                    "#child-game",
                                    runningGame == null ? "#daily-deal" : "#new-game")
                            .map(card -> Math.round(bounds(root.lookup(card)).getMinY()))
                            .distinct())
                    .as("upper edges of the cards")
                    .hasSize(1);
        }
    }

    private static Parent page(String picture, @Nullable ResumableGame runningGame) {
        return ScreenCapture.check(
                        picture,
                        ScreenCapture.context(Language.FRENCH),
                        context -> new HomeScreen(context, _ -> {}, () -> false, runningGame),
                        1280,
                        800)
                .getRoot();
    }

    /// A game of that many cars, some way on, that waits.
    private static ResumableGame waiting(int cars) {
        List<SeatPlayer> players = Stream.of("Anna", "Papi", "Léa", "Gaston", "Marguerite-Élise", "Zoé")
                .limit(cars)
                .<SeatPlayer>map(name -> new SeatPlayer.Computer(name, BotLevel.EASY))
                .toList();
        Edition edition = cars > 4 ? Editions.PLAYROOM : Editions.BOARD;
        Session session = Session.start(new GameConfig(Setup.of(edition, TeamFormat.singles(cars)), players, 0, 7));
        for (int turn = 0; turn < cars * 12 && session.asked().isPresent(); turn++) {
            session.playLegal(session.computerTurn(session.asked().getAsInt()).move());
        }
        return new ResumableGame(
                session.game(), MatchStanding.of(session.match()), Instant.now().minus(Duration.ofMinutes(1)));
    }

    @Test
    void noTextIsCut() {
        for (ResumableGame runningGame : Arrays.asList(null, waiting(2), waiting(6))) {
            assertThat(TruncatedTextFinder.in(context -> new HomeScreen(context, _ -> {}, () -> false, runningGame)))
                    .isEmpty();
        }
        ScreenCapture.check(
                "home-200-low",
                ScreenCapture.context(ColourTheme.DAY, 200),
                context -> new HomeScreen(context, _ -> {}, () -> false, waiting(4)),
                1280,
                720);
    }
}
