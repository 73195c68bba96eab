package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.event.Event;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.controls.TableShortcut;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.sound.SpeechSetting;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// The table for screen-reader users: I, Shift+I, S and T answer, and the voice says what everybody may know.
class TableByEarTest {

    private static final Setup BOARD = Setup.of(Editions.BOARD, TeamFormat.singles(2));

    private final RecordedTextToSpeech textToSpeech = new RecordedTextToSpeech();

    private ScreenContext context(Language language) {
        return new ScreenContext(language, AppearanceSettings.USUAL, Pace.OFF, SoundPlayer.NONE, textToSpeech);
    }

    @Test
    void fourKeysAnswerInTheFocusAndEscapeGivesItBack() {
        ScreenContext context = context(Language.ENGLISH);
        TableStage table = TableStage.open(TestGames.game(BOARD, 0b01, 7), context, 1280, 800);
        @Nullable Node before = Gallery.onToolkit(() -> table.scene().getFocusOwner());
        assertThat(asked(table, KeyCode.I, false)).contains("Anna").doesNotContain("Papi");
        assertThat(asked(table, KeyCode.I, true)).contains("Anna", "Papi");
        assertThat(asked(table, KeyCode.S, false)).contains("Anna: 0 points", "Papi: 0 points");
        assertThat(asked(table, KeyCode.T, false)).contains("Anna’s turn");
        press(table, KeyCode.ESCAPE, false);
        Gallery.onToolkit(() -> {
            assertThat(table.scene().lookup("#announcement").isVisible()).isFalse();
            assertThat(table.scene().getFocusOwner()).isNotNull();
            assertThat(before).isNotNull();
            return true;
        });
        assertThat(textToSpeech.said).as("nobody has asked for a voice").isEmpty();
    }

    @Test
    void lettersCanBeOthersOrNone() {
        ScreenContext context = context(Language.FRENCH);
        TableStage table = TableStage.open(TestGames.game(BOARD, 0b01, 7), context, 1280, 800);
        Gallery.onToolkit(() -> {
            context.keys(context.keys().with(TableShortcut.TURN, 'Q'));
            return true;
        });
        assertThat(asked(table, KeyCode.Q, false)).contains("à Anna de jouer");
        press(table, KeyCode.ESCAPE, false);
        Gallery.onToolkit(() -> {
            context.keys(context.keys().with(ShortcutLetters.State.OFF));
            return true;
        });
        press(table, KeyCode.Q, false);
        Gallery.onToolkit(() -> {
            assertThat(table.scene().lookup("#announcement").isVisible()).isFalse();
            return true;
        });
    }

    @Test
    void theVoiceSaysWhatHappensAndNoHand() {
        ScreenContext context = context(Language.ENGLISH);
        Setup juniorSetup = BOARD.with(choices -> choices.scoring(ScoringMode.JUNIOR));
        TableStage table = TableStage.open(TestGames.game(juniorSetup, 0b11, 7), context, 1280, 800);
        Gallery.onToolkit(() -> {
            assertThat(table.scene().lookup("#speak")).as("one touch away").isNotNull();
            return true;
        });
        press(table, KeyCode.V, false);
        assertThat(context.speech()).isEqualTo(SpeechSetting.ON);
        Gallery.onToolkit(() -> {
            table.screen().flow().raiseCurtain();
            table.screen().flow().choose(0);
            table.screen().flow().discard();
            table.screen().refresh();
            return true;
        });
        assertThat(textToSpeech.said).hasSize(2);
        assertThat(textToSpeech.said.getFirst()).startsWith("Anna discards");
        assertThat(textToSpeech.said.getLast()).isEqualTo("It’s Papi’s turn.");
        press(table, KeyCode.I, true);
        assertThat(textToSpeech.said).as("an answer is said as well").hasSize(4);
        assertThat(textToSpeech.said).noneMatch(line -> line.contains("draws"));
        press(table, KeyCode.V, false);
        assertThat(context.speech()).isEqualTo(SpeechSetting.OFF);
    }

    private static String asked(TableStage table, KeyCode code, boolean shift) {
        press(table, code, shift);
        return Gallery.onToolkit(() -> {
            @Nullable Node owner = table.scene().getFocusOwner();
            assertThat(owner).as("what has the keyboard is what a reader says").isInstanceOf(TableAnswerLabel.class);
            assertThat(List.of(
                            table.scene().getRoot().lookupAll("#announcement").size()))
                    .containsExactly(1);
            TableAnswerLabel label = (TableAnswerLabel) owner;
            assertThat(label.getAccessibleRole()).isEqualTo(AccessibleRole.TEXT);
            return label.getAccessibleText();
        });
    }

    private static void press(TableStage table, KeyCode code, boolean shift) {
        Gallery.onToolkit(() -> {
            @Nullable Node owner = table.scene().getFocusOwner();
            Node target = owner == null ? table.screen().root() : owner;
            Event.fireEvent(target, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, false, false, false));
            return true;
        });
    }
}
