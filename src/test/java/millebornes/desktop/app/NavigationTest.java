package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.setup.LastSetup;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.TeamFormat;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Navigation between pages, by clicks in the real window.
class NavigationTest {

    @TempDir
    Path folder;

    private ProgramStage program;

    @BeforeEach
    void open() {
        program = ProgramStage.open(folder);
    }

    @AfterEach
    void close() {
        program.close();
    }

    @Test
    void aJuniorGameBeginsInThreeClicks() {
        program.click("new-game").click("junior").click("play");
        assertThat(program.has("menu")).isTrue();
        assertThat(remembered().wishedChoices())
                .extracting(OptionChoices::scoring)
                .isEqualTo(ScoringMode.JUNIOR);
    }

    @Test
    void theLanguageChangesAtOnceOnEveryPage() {
        assertThat(program.text("rules")).isEqualTo("Règles");
        program.click("language-en");
        assertThat(program.text("rules")).isEqualTo("Rules");
        program.click("settings").click("language-fr");
        assertThat(program.text("back")).isEqualTo("Retour");
        program.click("back").click("new-game").click("language-en");
        assertThat(program.text("play")).isEqualTo("Play");
        assertThat(program.stores().context().language()).isEqualTo(Language.ENGLISH);
    }

    @Test
    void theSettingsShowAtOnceAndStay() {
        program.click("settings")
                .click("theme-night")
                .click("text-150")
                .click("group-effects")
                .click("pace-fast")
                .click("back");
        ScreenContext context = program.afterRestart(folder).context();
        assertThat(context.look()).isEqualTo(new AppearanceSettings(ColourTheme.NIGHT, new TextScale(150)));
        assertThat(context.pace()).isEqualTo(Pace.FAST);
    }

    @Test
    void aFamilyOfFourSitsDownByClicksAndIsRemembered() {
        program.click("new-game").click("add-player").click("add-player").click("seat-2-name");
        program.robot().write("Lou");
        program.click("seat-1-human")
                .click("seat-2-star")
                .click("seat-0-car")
                .click("car-next")
                .click("car-done")
                .click("variant-EXTENDED")
                .click("home");
        LastSetup lastSetup = program.afterRestart(folder).families().value();
        assertThat(lastSetup.form()).isEqualTo(TeamFormat.singles(4));
        assertThat(lastSetup.sitters().get(2).name()).isEqualTo("Lou");
        assertThat(lastSetup.sitters().get(1).isPerson()).isTrue();
        assertThat(lastSetup.youngest()).isEqualTo(2);
        assertThat(lastSetup.liveries().getFirst().letter()).isEqualTo("B");
        assertThat(lastSetup.wishedChoices().on().contains(FlagOption.EXTENDED)).isTrue();
        program.click("new-game");
        assertThat(program.node("seat-2-name", TextField.class).getText()).isEqualTo("Lou");
    }

    @Test
    void whatIsImpossibleCannotBeChosen() {
        program.click("new-game").click("variant-SHORT_ROAD");
        assertThat(isChosen("variant-SHORT_ROAD")).isTrue();
        program.click("add-player").click("add-player").click("variant-SHORT_ROAD");
        assertThat(isChosen("variant-SHORT_ROAD")).isFalse();
        program.click("seat-3-remove");
        assertThat(isChosen("variant-SHORT_ROAD")).isTrue();
    }

    @Test
    void homeLeadsToTheLessonTheRulesAndTheScoresAndBack() {
        program.click("learn")
                .click("learn-leave")
                .click("rules")
                .click("chapter-1")
                .click("rule-R-1-2");
        assertThat(program.text("rule-title")).isEqualTo("Le paquet réduit");
        program.click("back").click("scores");
        assertThat(program.has("play")).isTrue();
        program.click("back");
        assertThat(program.has("new-game")).isTrue();
    }

    @Test
    void theKeyboardAloneStartsAGame() {
        program.until(() -> "new-game".equals(focused()));
        // The first layout makes the page's parts anew.
        Patience.settle();
        program.type(KeyCode.ENTER);
        program.until(() -> program.has("play"));
        program.type(KeyCode.ENTER);
        assertThat(program.has("menu")).isTrue();
    }

    @Test
    void theKeyboardAloneComesToTheLessonAndBack() {
        for (int tab = 0; tab < 12 && !"learn".equals(focused()); tab++) {
            program.type(KeyCode.TAB);
        }
        program.type(KeyCode.ENTER);
        program.until(() -> program.has("learn-leave"));
        program.type(KeyCode.ESCAPE);
        program.until(() -> program.has("new-game"));
        assertThat(program.has("learn-leave")).isFalse();
    }

    @Test
    void computersPlayARoundToItsEndAndTheNext() {
        program.click("settings").click("group-effects").click("pace-off").click("back");
        program.click("new-game")
                .click("seat-0-computer")
                .click("variant-SHORT_ROAD")
                .click("more-settings")
                .click("length-rounds")
                .click("play");
        program.until(() -> program.has("next-round"));
        Gallery.check(program.stage().getScene(), "program-round-over");
        assertThat(program.text("next-round")).isEqualTo("Manche 2");
        program.click("home");
        assertThat(program.has("continue")).isTrue();
        program.click("continue");
        assertThat(program.text("next-round")).isEqualTo("Manche 2");
        program.click("next-round");
        program.until(
                () -> program.has("next-round") && program.text("next-round").equals("Manche 3"));
    }

    @Test
    void aMistakeInThePageLosesNoGame() {
        program.click("new-game").click("play");
        Thread.UncaughtExceptionHandler handler =
                Gallery.onToolkit(() -> Thread.currentThread().getUncaughtExceptionHandler());
        Gallery.onToolkit(() -> {
            handler.uncaughtException(Thread.currentThread(), new IllegalStateException("on purpose"));
            return true;
        });
        program.until(() -> program.has("breakdown"));
        program.type(KeyCode.ENTER);
        program.until(() -> !program.has("breakdown"));
        assertThat(program.has("menu")).isTrue();
    }

    private boolean isChosen(String id) {
        return program.node(id, Node.class).getStyleClass().contains(StyleClasses.ACTIVE);
    }

    private @Nullable String focused() {
        return Gallery.onToolkit(() -> {
            Node owner = program.stage().getScene().getFocusOwner();
            return owner == null ? null : owner.getId();
        });
    }

    private LastSetup remembered() {
        return program.afterRestart(folder).families().value();
    }
}
