package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.ScreenKind;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// On small and on high-resolution screens the hand, the seats and all buttons of a table are inside the window and no
/// text is cut, in both languages, at the usual and at a large text size; on more screens and in more text sizes with
/// `-Dall.windows=true`.
class TableOnEveryScreenTest {

    private static final boolean ALL = Boolean.getBoolean("all.windows");
    private static final List<Integer> TEXTS = ALL ? List.of(100, 125, 150, 175, 200) : List.of(100, 200);

    /// The others give pages the same room as one of these, or as the windows of the gallery.
    private static final List<ScreenKind> SCREENS = ALL ? ScreenKind.EXTREME : ScreenKind.EXTREME.subList(0, 3);

    /// A table and what is seen there.
    record Seen(String name, Session session) {

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Seen> tables() {
        Setup setupOfFour = Setup.of(Editions.BOARD, TeamFormat.singles(4));
        Setup setupOfNine = Setup.of(Editions.PLAYROOM, new TeamFormat(3, 3));
        Setup juniorSetup =
                new Setup(Editions.BOARD, TeamFormat.singles(4), OptionChoices.NONE.scoring(ScoringMode.JUNIOR));
        Setup extendedSetup =
                new Setup(Editions.BOARD, TeamFormat.singles(2), OptionChoices.NONE.on(FlagOption.EXTENDED));
        return Stream.of(
                new Seen("table", GameSituations.find(setupOfFour, 1, TableOnEveryScreenTest::isUnderWay)),
                new Seen("table-nine", GameSituations.find(setupOfNine, 1, TableOnEveryScreenTest::isUnderWay)),
                new Seen("table-junior", GameSituations.find(juniorSetup, 1, TableOnEveryScreenTest::isUnderWay)),
                new Seen(
                        "table-stuck",
                        GameSituations.find(
                                extendedSetup,
                                1,
                                round -> round.phase() instanceof Phase.Turn turn
                                        && turn.seat() == 0
                                        && extendedSetup
                                                .rules()
                                                .legalMoves(round)
                                                .contains(new Move.Stuck()))),
                new Seen("hand-over", Session.start(TestGames.people(2, 5))),
                new Seen("coup-fourre", GameSituations.claimable(setupOfFour, true)));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void everythingLiesInsideOfTheWindow(Seen seen) {
        for (ScreenKind screen : SCREENS) {
            for (Language language : Language.values()) {
                for (int text : TEXTS) {
                    String name = "%s-%s-%s-%d".formatted(seen, screen, language.tag(), text);
                    check(
                            ScreenCapture.checkLayout(
                                    name,
                                    new ScreenContext(
                                            language,
                                            new AppearanceSettings(ColourTheme.DAY, new TextScale(text)),
                                            Pace.OFF),
                                    context -> table(seen.session(), context),
                                    screen.windowWidth(),
                                    screen.windowHeight()),
                            name,
                            seen);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void isPaintedForEveryScreen(Seen seen) {
        for (ScreenKind screen : ScreenKind.EXTREME) {
            ScreenCapture.check(
                    "screen-" + seen + "-" + screen,
                    ScreenCapture.context(Language.FRENCH),
                    context -> table(seen.session(), context),
                    screen.windowWidth(),
                    screen.windowHeight());
        }
    }

    private static void check(Scene scene, String name, Seen seen) {
        int seats = seen.session().game().setup().form().seats();
        assertThat(IntStream.range(0, seats).mapToObj(seat -> "#seat-" + seat))
                .as("seats of %s", name)
                .allMatch(seat -> SceneContents.isSeenWhole(scene, seat));
        List<String> pressed = Gallery.onToolkit(() -> scene.getRoot().lookupAll("*").stream()
                .filter(node -> node.getId() != null && node.isVisible())
                .filter(node -> node instanceof Button || node.getId().startsWith("hand-"))
                .filter(TableOnEveryScreenTest::isShown)
                .map(node -> "#" + node.getId())
                .toList());
        assertThat(pressed).as("what is pressed in %s", name).hasSizeGreaterThan(1);
        assertThat(pressed)
                .as("what is pressed in %s", name)
                .allMatch(target -> SceneContents.isSeenWhole(scene, target));
    }

    private static boolean isShown(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private static TableScreen table(Session session, ScreenContext context) {
        return new TableScreen(session, context, new Nowhere(), TableDelays.NONE);
    }

    private static boolean isUnderWay(Round round) {
        return round.phase() instanceof Phase.Turn turn
                && turn.seat() == 0
                && round.cars().stream().filter(car -> car.km() >= 100).count() >= 2
                && round.cars().stream().anyMatch(car -> car.stopped());
    }
}
