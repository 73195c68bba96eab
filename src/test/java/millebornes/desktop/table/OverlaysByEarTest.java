package millebornes.desktop.table;

import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import millebornes.desktop.FocusWalk;
import millebornes.desktop.controls.ModalPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.words.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The table and its overlays by keyboard and screen reader, as [millebornes.desktop.app.PagesByEarTest] does for
/// pages.
class OverlaysByEarTest {

    static Stream<String> places() {
        return TableMoments.names();
    }

    @ParameterizedTest
    @MethodSource("places")
    void everythingThatTakesTheKeyboardSaysWhatItIs(String place) {
        for (Language language : Language.values()) {
            TableStage table = open(place, language);
            table.act(stage -> FocusWalk.assertThatEverythingSaysWhatItIs(part(stage), place + " in " + language));
        }
    }

    @ParameterizedTest
    @MethodSource("places")
    void tabGoesThroughItAndIsNeverCaught(String place) {
        open(place, Language.FRENCH).act(table -> FocusWalk.assertThatTabGoesRound(part(table), place));
    }

    private static TableStage open(String place, Language language) {
        ScreenContext context = new ScreenContext(language, AppearanceSettings.USUAL, Pace.OFF);
        return TableMoments.open(place, context);
    }

    /// What has the keyboard to itself, or the whole table.
    private static Parent part(TableStage table) {
        for (Node at = table.scene().getFocusOwner(); at != null; at = at.getParent()) {
            boolean keeps = at instanceof ModalPane;
            if (keeps || at instanceof CurtainView || at instanceof QuestionBar) {
                return (Parent) at;
            }
        }
        return table.scene().getRoot();
    }
}
