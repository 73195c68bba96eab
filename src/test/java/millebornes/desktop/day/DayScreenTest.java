package millebornes.desktop.day;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.SceneContents;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.controls.DayExits;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ScreenWindow;
import millebornes.desktop.controls.TruncatedTextFinder;
import millebornes.desktop.theme.ColourTheme;
import millebornes.records.DaysPlayed;
import millebornes.records.DealOfTheDay;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;

/// The deal of the day: its pictures, and its buttons.
class DayScreenTest {

    private final List<String> taken = new ArrayList<>();
    private boolean clipboard = true;

    @Test
    void aMonthInEveryWay() {
        assertThat(ScreenCapture.checkEveryWay("day", context -> screen(context, SampleDays.month())))
                .allSatisfy(pageTaken -> {
                    List<Node> cells = cells(pageTaken.scene());
                    assertThat(cells).hasSize(30);
                    assertThat(cells)
                            .allSatisfy(
                                    cell -> assertThat(SceneContents.isSeenWhole(pageTaken.scene(), "#" + cell.getId()))
                                            .isTrue());
                    Point2D first = placesOfSigns(cells.getFirst()).findFirst().orElseThrow();
                    assertThat(cells.stream().flatMap(DayScreenTest::placesOfSigns))
                            .hasSize(17)
                            .as("pictures at the same place of their fields")
                            .allMatch(place -> place.distance(first) <= 2);
                    assertThat(pageTaken.says()).contains("22", "Anna");
                });
        ScreenCapture.check(
                "day-contrast-small",
                ScreenCapture.context(ColourTheme.HIGH_CONTRAST, 100),
                context -> screen(context, SampleDays.month()),
                1024,
                700);
        ScreenCapture.check(
                "day-150",
                ScreenCapture.context(ColourTheme.DAY, 150),
                context -> screen(context, SampleDays.month()),
                1280,
                800);
        ScreenCapture.check(
                "day-1920",
                ScreenCapture.context(ColourTheme.NIGHT, 100),
                context -> screen(context, SampleDays.month()),
                1920,
                1080);
    }

    @Test
    void aDealThatWaitsAndALongRound() {
        assertThat(ScreenCapture.checkInBothLanguages(
                        "day-waits", context -> screen(context, SampleDays.untilYesterday())))
                .allSatisfy(pageTaken -> assertThat(pageTaken.says())
                        .contains(pageTaken.context().words().text("day.waits"))
                        .doesNotContain(pageTaken.context().words().text("day.copy")));
        assertThat(ScreenCapture.checkInBothLanguages("day-long", context -> screen(context, SampleDays.longWay())))
                .allSatisfy(pageTaken -> assertThat(SceneContents.isSeenWhole(pageTaken.scene(), "#day-play"))
                        .as("play is in sight")
                        .isTrue());
    }

