package millebornes.desktop.screens.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.Predicate;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.common.Pictures;
import millebornes.desktop.screens.common.Screen;
import millebornes.desktop.screens.learn.Course.Stage;
import millebornes.desktop.screens.table.Timing;
import millebornes.desktop.theme.Theme;
import millebornes.engine.play.Move;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class LearnGalleryTest {

    private static final LearnExits NOWHERE = new LearnExits() {
        @Override
        public void home() {}

        @Override
        public void newGame() {}

        @Override
        public void rules() {}

        @Override
        public void again() {}
    };

    @Test
    void everyKindOfStep() {
        Pictures.take("learn-welcome", Pictures.context(Language.FRENCH), at("welcome", Stage.READ), 1024, 700);
        Pictures.inBothLanguages("learn-distance", at("distance", Stage.DO));
        Pictures.take("learn-coup-fourre", Pictures.context(Language.ENGLISH), at("coupFourre", Stage.DO), 1024, 700);
        Pictures.take("learn-done", Pictures.context(Language.FRENCH), at("coupFourre", Stage.DONE), 1280, 800);
        Pictures.inBothLanguages("learn-end", at("end", Stage.READ));
        assertThat(Path.of("target", "gallery", "learn-end-fr.png")).exists();
    }

    @Test
    void inOtherLooks() {
        Pictures.take("learn-night", Pictures.context(Theme.NIGHT, 100), at("attack", Stage.DO), 1280, 800);
        Pictures.take("learn-contrast", Pictures.context(Theme.HIGH_CONTRAST, 100), at("safety", Stage.DO), 1280, 800);
        Pictures.take("learn-150", Pictures.context(Theme.DAY, 150), at("distance", Stage.DO), 1280, 800);
        Pictures.take("learn-200-low", Pictures.context(Theme.DAY, 200), at("endOfLimit", Stage.DO), 1280, 720);
    }

    private static Function<AppContext, Screen> at(String step, Stage stage) {
        Predicate<Course> there = course -> course.now().key().equals(step) && course.stage() == stage;
        return context -> {
            LearnScreen screen = new LearnScreen(context, "Anna", NOWHERE, Timing.NONE);
            while (!there.test(screen.course())) {
                goOn(screen);
            }
            return screen;
        };
    }

    private static void goOn(LearnScreen screen) {
        Course course = screen.course();
        @Nullable Move move = course.stage() == Stage.WATCH ? course.rival() : course.expected();
        if (move == null) {
            screen.next();
        } else {
            assertThat(screen.session().play(move)).isNull();
        }
    }
}
