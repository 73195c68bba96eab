package millebornes.desktop.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ReplayAlternative;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TruncatedTextFinder;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.Move;
import millebornes.save.ReplayedGame;
import millebornes.save.SavedGame;
import millebornes.session.GameConfig;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// The replay page.
class ReplayScreenTest {

    private static final SavedGame OVER = ReplayTimelineTest.played(4, 10_000);

    /// A step in which a car has driven far.
    private static final int STEP = drive();

    private final List<GameConfig> again = new ArrayList<>();
    private final List<SavedGame> tried = new ArrayList<>();
    private final List<SavedGame> cards = new ArrayList<>();

    @Test
    void aFinishedGameInEveryWay() {
        assertThat(ScreenCapture.checkEveryWay("replay", context -> at(context, OVER, STEP)))
                .allSatisfy(pageTaken -> {
                    // Large text leaves the header to what happens.
                    if (!PageTitlePlate.isLarge(pageTaken.context())) {
                        assertThat(pageTaken.says())
                                .contains(
                                        "Bons baisers",
                                        pageTaken.context().words().text("playback.open"));
                    }
                    assertThat(pageTaken.says())
                            .contains(pageTaken.context().words().text("result.seed", 7412));
                    assertThat(pageTaken.scene().getRoot().lookupAll(".button"))
                            .filteredOn(node -> node.getId() != null)
                            .allSatisfy(target -> assertThat(((Region) target).getHeight())
                                    .as(target.getId())
                                    .isGreaterThanOrEqualTo(Sizes.TARGET));
                });
    }

    @Test
    void aGameThatGoesOnShowsNoHandAndNoSeed() {
        SavedGame runningGame = ReplayTimelineTest.played(4, 60);
        assertThat(ScreenCapture.checkInBothLanguages("replay-running", context -> at(context, runningGame, 30)))
                .allSatisfy(pageTaken -> {
                    assertThat(pageTaken.says())
                            .contains(pageTaken.context().words().text("playback.closed"))
                            .doesNotContain("7412", "7\u202f412", "7,412");
                    assertThat(pageTaken.scene().lookup("#replay-again")).isNull();
                    assertThat(pageTaken.scene().lookup("#replay-postcard")).isNull();
                });
    }

    @Test
    void noTextIsCut() {
        assertThat(TruncatedTextFinder.in(context -> at(context, OVER, STEP))).isEmpty();
    }

    /// A choice that decided the match: the replay begins there, and offers the other one; elsewhere it does not.
    @Test
    void theOtherChoiceCanBeTried() {
        ReplayTimeline replay = ReplayTimeline.of(OVER);
        Move otherMove = replay.match(STEP)
                .rules()
                .legalMoves(replay.match(STEP).round())
                .getLast();
        ReplayScreen[] made = new ReplayScreen[1];
        Scene scene = ScreenCapture.check(
                "replay-other",
                ScreenCapture.context(Language.FRENCH),
                context -> made[0] = new ReplayScreen(
                        context, OVER, Optional.of(new ReplayAlternative(STEP, otherMove)), this::note, () -> {}),
                1280,
                800);
        assertThat(made[0].at()).isEqualTo(STEP);
        Gallery.onToolkit(() -> {
            Button tries = (Button) scene.lookup("#replay-other");
            tries.fire();
            ((Button) scene.lookup("#replay-try")).fire();
            made[0].go(STEP + 1);
            assertThat(tries.isDisabled()).isTrue();
            made[0].go(replay.last());
            assertThat(scene.lookup("#replay-try").isDisabled()).isTrue();
            return true;
        });
        assertThat(tried).hasSize(2);
        assertThat(tried.getFirst()).isEqualTo(tried.getLast().with(otherMove));
        assertThat(ReplayedGame.of(tried.getLast()).match().round())
                .isEqualTo(replay.match(STEP).round());
    }

    @Test
    void theKeyboardGoesForwardAndBack() {
        ReplayScreen[] shown = new ReplayScreen[1];
        Scene scene = take(shown);
        press(scene, KeyCode.RIGHT);
        press(scene, KeyCode.RIGHT);
        press(scene, KeyCode.LEFT);
        assertThat(shown[0].at()).isEqualTo(STEP + 1);
        press(scene, KeyCode.HOME);
        assertThat(shown[0].at()).isZero();
        press(scene, KeyCode.LEFT);
        assertThat(shown[0].at()).isZero();
        press(scene, KeyCode.PAGE_DOWN);
        int second = shown[0].at();
        assertThat(second).isPositive();
        press(scene, KeyCode.END);
        assertThat(shown[0].at()).isGreaterThan(second);
    }

    @Test
    void theSameCardsCanBePlayedAgain() {
        Scene scene = take(new ReplayScreen[1]);
        Gallery.onToolkit(() -> {
            ((Button) scene.lookup("#replay-again")).fire();
            return true;
        });
        assertThat(again).singleElement().satisfies(game -> {
            assertThat(game.seed()).isEqualTo(DealSeed.numbered(7412));
            assertThat(game.setup()).isEqualTo(OVER.setup());
        });
    }

    @Test
    void aFinishedMatchBecomesAPostcard() {
        Scene scene = take(new ReplayScreen[1]);
        Gallery.onToolkit(() -> {
            ((Button) scene.lookup("#replay-postcard")).fire();
            return true;
        });
        assertThat(cards).containsExactly(OVER);
    }

    @Test
    void itSpeaksAnotherLanguageAtOnceAndStaysWhereItIs() {
        ReplayScreen[] shown = new ReplayScreen[1];
        ScreenContext context = ScreenCapture.context(Language.FRENCH);
        Scene scene = ScreenCapture.check(
                "replay-used", context, screenContext -> shown[0] = at(screenContext, OVER, STEP), 1280, 800);
        Gallery.onToolkit(() -> {
            context.language(Language.ENGLISH);
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return true;
        });
        assertThat(shown[0].at()).isEqualTo(STEP);
        assertThat(SceneContents.texts(scene))
                .anyMatch(text -> text.endsWith("The game is over: all hands are shown."));
    }

    private static int drive() {
        ReplayTimeline replay = ReplayTimeline.of(OVER);
        return IntStream.rangeClosed(replay.rounds().get(1) + 40, replay.last())
                .filter(step -> IntStream.range(0, 4)
                        .anyMatch(car -> replay.match(step).round().car(car).km()
                                        - replay.match(step - 1)
                                                .round()
                                                .car(car)
                                                .km()
                                == 200))
                .findFirst()
                .orElseThrow();
    }

    private Scene take(ReplayScreen[] shown) {
        return ScreenCapture.check(
                "replay-used",
                ScreenCapture.context(Language.FRENCH),
                context -> shown[0] = at(context, OVER, STEP),
                1280,
                800);
    }

    private ReplayScreen at(ScreenContext context, SavedGame game, int step) {
        ReplayScreen screen = new ReplayScreen(context, game, this::note, () -> {});
        screen.go(step);
        return screen;
    }

    private void note(Destination destination) {
        switch (destination) {
            case Destination.Play(GameConfig config) -> again.add(config);
            case Destination.Practice(SavedGame savedGame) -> tried.add(savedGame);
            case Destination.Postcard(SavedGame game) -> cards.add(game);
            default -> throw new AssertionError(destination);
        }
    }

    private static void press(Scene scene, KeyCode key) {
        Gallery.onToolkit(() -> {
            Event.fireEvent(
                    scene.lookup("#replay-play"),
                    new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
            return true;
        });
    }
}
