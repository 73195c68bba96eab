package millebornes.desktop.screens.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.common.CutTexts;
import millebornes.desktop.screens.common.Pictures;
import millebornes.desktop.screens.common.Screen;
import millebornes.desktop.screens.learn.Course.Stage;
import millebornes.desktop.screens.table.Timing;
import millebornes.desktop.theme.Dress;
import millebornes.desktop.theme.Theme;
import millebornes.engine.play.Move;
import millebornes.words.Language;
import millebornes.words.Words;
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
        take("learn-welcome", Pictures.context(Language.FRENCH), "welcome", Stage.READ, 1024, 700);
        inBothLanguages("learn-distance", "distance", Stage.DO);
        take("learn-coup-fourre", Pictures.context(Language.ENGLISH), "coupFourre", Stage.DO, 1024, 700);
        take("learn-done", Pictures.context(Language.FRENCH), "coupFourre", Stage.DONE, 1280, 800);
        inBothLanguages("learn-end", "end", Stage.READ);
    }

    @Test
    void inOtherLooks() {
        take("learn-night", Pictures.context(Theme.NIGHT, 100), "attack", Stage.DO, 1280, 800);
        take("learn-contrast", Pictures.context(Theme.HIGH_CONTRAST, 100), "safety", Stage.DO, 1280, 800);
        take("learn-150", Pictures.context(Theme.DAY, 150), "distance", Stage.DO, 1280, 800);
        take("learn-200-low", Pictures.context(Theme.DAY, 200), "endOfLimit", Stage.DO, 1280, 720);
    }

    private static void inBothLanguages(String name, String step, Stage stage) {
        assertThat(Pictures.inBothLanguages(name, at(step, stage)))
                .allSatisfy(page -> tells(page.scene(), page.context(), step, stage));
    }

    private static void take(String name, AppContext context, String step, Stage stage, double width, double height) {
        tells(Pictures.take(name, context, at(step, stage), width, height), context, step, stage);
    }

    /// The bar says what the step is about and what to do now, and the way on or out is there.
    private static void tells(Scene scene, AppContext context, String step, Stage stage) {
        assertThat(SceneContents.isSeenWhole(scene, "#coach")).isTrue();
        assertThat(SceneContents.isSeenWhole(scene, "#learn-leave")).isTrue();
        Words words = context.words();
        assertThat(SceneContents.texts(scene))
                .contains(
                        words.text("learn." + step + ".title"),
                        words.text(
                                "learn." + step + (stage == Stage.DONE ? ".done" : ".do"),
                                "Anna",
                                words.text("learn.rival")));
        assertThat(scene.lookup("#" + CoachBar.NEXT) != null)
                .as("the way on where something has been read")
                .isEqualTo(stage != Stage.DO && !step.equals("end"));
    }

    private static Function<AppContext, Screen> at(String step, Stage stage) {
        Predicate<Course> there = course -> course.now().key().equals(step) && course.stage() == stage;
        return context -> {
            RunningLesson lesson = RunningLesson.begin(LessonFile.firstDrive(), context.words(), "Anna");
            LearnScreen screen = new LearnScreen(context, lesson, NOWHERE, Timing.NONE);
            while (!there.test(lesson.course().get())) {
                goOn(screen, lesson);
            }
            return screen;
        };
    }

    private static void goOn(LearnScreen screen, RunningLesson lesson) {
        Course course = lesson.course().get();
        @Nullable Move move = course.stage() == Stage.WATCH ? course.rival() : course.expected();
        if (move == null) {
            screen.next();
        } else {
            assertThat(lesson.session().play(move)).isNull();
        }
    }

    @Test
    void noSentenceIsCut() {
        Lesson lesson = LessonFile.firstDrive();
        for (Lesson.Step step : lesson.steps()) {
            boolean reads = step.expected() == null;
            for (Stage stage : reads ? List.of(Stage.READ) : List.of(Stage.DO, Stage.DONE)) {
                assertThat(CutTexts.in(context -> bar(context, lesson, step, stage)))
                        .as("%s %s", step.key(), stage)
                        .isEmpty();
            }
        }
    }

    @Test
    void theBarIsHighEnoughForEverySentence() {
        Lesson lesson = LessonFile.firstDrive();
        for (Language language : Language.values()) {
            for (Lesson.Step step : lesson.steps()) {
                for (int played = 0; played <= step.rival().size() + (step.expected() == null ? 0 : 1); played++) {
                    Course course = new Course(lesson, lesson.steps().indexOf(step), played, true);
                    assertThat(height(Pictures.context(language), course))
                            .as("%s %s %s", language, step.key(), course.stage())
                            .isLessThanOrEqualTo(LearnScreen.BAR);
                }
            }
        }
    }

    /// What the bar would like to be in the smallest window.
    private static double height(AppContext context, Course course) {
        return Gallery.onToolkit(() -> {
            Region bar = bar(context, course);
            Scene scene = new Scene(new BorderPane(bar), 1024, 700);
            Dress.scene(scene, context.look());
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return bar.prefHeight(1024);
        });
    }

    private static Region bar(AppContext context, Course course) {
        return new CoachBar(context, course, List.of("Marguerite-Élise", "Léo"), NOWHERE, () -> {}).node();
    }

    /// The bar alone, as a page.
    private static Screen bar(AppContext context, Lesson lesson, Lesson.Step step, Stage stage) {
        int played = step.rival().size() + (stage == Stage.DONE ? 1 : 0);
        Course course = new Course(lesson, lesson.steps().indexOf(step), played, false);
        assertThat(course.stage()).isEqualTo(stage);
        Region bar = bar(context, course);
        BorderPane page = new BorderPane();
        page.setTop(bar);
        return new Screen() {
            @Override
            public Parent root() {
                return page;
            }

            @Override
            public void shown() {}

            @Override
            public void hidden() {}
        };
    }
}
