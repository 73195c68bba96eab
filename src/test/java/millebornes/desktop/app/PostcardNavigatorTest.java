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
import millebornes.desktop.postcard.PostcardServices.PrintOutcome;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.save.SaveMetadata;
import millebornes.session.SavedSessionConverter;
import millebornes.session.Session;
import millebornes.words.Language;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Navigation to the postcard and back.
class PostcardNavigatorTest {

    private static final Session OVER = PlayedMatches.session(Setup.of(Editions.BOARD, TeamFormat.singles(2)), 5);

    private final ScreenContext context = ScreenCapture.context(Language.FRENCH);
    private final FakeServices services = new FakeServices();
    private final Page pageBefore = new Page();
    private ScreenHost host;
    private PostcardNavigator postcards;

    @BeforeEach
    void open() {
        host = Gallery.onToolkit(() -> new ScreenHost(context));
        postcards = new PostcardNavigator(host, context, services);
        act(() -> host.show(pageBefore));
    }

    @Test
    void fromThePostcardOneComesBackToTheVeryPage() {
        act(() -> postcards.show(OVER));
        assertThat(pageBefore.root().getScene()).isNull();
        act(() -> ((Button) node("back")).fire());
        assertThat(pageBefore.root().getScene()).isSameAs(host.scene());
        assertThat(pageBefore.shown).isEqualTo(2);
    }

    @Test
    void aKeptMatchHasAPostcardToo() {
        act(() -> postcards.show(SavedSessionConverter.of(OVER, SaveMetadata.NONE)));
        act(() -> ((Button) node("postcard-copy")).fire());
        assertThat(services.copied).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource
    void whatBecameOfTheSheetIsHandedBack(PrintOutcome outcome) {
        services.prints = outcome;
        act(() -> assertThat(postcards.printSheet(OVER)).isEqualTo(outcome));
        assertThat(services.printed).hasSize(1);
    }

    private Node node(String id) {
        return host.scene().lookup("#" + id);
    }

    private void act(Runnable what) {
        Gallery.onToolkit(() -> {
            what.run();
            host.scene().getRoot().applyCss();
            host.scene().getRoot().layout();
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
