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
import millebornes.desktop.screens.common.AppScreen;
import millebornes.desktop.screens.common.ScreenCapture;
import millebornes.desktop.screens.common.TruncatedTextFinder;
import millebornes.desktop.screens.exits.LearnExits;
import millebornes.desktop.screens.learn.model.Lesson;
import millebornes.desktop.screens.learn.model.LessonPosition;
import millebornes.desktop.screens.learn.model.LessonPosition.StepState;
import millebornes.desktop.screens.learn.model.LessonReader;
import millebornes.desktop.screens.table.model.Timing;
import millebornes.desktop.theme.SceneStyler;
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
        take("learn-welcome", ScreenCapture.context(Language.FRENCH), "welcome", StepState.READ, 1024, 700);
        inBothLanguages("learn-distance", "distance", StepState.DO);
        take("learn-coup-fourre", ScreenCapture.context(Language.ENGLISH), "coupFourre", StepState.DO, 1024, 700);
        take("learn-done", ScreenCapture.context(Language.FRENCH), "coupFourre", StepState.DONE, 1280, 800);
        inBothLanguages("learn-end", "end", StepState.READ);
    }

    @Test
    void inOtherLooks() {
        take("learn-night", ScreenCapture.context(Theme.NIGHT, 100), "attack", StepState.DO, 1280, 800);
        take("learn-contrast", ScreenCapture.context(Theme.HIGH_CONTRAST, 100), "safety", StepState.DO, 1280, 800);
        take("learn-150", ScreenCapture.context(Theme.DAY, 150), "distance", StepState.DO, 1280, 800);
        take("learn-200-low", ScreenCapture.context(Theme.DAY, 200), "endOfLimit", StepState.DO, 1280, 720);
    }

    private static void inBothLanguages(String name, String step, StepState stage) {
        assertThat(ScreenCapture.inBothLanguages(name, at(step, stage)))
                .allSatisfy(page -> tells(page.scene(), page.context(), step, stage));
    }

    private static void take(
            String name, AppContext context, String step, StepState stage, double width, double height) {
        tells(ScreenCapture.take(name, context, at(step, stage), width, height), context, step, stage);
    }

    /// The bar says what the step is about and what to do now, and the way on or out is there.
    private static void tells(Scene scene, AppContext context, String step, StepState stage) {
        assertThat(SceneContents.isSeenWhole(scene, "#coach")).isTrue();
        assertThat(SceneContents.isSeenWhole(scene, "#learn-leave")).isTrue();
        Words words = context.words();
        assertThat(SceneContents.texts(scene))
                .contains(
                        words.text("learn." + step + ".title"),
                        words.text(
                                "learn." + step + (stage == StepState.DONE ? ".done" : ".do"),
                                "Anna",
                                words.text("learn.rival")));
        assertThat(scene.lookup("#" + LessonBar.NEXT) != null)
                .as("the way on where something has been read")
                .isEqualTo(stage != StepState.DO && !step.equals("end"));
    }

    private static Function<AppContext, AppScreen> at(String step, StepState stage) {
        Predicate<LessonPosition> there = course -> course.now().key().equals(step) && course.stage() == stage;
        return context -> {
            RunningLesson lesson = RunningLesson.begin(LessonReader.firstDrive(), context.words(), "Anna");
            LearnScreen screen = new LearnScreen(context, lesson, NOWHERE, Timing.NONE);
            while (!there.test(lesson.course().get())) {
                goOn(screen, lesson);
            }
            return screen;
        };
    }

    private static void goOn(LearnScreen screen, RunningLesson lesson) {
        LessonPosition course = lesson.course().get();
        @Nullable Move move = course.stage() == StepState.WATCH ? course.rival() : course.expected();
        if (move == null) {
            screen.next();
        } else {
            assertThat(lesson.session().play(move)).isNull();
        }
    }

    @Test
    void noSentenceIsCut() {
        Lesson lesson = LessonReader.firstDrive();
        for (Lesson.LessonStep step : lesson.steps()) {
            boolean reads = step.expected() == null;
            for (StepState stage : reads ? List.of(StepState.READ) : List.of(StepState.DO, StepState.DONE)) {
                assertThat(TruncatedTextFinder.in(context -> bar(context, lesson, step, stage)))
                        .as("%s %s", step.key(), stage)
                        .isEmpty();
            }
        }
    }

    @Test
    void theBarIsHighEnoughForEverySentence() {
        Lesson lesson = LessonReader.firstDrive();
        for (Language language : Language.values()) {
            for (Lesson.LessonStep step : lesson.steps()) {
                for (int played = 0; played <= step.rival().size() + (step.expected() == null ? 0 : 1); played++) {
                    LessonPosition course =
                            new LessonPosition(lesson, lesson.steps().indexOf(step), played, true);
                    assertThat(height(ScreenCapture.context(language), course))
                            .as("%s %s %s", language, step.key(), course.stage())
                            .isLessThanOrEqualTo(LearnScreen.BAR);
                }
            }
        }
    }

    /// What the bar would like to be in the smallest window.
    private static double height(AppContext context, LessonPosition course) {
        return Gallery.onToolkit(() -> {
            Region bar = bar(context, course);
            Scene scene = new Scene(new BorderPane(bar), 1024, 700);
            SceneStyler.scene(scene, context.look());
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return bar.prefHeight(1024);
        });
    }

    private static Region bar(AppContext context, LessonPosition course) {
        return new LessonBar(context, course, List.of("Marguerite-Élise", "Léo"), NOWHERE, () -> {}).node();
    }

    /// The bar alone, as a page.
    private static AppScreen bar(AppContext context, Lesson lesson, Lesson.LessonStep step, StepState stage) {
        int played = step.rival().size() + (stage == StepState.DONE ? 1 : 0);
        LessonPosition course = new LessonPosition(lesson, lesson.steps().indexOf(step), played, false);
        assertThat(course.stage()).isEqualTo(stage);
        Region bar = bar(context, course);
        BorderPane page = new BorderPane();
        page.setTop(bar);
        return new AppScreen() {
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
