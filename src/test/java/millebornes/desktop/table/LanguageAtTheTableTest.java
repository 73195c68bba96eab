package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// A change of language during a turn: the table has the same texts as one created in that language, and the selected
/// card, the focus and the state are unchanged.
class LanguageAtTheTableTest {

    private static final int ONE_PERSON = 0b01;
    private static final int CHOSEN = 2;

    @Test
    void everythingIsSaidInTheOtherLanguageAndNothingIsLost() {
        // With a second person the curtain falls meanwhile.
        Session session = Session.start(TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(2)), ONE_PERSON, 5));
        List<NodeDescription> laid = turn(session, Language.ENGLISH);
        TableStage table = stage(session, Language.FRENCH, Pace.OFF);
        List<NodeDescription> french = choose(table);
        FlowState stateBefore = Gallery.onToolkit(() -> table.screen().flow().moment());
        assertThat(french).isNotEqualTo(laid);

        table.act(stage -> stage.context().language(Language.ENGLISH));

        assertThat(words(table)).isEqualTo(laid);
        assertThat(Gallery.onToolkit(() -> table.screen().flow().moment())).isEqualTo(stateBefore);
        assertThat(Gallery.onToolkit(() -> table.scene().getFocusOwner()))
                .extracting(Node::getId)
                .isEqualTo("hand-" + CHOSEN);
    }

    @Test
    void whatMovesIsOverAndTheNextPersonIsCalledInTheOtherLanguage() {
        TableStage table = stage(Session.start(TestGames.people(2, 5)), Language.FRENCH, Pace.SLOW);
        table.act(stage -> {
            stage.screen().motions().skip();
            stage.screen().flow().raiseCurtain();
            stage.screen().handle(new TableInput.DropCardOnDiscards(0));
            assertThat(stage.screen().motions().isMoving()).isTrue();
            stage.context().language(Language.ENGLISH);
            assertThat(stage.screen().motions().isMoving()).isFalse();
            assertThat(stage.screen().flow().moment()).isInstanceOf(FlowState.Curtain.class);
        });
        assertThat(words(table))
                .extracting(NodeDescription::text)
                .contains(Words.of(Language.ENGLISH).text("table.curtain.title", "Papi"));
    }

    private static List<NodeDescription> turn(Session session, Language language) {
        return choose(stage(session, language, Pace.OFF));
    }

    private static TableStage stage(Session session, Language language, Pace pace) {
        return TableStage.open(session, new ScreenContext(language, AppearanceSettings.USUAL, pace), 1000, 700);
    }

    private static List<NodeDescription> choose(TableStage table) {
        table.act(stage -> {
            stage.screen().flow().raiseCurtain();
            stage.screen().flow().choose(CHOSEN);
            stage.screen().refresh();
            stage.screen().view().focusCard(CHOSEN);
        });
        return words(table);
    }

    private static List<NodeDescription> words(TableStage table) {
        Patience.settle();
        return Gallery.onToolkit(() -> NodeDescription.of(table.screen().view()));
    }
}
