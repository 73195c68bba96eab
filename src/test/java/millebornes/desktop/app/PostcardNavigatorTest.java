package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.postcard.FakeServices;
import millebornes.desktop.postcard.PlayedMatches;
import millebornes.desktop.postcard.PrintOutcome;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.save.SaveDetails;
import millebornes.session.SavedSessionConverter;
import millebornes.session.Session;
import millebornes.words.Language;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The way to the postcard and back.
class PostcardNavigatorTest {

    private static final Session OVER = PlayedMatches.session(Setup.of(Editions.BOARD, TeamFormat.singles(2)), 5);

    private final ScreenContext context = ScreenCapture.context(Language.FRENCH);
    private final FakeServices machine = new FakeServices();
    private final Page before = new Page();
    private ScreenHost shell;
    private PostcardNavigator postcards;

    @BeforeEach
    void open() {
        shell = Gallery.onToolkit(() -> new ScreenHost(context));
        postcards = new PostcardNavigator(shell, context, machine);
        act(() -> shell.show(before));
    }

    @Test
    void fromThePostcardOneComesBackToTheVeryPage() {
        act(() -> postcards.show(OVER));
        assertThat(before.root().getScene()).isNull();
        act(() -> ((Button) node("back")).fire());
        assertThat(before.root().getScene()).isSameAs(shell.scene());
        assertThat(before.shown).isEqualTo(2);
    }

    @Test
    void aKeptMatchHasAPostcardToo() {
        act(() -> postcards.show(SavedSessionConverter.of(OVER, SaveDetails.NONE)));
        act(() -> ((Button) node("postcard-copy")).fire());
        assertThat(machine.copied).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource
    void whatBecameOfTheSheetIsHandedBack(PrintOutcome outcome) {
        machine.prints = outcome;
        act(() -> assertThat(postcards.printSheet(OVER)).isEqualTo(outcome));
        assertThat(machine.printed).hasSize(1);
    }

    private Node node(String id) {
        return shell.scene().lookup("#" + id);
    }

    private void act(Runnable what) {
        Gallery.onToolkit(() -> {
            what.run();
            shell.scene().getRoot().applyCss();
            shell.scene().getRoot().layout();
            return true;
        });
    }

    /// Some page.
    private static final class Page implements AppScreen {

        private final StackPane root = new StackPane();
        private int shown;

        @Override
        public Parent root() {
            return root;
        }

        @Override
        public void shown() {
            shown++;
        }

        @Override
        public void hidden() {}
    }
}
