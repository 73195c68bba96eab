package millebornes.desktop.micro;

import static javafx.scene.input.KeyCode.LEFT;
import static javafx.scene.input.KeyCode.RIGHT;
import static javafx.scene.input.KeyCode.SPACE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Hazard;
import millebornes.session.Session;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// Pictures of the retro screen.
class MicroGalleryTest {

    /// Nothing passes by itself while a picture is taken.
    private static final MicroDelays STILL = new MicroDelays(1e9, 1e9, 0, 0);

    @Test
    void theTitleAndTheCards() {
        for (MicroTitleModel.Page page : MicroTitleModel.Page.values()) {
            String name = "micro-" + page.name().toLowerCase(Locale.ROOT);
            checkEverywhere(name, context -> {
                MicroTitleScreen screen =
                        new MicroTitleScreen(MicroSituations.game(1), context, _ -> {}, () -> {}, STILL);
                while (screen.title().page() != page) {
                    screen.title().step(1);
                }
                screen.title().erase();
                return screen;
            });
        }
    }

    @Test
    void anAttackThatCanBeAnswered() {
        checkEverywhere("micro-claim", context -> screen(context, MicroSituations::attacked, _ -> {}));
        checkEverywhere(
                "micro-claim-card",
                context -> screen(context, MicroSituations::attacked, game -> press(game, RIGHT, SPACE, RIGHT, RIGHT)));
    }

    @Test
    void aTurn() {
        checkEverywhere(
                "micro-choice", context -> screen(context, MicroSituations::attacked, game -> press(game, SPACE)));
        checkEverywhere(
                "micro-game",
                context -> screen(
                        context,
                        MicroSituations::attacked,
                        game -> press(game, SPACE, SPACE, RIGHT, RIGHT, RIGHT, RIGHT)));
        checkEverywhere(
                "micro-illegal",
                context -> screen(context, MicroSituations::attacked, game -> press(game, SPACE, SPACE, RIGHT, SPACE)));
    }

    @Test
    void theMachinesTurn() {
        checkEverywhere(
                "micro-attack",
                context -> screen(context, MicroSituations::beforeAttack, game -> {
                    game.answer(game.machine(), Move.attack(Hazard.SPEED_LIMIT, game.person()));
                }));
        checkEverywhere("micro-thinking", context -> screen(context, MicroSituations::beforeAttack, _ -> {}));
    }

    @Test
    void givingUpAndPausing() {
        checkEverywhere(
                "micro-sure", context -> screen(context, MicroSituations::attacked, game -> press(game, LEFT, SPACE)));
        checkEverywhere("micro-pause", context -> screen(context, MicroSituations::attacked, MicroGame::back));
    }

    @Test
    void thePoints() {
        checkEverywhere("micro-points", context -> screen(context, MicroSituations::roundOver, _ -> {}));
        checkEverywhere("micro-won", context -> screen(context, MicroSituations::matchOver, _ -> {}));
        checkEverywhere(
                "micro-again", context -> screen(context, MicroSituations::matchOver, game -> press(game, SPACE)));
    }

    @Test
    void withMoreContrast() {
        ScreenCapture.check(
                "micro-game-contrast",
                ScreenCapture.context(ColourTheme.HIGH_CONTRAST, 100),
                context -> screen(context, MicroSituations::attacked, game -> press(game, SPACE, SPACE, RIGHT)),
                1280,
                800);
    }

    private static void press(MicroGame game, KeyCode... keys) {
        for (KeyCode key : keys) {
            if (key == SPACE) {
                game.press();
            } else {
                game.step(key == LEFT ? -1 : 1);
            }
        }
    }

    private static MicroScreen screen(ScreenContext context, Supplier<Session> session, Consumer<MicroGame> play) {
        MicroScreen screen = new MicroScreen(session.get(), context, MicroSituations.NOWHERE, STILL);
        play.accept(screen.game());
        return screen;
    }

    private static void checkEverywhere(String name, Function<ScreenContext, AppScreen> screen) {
        ScreenCapture.checkInBothLanguages(name, screen);
        for (Language language : Language.values()) {
            Scene scene = ScreenCapture.check(
                    name + "-" + language.tag() + "-large", ScreenCapture.context(language), screen, 1920, 1080);
            assertThat(scene.lookup("#micro")).isNotNull();
        }
    }
}
