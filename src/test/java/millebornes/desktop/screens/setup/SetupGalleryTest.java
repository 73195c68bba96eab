package millebornes.desktop.screens.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javafx.scene.Scene;
import millebornes.bot.Level;
import millebornes.desktop.Gallery;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.common.Pictures;
import millebornes.desktop.screens.common.Screen;
import millebornes.desktop.theme.Livery;
import millebornes.engine.rules.Form;
import millebornes.engine.rules.Option;
import millebornes.engine.rules.Profiles;
import millebornes.session.Game;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

class SetupGalleryTest {

    private static final SetupExits NOWHERE = new SetupExits() {
        @Override
        public void play(Game game) {}

        @Override
        public void home() {}
    };

    private static final Family FOUR = family(
            Form.singles(4),
            List.of(
                    new Sitter("Camille", null),
                    new Sitter("Papi", null),
                    new Sitter("Lou", null),
                    new Sitter("", Level.EASY)),
            2);

    @Test
    void thePageAsItBeginsAndForFour() {
        Pictures.inBothLanguages("setup", context -> screen(context, Family.FIRST));
        Pictures.everyWay("setup-four", context -> screen(context, FOUR));
        assertThat(Path.of("target", "gallery", "setup-four-fr.png")).exists();
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
            Gallery.onToolkit(() -> {
                ((javafx.scene.control.Button) scene.lookup("#more-settings")).fire();
                return true;
            });
            Gallery.save(scene, "setup-more-" + language.tag());
        }
        assertThat(Path.of("target", "gallery", "setup-more-fr.png")).exists();
    }

    @Test
    void fourTeamsOfTwo() {
        Family eight = family(new Form(4, 2), java.util.Collections.nCopies(8, Sitter.SOMEBODY), 3);
        Pictures.inBothLanguages("setup-eight", context -> screen(context, eight));
        assertThat(Path.of("target", "gallery", "setup-eight-fr.png")).exists();
    }

    private static Family family(Form form, List<Sitter> sitters, int youngest) {
        return new Family(
                Profiles.BOARD,
                form,
                sitters,
                List.of(Livery.values()),
                youngest,
                Map.of(Option.EXTENDED, "true", Option.MATCH_TO, "5000"));
    }

    private static Screen screen(AppContext context, Family family) {
        FamilyStore store = new FamilyStore.InMemory();
        store.remember(family);
        return new SetupScreen(context, store, () -> 7, NOWHERE);
    }
}
