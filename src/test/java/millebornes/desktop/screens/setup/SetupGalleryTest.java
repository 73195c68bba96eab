package millebornes.desktop.screens.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import millebornes.bot.Level;
import millebornes.desktop.Gallery;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.common.CutTexts;
import millebornes.desktop.screens.common.Pictures;
import millebornes.desktop.screens.common.Screen;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Styles;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Flag;
import millebornes.engine.rules.Form;
import millebornes.engine.rules.OptionChoices;
import millebornes.session.Game;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class SetupGalleryTest {

    private static final SetupExits NOWHERE = new SetupExits() {
        @Override
        public void play(Game game) {}

        @Override
        public void home() {}
    };

    static final Family FOUR = family(
            Form.singles(4),
            List.of(
                    new Sitter("Camille", null),
                    new Sitter("Papi", null),
                    new Sitter("Lou", null),
                    new Sitter("", Level.EASY)),
            2);

    @Test
    void thePageAsItBeginsAndForFour() {
        assertThat(Pictures.inBothLanguages("setup", context -> screen(context, Family.FIRST)))
                .allSatisfy(page -> isSetFor(page, Family.FIRST));
        assertThat(Pictures.everyWay("setup-four", context -> screen(context, FOUR)))
                .allSatisfy(page -> isSetFor(page, FOUR));
    }

    /// Junior and the way into the game are found by their pictures.
    @Test
    void aChildFindsTheWay() {
        for (Language language : Language.values()) {
            Scene scene = Pictures.take(
                    "setup-junior-" + language.tag(),
                    Pictures.context(language),
                    context -> screen(context, Family.FIRST),
                    1024,
                    700);
            Gallery.onToolkit(() -> {
                Stage stage = FxToolkit.registerPrimaryStage();
                stage.setScene(scene);
                stage.show();
                Tile junior = (Tile) scene.lookup("#junior");
                assertThat(junior.lookup("#" + WinningTile.PICTURE)).isNotNull();
                assertThat(junior.getHeight()).isGreaterThanOrEqualTo(Sizes.JUNIOR_TARGET);
                Event.fireEvent(
                        junior, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.SPACE, false, false, false, false));
                return true;
            });
            WaitForAsyncUtils.waitForFxEvents();
            assertThat(scene.lookup("#junior").getStyleClass()).contains(Styles.ACTIVE);
            Button play = (Button) scene.lookup("#play");
            assertThat(play.getGraphic()).isNotNull();
            assertThat(play.getHeight()).isGreaterThanOrEqualTo(Sizes.JUNIOR_TARGET);
            Gallery.save(scene, "setup-junior-" + language.tag());
        }
    }

    @Test
    void everySwitch() {
        for (Language language : Language.values()) {
            Scene scene = Pictures.take(
                    "setup-more-" + language.tag(),
                    Pictures.context(language),
                    context -> screen(context, FOUR),
                    1280,
                    800);
            assertThat(switches(scene)).isEmpty();
            unfold(scene);
            Gallery.save(scene, "setup-more-" + language.tag());
            assertThat(switches(scene)).isNotEmpty();
        }
    }

    @Test
    void fourTeamsOfTwo() {
        Family eight = family(new Form(4, 2), Collections.nCopies(8, Sitter.SOMEBODY), 3);
        assertThat(Pictures.inBothLanguages("setup-eight", context -> screen(context, eight)))
                .allSatisfy(page -> isSetFor(page, eight));
    }

    @Test
    void everyOtherEdition() {
        for (Edition edition : Editions.ALL) {
            List<Sitter> sitters = List.of(new Sitter("Camille", null), new Sitter("", Level.EASY));
            Family two = family(edition, edition.tables().getFirst().form(), sitters, 0);
            assertThat(Pictures.inBothLanguages("setup-" + edition.id(), context -> screen(context, two)))
                    .allSatisfy(page -> isSetFor(page, two));
        }
    }

    @Test
    void theSwitchesOfEveryOtherEdition() {
        for (Edition edition : List.of(Editions.CLASSIC, Editions.PLAYROOM)) {
            Family full = full(edition, 2);
            for (Language language : Language.values()) {
                String name = "setup-more-" + edition.id() + "-" + language.tag();
                Scene scene =
                        Pictures.take(name, Pictures.context(language), context -> screen(context, full), 1024, 700);
                unfold(scene);
                Gallery.save(scene, name);
                Gallery.onToolkit(() -> {
                    ((ScrollPane) scene.lookup(".scroll-pane")).setVvalue(0.55);
                    return true;
                });
                WaitForAsyncUtils.waitForFxEvents();
                Gallery.save(scene, name + "-below");
                assertThat(switches(scene)).isNotEmpty();
            }
        }
    }

    /// Nobody has to scroll to sit down, and every word can be read, in the smallest window too.
    @Test
    void nineSeatsFitTheSmallestWindow() {
        for (Edition edition : Editions.ALL) {
            Family full = full(edition, 0);
            for (Language language : Language.values()) {
                Scene scene = Pictures.take(
                        "setup-full-" + edition.id() + "-" + language.tag(),
                        Pictures.context(language),
                        context -> screen(context, full),
                        1024,
                        700);
                String last = "#seat-" + (full.form().seats() - 1) + "-name";
                double bottom = Gallery.onToolkit(() -> bottom(scene.lookup(last)));
                double foot = Gallery.onToolkit(() -> top(scene.lookup("#play").getParent()));
                assertThat(bottom).as("%s in %s", edition.id(), language).isLessThan(foot);
            }
        }
    }

    @Test
    void noTextIsCut() {
        List<String> cut = new ArrayList<>();
        for (Edition edition : Editions.ALL) {
            Family family = full(edition, 0);
            CutTexts.in(context -> screen(context, family), scene -> ((Button) scene.lookup("#more-settings")).fire())
                    .forEach(text -> cut.add(edition.id() + " " + text));
        }
        assertThat(cut).isEmpty();
    }

    /// As many people as an edition has seats for.
    private static Family full(Edition edition, int youngest) {
        Form form = edition.tables().getLast().form();
        return family(edition, form, Collections.nCopies(form.seats(), Sitter.SOMEBODY), youngest);
    }

    private static Family family(Edition edition, Form form, List<Sitter> sitters, int youngest) {
        return new Family(edition, form, sitters, List.of(Livery.values()), youngest, OptionChoices.NONE);
    }

    /// Every seat has its name and no more seats are there, and the way into the game can be pressed.
    private static void isSetFor(Pictures.Taken page, Family family) {
        for (int seat = 0; seat < family.form().seats(); seat++) {
            TextField name = (TextField) page.scene().lookup("#seat-" + seat + "-name");
            assertThat(name.getText()).isEqualTo(family.sitters().get(seat).name());
        }
        assertThat(page.scene().lookup("#seat-" + family.form().seats() + "-name"))
                .isNull();
        assertThat(page.shows("#play")).isTrue();
        assertThat(page.says())
                .contains(page.context()
                        .words()
                        .text("edition." + family.edition().id()));
    }

    /// The switches that are unfolded.
    private static Set<Node> switches(Scene scene) {
        return Gallery.onToolkit(() -> scene.getRoot().lookupAll(".toggle-switch"));
    }

    private static double bottom(Node node) {
        return node.localToScene(node.getBoundsInLocal()).getMaxY();
    }

    private static double top(Node node) {
        return node.localToScene(node.getBoundsInLocal()).getMinY();
    }

    /// Only a window draws anew what changes inside a list that scrolls.
    private static void unfold(Scene scene) {
        Gallery.onToolkit(() -> {
            Stage stage = FxToolkit.registerPrimaryStage();
            stage.setScene(scene);
            stage.show();
            ((Button) scene.lookup("#more-settings")).fire();
            return true;
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static Family family(Form form, List<Sitter> sitters, int youngest) {
        return new Family(
                Editions.BOARD,
                form,
                sitters,
                List.of(Livery.values()),
                youngest,
                OptionChoices.NONE.on(Flag.EXTENDED).matchTo(5000));
    }

    static Screen screen(AppContext context, Family family) {
        FamilyStore store = new FamilyInMemory();
        store.remember(family);
        return new SetupScreen(context, store, () -> 7, NOWHERE);
    }
}
