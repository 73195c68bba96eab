package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.session.Session;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every form of table in windows from the smallest possible to a large one, and with large text.
class WindowSizesGalleryTest {

    private static final int[][] WINDOWS = {{1024, 700}, {1280, 800}, {1920, 1080}, {2560, 1440}};

    /// What is left of the smallest window inside of its frame.
    private static final int[] SMALLEST = {1022, 675};

    /// Nobody leaves these tables.
    record TableForm(String name, Edition edition, TeamFormat seats, OptionChoices choices) {

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<TableForm> forms() {
        OptionChoices juniorChoices = OptionChoices.NONE.scoring(ScoringMode.JUNIOR);
        return Stream.of(
                new TableForm("two", Editions.BOARD, TeamFormat.singles(2), OptionChoices.NONE),
                new TableForm("four", Editions.BOARD, TeamFormat.singles(4), OptionChoices.NONE),
                new TableForm("six", Editions.PLAYROOM, TeamFormat.singles(6), OptionChoices.NONE),
                new TableForm("nine", Editions.PLAYROOM, new TeamFormat(3, 3), OptionChoices.NONE),
                new TableForm("teams-2x2", Editions.BOARD, new TeamFormat(2, 2), OptionChoices.NONE),
                new TableForm("teams-3x2", Editions.CLASSIC, new TeamFormat(3, 2), OptionChoices.NONE),
                new TableForm("teams-4x2", Editions.BOARD, new TeamFormat(4, 2), OptionChoices.NONE),
                new TableForm("junior", Editions.BOARD, TeamFormat.singles(4), juniorChoices));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void everyWindow(TableForm form) {
        Session session = session(form);
        for (int[] window : WINDOWS) {
            check(form, session, 100, window, "sizes-" + form + "-" + window[0] + "x" + window[1]);
        }
        for (int text : new int[] {100, 125, 150, 175, 200}) {
            check(form, session, text, SMALLEST, "sizes-" + form + "-smallest-" + text);
        }
        check(form, session, 150, WINDOWS[1], "sizes-" + form + "-1280x800-150");
    }

    private static void check(TableForm form, Session session, int text, int[] window, String name) {
        ScreenContext context = new ScreenContext(
                Language.FRENCH, new AppearanceSettings(ColourTheme.DAY, new TextScale(text)), Pace.OFF);
        Scene scene = ScreenCapture.check(
                name,
                context,
                screenContext -> new TableScreen(session, screenContext, new Nowhere(), TableDelays.NONE),
                window[0],
                window[1]);
        assertThat(IntStream.range(0, form.seats().seats()).mapToObj(seat -> "#seat-" + seat))
                .as("seats of %s", name)
                .allMatch(seat -> SceneContents.isSeenWhole(scene, seat));
        assertThat(Gallery.onToolkit(() -> SceneContents.texts(scene)))
                .as("words of %s", name)
                .noneMatch(words -> words.endsWith("…"));
        checkTargets(form, scene, name);
    }

    /// What can be pressed is large enough, as it lies on the scene.
    private static void checkTargets(TableForm form, Scene scene, String name) {
        double least = form.name().equals("junior") ? Sizes.JUNIOR_TARGET : Sizes.TARGET;
        List<Node> targets = Gallery.onToolkit(() -> scene.getRoot().lookupAll("*").stream()
                .filter(node -> node instanceof Button || isTarget(node.getId()))
                .filter(Node::isVisible)
                .toList());
        assertThat(targets).hasSizeGreaterThan(form.seats().seats());
        assertThat(targets).allSatisfy(target -> {
            Bounds bounds = target.localToScene(target.getLayoutBounds());
            assertThat(Math.min(bounds.getWidth(), bounds.getHeight()))
                    .as("%s of %s", target, name)
                    .isGreaterThanOrEqualTo(least - 0.5);
        });
    }

    private static boolean isTarget(@Nullable String id) {
        return id != null && (id.startsWith("seat-") || id.startsWith("hand-"));
    }

    private static Session session(TableForm form) {
        return GameSituations.find(
                new Setup(form.edition(), form.seats(), form.choices()),
                1,
                underWay(form.seats().seats()));
    }

    /// Somebody is stopped, somebody wears a safety, most have started.
    private static Predicate<Round> underWay(int seats) {
        return round -> round.phase() instanceof Phase.Turn turn
                && turn.seat() == 0
                && round.cars().stream().filter(car -> car.km() >= 100).count() >= 2
                && round.cars().stream().anyMatch(car -> car.stopped())
                && (seats < 4
                        || round.cars().stream()
                                .anyMatch(car -> !car.safeties().toList().isEmpty()));
    }
}
