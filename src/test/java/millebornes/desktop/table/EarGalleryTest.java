package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.settings.SettingsScreen;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// Pictures of the table for screen-reader users: the children's button of the voice, and the answers to I, Shift+I, S
/// and T.
class EarGalleryTest {

    private static final Setup FOUR = Setup.of(Editions.BOARD, TeamFormat.singles(4));
    private static final Setup JUNIOR =
            new Setup(Editions.BOARD, TeamFormat.singles(3), OptionChoices.NONE.scoring(ScoringMode.JUNIOR));

    @Test
    void theButtonOfTheVoice() {
        TableStage table = TableStage.open(
                GameSituations.find(JUNIOR, 1, round -> round.car(0).km() > 0),
                context(Language.FRENCH, ColourTheme.DAY, 100),
                1280,
                800);
        assertThat(table.shows("#speak")).isTrue();
        table.pictures("ear-speak-off");
        press(table, KeyCode.V, false);
        assertThat(table.context().speech().isOn()).isTrue();
        table.pictures("ear-speak-on");
        for (ColourTheme theme : List.of(ColourTheme.NIGHT, ColourTheme.HIGH_CONTRAST)) {
            table.act(stage -> stage.context().look(new AppearanceSettings(theme, new TextScale(150))));
            table.picture("ear-speak-on-" + theme.name().toLowerCase(Locale.ROOT));
        }
    }

    @Test
    void theAnswers() {
        for (Language language : Language.values()) {
            TableStage table = TableStage.open(
                    GameSituations.find(FOUR, 1, EarGalleryTest::isUnderWay),
                    context(language, ColourTheme.DAY, 100),
                    1280,
                    800);
            checkAnswer(table, KeyCode.I, false, "ear-own-car-" + language.tag());
            checkAnswer(table, KeyCode.I, true, "ear-all-cars-" + language.tag());
            checkAnswer(table, KeyCode.S, false, "ear-scores-" + language.tag());
            checkAnswer(table, KeyCode.T, false, "ear-turn-" + language.tag());
        }
    }

    /// The longest answer there is, where there is the least room for it.
    @Test
    void theLongestAnswer() {
        Setup setupOfSix = Setup.of(Editions.PLAYROOM, TeamFormat.singles(6));
        for (ColourTheme theme : ColourTheme.values()) {
            TableStage table = TableStage.open(
                    GameSituations.find(setupOfSix, 1, EarGalleryTest::isUnderWay),
                    context(Language.FRENCH, theme, theme == ColourTheme.DAY ? 200 : 100),
                    1024,
                    700);
            checkAnswer(table, KeyCode.I, true, "ear-six-cars-" + theme.name().toLowerCase(Locale.ROOT));
        }
    }

    /// Where the machine has a voice, the settings have its switch; other pictures of them show where it has none.
    @Test
    void theSettingsOfTheVoice() {
        Scene settings = ScreenCapture.checkLayout(
                "ear-settings",
                context(Language.FRENCH, ColourTheme.DAY, 100),
                context -> new SettingsScreen(context, () -> {}),
                1280,
                800);
        Gallery.onToolkit(() -> {
            ((ButtonBase) settings.lookup("#group-effects")).fire();
            return settings;
        });
        Gallery.check(settings, "ear-settings");
        assertThat(settings.lookup("#speech")).isNotNull();
        assertThat(settings.lookup("#no-voice")).isNull();
    }

    private static boolean isUnderWay(Round round) {
        return round.phase() instanceof Phase.Turn turn
                && turn.seat() == 0
                && round.cars().stream().filter(car -> car.km() > 100).count() > 1
                && round.cars().stream().anyMatch(car -> car.safeties().size() > 0);
    }

    private static void checkAnswer(TableStage table, KeyCode code, boolean shift, String name) {
        press(table, code, shift);
        assertThat(table.shows("#announcement")).as(name).isTrue();
        table.picture(name);
        press(table, KeyCode.ESCAPE, false);
    }

    private static void press(TableStage table, KeyCode code, boolean shift) {
        table.act(stage -> Event.fireEvent(
                stage.scene().getFocusOwner() == null
                        ? stage.screen().root()
                        : stage.scene().getFocusOwner(),
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, false, false, false)));
    }

    private static ScreenContext context(Language language, ColourTheme theme, int percent) {
        AppearanceSettings appearance = new AppearanceSettings(theme, new TextScale(percent));
        return new ScreenContext(language, appearance, Pace.OFF, SoundPlayer.NONE, new RecordedTextToSpeech());
    }
}