    @Test
    void noTextIsCut() {
        assertThat(TruncatedTextFinder.in(context -> screen(context, SampleDays.month())))
                .isEmpty();
        assertThat(TruncatedTextFinder.in(context -> screen(context, DaysPlayed.NONE)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 150, 200})
    void bothWaysToPlayAreInSight(int textPercent) {
        Scene scene = ScreenCapture.check(
                "day-ways-" + textPercent,
                ScreenCapture.context(ColourTheme.DAY, textPercent),
                context -> screen(context, SampleDays.month()),
                1280,
                800);
        assertThat(SceneContents.isSeenWhole(scene, "#day-play")).isTrue();
        assertThat(SceneContents.isSeenWhole(scene, "#day-family")).isTrue();
        assertThat(cells(scene))
                .allSatisfy(cell -> assertThat(SceneContents.isSeenWhole(scene, "#" + cell.getId()))
                        .as(cell.getId())
                        .isTrue());
    }

    /// With large text the line to share is beside the button that copies it, short or long.
    @ParameterizedTest
    @CsvSource({"150, 1024, 700", "150, 1280, 800", "200, 1024, 700", "200, 1280, 800"})
    void theLineIsInSightAtLargeText(int textPercent, int width, int height) {
        Map.of("short", SampleDays.month(), "long", SampleDays.longWay()).forEach((name, days) -> {
            Scene scene = ScreenCapture.check(
                    "day-line-%s-%d-%d".formatted(name, textPercent, width),
                    ScreenCapture.context(ColourTheme.DAY, textPercent),
                    context -> screen(context, days),
                    width,
                    height);
            assertThat(SceneContents.isSeenWhole(scene, "#day-foot-line"))
                    .as(name)
                    .isTrue();
            assertThat(SceneContents.isSeenWhole(scene, "#day-copy")).as(name).isTrue();
        });
    }

    /// The whole month is in sight, whatever the height of the window.
    @ParameterizedTest
    @ValueSource(ints = {150, 175, 200})
    void everyDayIsInSightAtEveryHeight(int textPercent) {
        for (int height = 700; height <= 1060; height += 40) {
            Scene scene = ScreenCapture.checkLayout(
                    "day-height-" + textPercent + "-" + height,
                    ScreenCapture.context(ColourTheme.DAY, textPercent),
                    context -> screen(context, SampleDays.month()),
                    1280,
                    height);
            assertThat(cells(scene))
                    .as("%d px", height)
                    .hasSize(30)
                    .allSatisfy(cell -> assertThat(SceneContents.isSeenWhole(scene, "#" + cell.getId()))
                            .as(cell.getId())
                            .isTrue());
        }
    }

    /// The middle of each picture in a field, relative to the field.
    private static Stream<Point2D> placesOfSigns(Node cell) {
        return cell.lookupAll("DrawingPane").stream().map(Node::getParent).map(sign -> {
            Bounds place = sign.getBoundsInParent();
            return new Point2D(place.getCenterX(), place.getCenterY());
        });
    }

    private static List<Node> cells(Scene scene) {
        return List.copyOf(scene.getRoot().lookupAll(".mb-day-cell"));
    }

    /// What is copied is what was chosen: no name unless somebody wants it there.
    @Test
    void theLineIsCopiedAsItIsShown() {
        FxRobot robot = new StraightRobot();
        Scene scene = open(SampleDays.month());
        robot.clickOn("#day-copy");
        assertThat(text(scene, "day-told")).contains("Copié");
        robot.clickOn("#day-points").clickOn("#day-copy");
        robot.clickOn("#day-name").clickOn("#day-copy");
        assertThat(taken)
                .containsExactly(
                        "copy Mille Bornes · 22 nov. 2026 · 🚦🐇🦋🛑🔧🐇🐦🛑⭐🐇🐇🦆🦋🐦🏁 · 1\u202f800 points",
                        "copy Mille Bornes · 22 nov. 2026 · 🚦🐇🦋🛑🔧🐇🐦🛑⭐🐇🐇🦆🦋🐦🏁",
                        "copy Mille Bornes · 22 nov. 2026 · 🚦🐇🦋🛑🔧🐇🐦🛑⭐🐇🐇🦆🦋🐦🏁 · Anna");
    }

    @Test
    void whereNothingCanBeCopiedItIsSaid() {
        clipboard = false;
        Scene scene = open(SampleDays.month());
        new StraightRobot().clickOn("#day-copy");
        assertThat(text(scene, "day-told")).contains("pas pu");
    }

    /// The arrows go from day to day and into the month before; days to come cannot be chosen.
    @Test
    void theArrowsGoThroughTheMonth() {
        FxRobot robot = new StraightRobot();
        Scene scene = open(SampleDays.month());
        robot.clickOn("#day-2");
        assertThat(focused(scene)).isEqualTo("day-2");
        robot.type(KeyCode.LEFT, KeyCode.UP);
        assertThat(text(scene, "day-month")).contains("Octobre 2026");
        assertThat(focused(scene)).isEqualTo("day-25");
        robot.type(KeyCode.DOWN);
        robot.clickOn("#day-22");
        robot.type(KeyCode.RIGHT);
        assertThat(focused(scene)).isEqualTo("day-22");
    }

    @Test
    void theMonthsAreTurnedAsFarAsThereAreDeals() {
        FxRobot robot = new StraightRobot();
        Scene scene = open(SampleDays.month());
        assertThat(node(scene, "day-following").isDisabled()).isTrue();
        for (int month = 0; month < 12; month++) {
            Gallery.onToolkit(() -> {
                if (!node(scene, "day-previous").isDisabled()) {
                    ((Button) node(scene, "day-previous")).fire();
                }
                return true;
            });
        }
        assertThat(text(scene, "day-month")).isEqualTo("Janvier 2026");
        assertThat(focused(scene)).isEqualTo("day-following");
        robot.clickOn("#day-14").clickOn("#day-play").clickOn("#day-family").type(KeyCode.ESCAPE);
        Patience.settle();
        assertThat(taken).containsExactly("play 2026-01-14", "family 2026-01-14", "back");
    }

    private static Node node(Scene scene, String id) {
        return Objects.requireNonNull(scene.getRoot().lookup("#" + id));
    }

    private static String focused(Scene scene) {
        Patience.settle();
        return Gallery.onToolkit(() -> scene.getFocusOwner().getId());
    }

    private static String text(Scene scene, String id) {
        Patience.settle();
        return Gallery.onToolkit(() -> ((Labeled) node(scene, id)).getText());
    }

    private Scene open(DaysPlayed days) {
        ScreenContext context = ScreenCapture.context(Language.FRENCH);
        DayScreen[] made = new DayScreen[1];
        ScreenWindow.open(
                context,
                () -> {
                    made[0] = screen(context, days);
                    return made[0];
                },
                1280,
                800);
        return made[0].root().getScene();
    }

    private DayScreen screen(ScreenContext context, DaysPlayed days) {
        return new DayScreen(context, days, SampleDays.TODAY, new DayExits() {
            @Override
            public void play(DealOfTheDay deal) {
                taken.add("play " + deal.day());
            }

            @Override
            public boolean hasFamily(DealOfTheDay deal) {
                return deal.day().isBefore(LocalDate.MAX);
            }

            @Override
            public void playAsFamily(DealOfTheDay deal) {
                taken.add("family " + deal.day());
            }

            @Override
            public boolean copy(String line) {
                taken.add("copy " + line);
                return clipboard;
            }

            @Override
            public void back() {
                taken.add("back");
            }
        });
    }
}
