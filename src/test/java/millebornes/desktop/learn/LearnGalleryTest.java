package millebornes.desktop.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TruncatedTextFinder;
import millebornes.desktop.learn.LessonProgressState.StepState;
import millebornes.desktop.table.TableDelays;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Distance;
import millebornes.words.Language;
import millebornes.words.Words;
import org.assertj.core.data.Offset;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class LearnGalleryTest {

    @Test
    void everyKindOfStep() {
        take("learn-welcome", ScreenCapture.context(Language.FRENCH), "welcome", StepState.READ, 1024, 700);
        inBothLanguages("learn-distance", "distance", StepState.DO);
        take("learn-attack", ScreenCapture.context(Language.FRENCH), "attack", StepState.DO, 1280, 800);
        take("learn-window", ScreenCapture.context(Language.FRENCH), "window", StepState.DO, 1280, 800);
        take("learn-limit", ScreenCapture.context(Language.FRENCH), "limit", StepState.DONE, 1024, 700);
        take("learn-safety", ScreenCapture.context(Language.ENGLISH), "safety", StepState.DO, 1280, 800);
        take("learn-coup-fourre", ScreenCapture.context(Language.ENGLISH), "coupFourre", StepState.DO, 1024, 700);
        take("learn-done", ScreenCapture.context(Language.FRENCH), "coupFourre", StepState.DONE, 1280, 800);
        inBothLanguages("learn-discard", "discard", StepState.DO);
        inBothLanguages("learn-end", "end", StepState.READ);
    }

    @Test
    void inOtherLooks() {
        take("learn-night", ScreenCapture.context(ColourTheme.NIGHT, 100), "attack", StepState.DO, 1280, 800);
        take(
                "learn-contrast",
                ScreenCapture.context(ColourTheme.HIGH_CONTRAST, 100),
                "safety",
                StepState.DO,
                1280,
                800);
        take("learn-large", ScreenCapture.context(Language.FRENCH), "distance", StepState.DO, 1920, 1080);
        take("learn-2560", ScreenCapture.context(Language.FRENCH), "remedy", StepState.DO, 2560, 1440);
        take("learn-125-small", ScreenCapture.context(ColourTheme.DAY, 125), "coupFourre", StepState.DONE, 1024, 700);
        take("learn-150", ScreenCapture.context(ColourTheme.DAY, 150), "distance", StepState.DO, 1280, 800);
        take("learn-200-low", ScreenCapture.context(ColourTheme.DAY, 200), "endOfLimit", StepState.DO, 1280, 720);
        take("learn-200-small", ScreenCapture.context(ColourTheme.DAY, 200), "safety", StepState.DONE, 1024, 700);
    }

    /// A card that is chosen has gone half of its way: the square is pointed at.
    @Test
    void theSquareIsPointedAtOnceTheCardIsChosen() {
        AtomicReference<FirstDriveScreen> screen = new AtomicReference<>();
        Scene scene = ScreenCapture.check(
                "learn-square",
                ScreenCapture.context(Language.FRENCH),
                context -> {
                    screen.set((FirstDriveScreen) at("distance", StepState.DO).apply(context));
                    return screen.get();
                },
                1280,
                800);
        Gallery.onToolkit(() -> {
            Objects.requireNonNull(screen.get()).choose(Distance.KM_100);
            return scene;
        });
        Gallery.check(scene, "learn-square");
        Bounds ring = ring(scene);
        Bounds car = bounds(scene, "#car-0");
        assertThat(ring.getMinX()).isGreaterThan(car.getMaxX());
        assertThat(ring.getCenterY()).isCloseTo(car.getCenterY(), Offset.offset(20.0));
    }

    private static void inBothLanguages(String name, String step, StepState stageState) {
        assertThat(ScreenCapture.checkInBothLanguages(name, at(step, stageState)))
                .allSatisfy(pageTaken -> tells(pageTaken.scene(), pageTaken.context(), step, stageState));
    }

    private static void take(
            String name, ScreenContext context, String step, StepState stageState, double width, double height) {
        tells(ScreenCapture.check(name, context, at(step, stageState), width, height), context, step, stageState);
    }

    /// One sentence, its pictures and the stones are there, what is to be pressed is ringed, nothing that can be
    /// pressed is small, and the coach keeps off the road and the hand.
    private static void tells(Scene scene, ScreenContext context, String step, StepState stageState) {
        assertThat(SceneContents.isSeenWhole(scene, "#coach")).isTrue();
        assertThat(SceneContents.isSeenWhole(scene, "#learn-leave")).isTrue();
        assertThat(SceneContents.isSeenWhole(scene, "#lesson-progress")).isTrue();
        Words words = context.words();
        String part = stageState == StepState.READ ? ".say" : stageState == StepState.DONE ? ".done" : ".do";
        assertThat(SceneContents.text(scene, "#" + LessonCoachPanelFactory.SENTENCE))
                .isEqualTo(words.text("learn." + step + part, "Anna", words.text("learn.rival")));
        boolean last = step.equals("end");
        assertThat(scene.lookup("#" + LessonCoachPanelFactory.NEXT) != null)
                .as("the way on where something has been read")
                .isEqualTo(stageState != StepState.DO && !last);
        assertThat(scene.lookup("#" + LessonPointerLayer.ARROW) != null)
                .as("the arrow")
                .isEqualTo(!last);
        assertThat(scene.getRoot().lookupAll(".button").stream()
                        .filter(Node::isVisible)
                        .map(button -> button.localToScene(button.getLayoutBounds())))
                .allSatisfy(button -> {
                    assertThat(button.getHeight()).isGreaterThanOrEqualTo(Sizes.TARGET - 0.5);
                    assertThat(button.getWidth()).isGreaterThanOrEqualTo(Sizes.TARGET - 0.5);
                });
        keepsOff(scene, "#car-0", "#car-1", "#hand-0");
    }

    private static void keepsOff(Scene scene, String... places) {
        Bounds coach = bounds(scene, "#coach");
        assertThat(places)
                .filteredOn(place -> scene.lookup(place) != null)
                .allSatisfy(place -> assertThat(bounds(scene, place).intersects(coach))
                        .as("the coach on %s", place)
                        .isFalse());
    }

    private static Bounds ring(Scene scene) {
        return bounds(scene, "#" + LessonPointerLayer.RING);
    }

    private static Bounds bounds(Scene scene, String selector) {
        Node node = scene.lookup(selector);
        return node.localToScene(node.getLayoutBounds());
    }

    private static Function<ScreenContext, AppScreen> at(String step, StepState stageState) {
        Predicate<LessonProgressState> there =
                progressState -> progressState.now().key().equals(step) && progressState.stage() == stageState;
        return context -> {
            LessonSession lesson = LessonSession.begin(LessonReader.firstDrive(), context.words(), "Anna");
            FirstDriveScreen screen = new FirstDriveScreen(context, lesson, _ -> {}, TableDelays.NONE);
            while (!there.test(lesson.course().get())) {
                goOn(screen, lesson);
            }
            return screen;
        };
    }

    private static void goOn(FirstDriveScreen screen, LessonSession lesson) {
        LessonProgressState progressState = lesson.course().get();
        @Nullable
        Move move = progressState.stage() == StepState.WATCH ? progressState.rival() : progressState.expected();
        if (move == null) {
            screen.next();
        } else {
            assertThat(lesson.session().play(move)).isNull();
        }
    }

    @Test
    void noSentenceIsCut() {
        List<String> seen = new ArrayList<>();
        assertThat(TruncatedTextFinder.throughout(context -> new WholeLesson(context, seen)))
                .isEmpty();
        for (Lesson.LessonStep step : LessonReader.firstDrive().steps()) {
            boolean reads = step.expected() == null;
            for (StepState stageState : reads ? List.of(StepState.READ) : List.of(StepState.DO, StepState.DONE)) {
                assertThat(seen).contains(step.key() + " " + stageState);
            }
        }
    }

    /// The lesson from its first sentence to its last.
    private static final class WholeLesson implements TruncatedTextFinder.PageCourse {

        private final LessonSession lesson;
        private final FirstDriveScreen screen;
        private final List<String> seen;

        /// @param seen takes every state that was looked at
        WholeLesson(ScreenContext context, List<String> seen) {
            lesson = LessonSession.begin(LessonReader.firstDrive(), context.words(), "Anna");
            screen = new FirstDriveScreen(context, lesson, _ -> {}, TableDelays.NONE);
            screen.shown();
            this.seen = seen;
        }

        @Override
        public AppScreen screen() {
            return screen;
        }

        @Override
        public String state() {
            LessonProgressState progressState = lesson.course().get();
            return progressState.now().key() + " " + progressState.stage();
        }

        @Override
        public boolean goOn() {
            seen.add(state());
            if (lesson.course().get().isLast()) {
                return false;
            }
            LearnGalleryTest.goOn(screen, lesson);
            return true;
        }
    }

    /// One sentence a step: one mark at its end, and none before.
    @Test
    void everyStepIsOneSentence() {
        for (Language language : Language.values()) {
            Words words = Words.of(language);
            assertThat(LessonReader.firstDrive().steps().stream()
                            .flatMap(
                                    step -> Stream.of(".say", ".do", ".done").map(part -> "learn." + step.key() + part))
                            .filter(words::has)
                            .map(key -> words.text(key, "Anna", "Léo")))
                    .allSatisfy(said -> assertThat(said)
                            .matches("[^.!?]+[.!?]([  ]»|”)?([  ]»)?")
                            .hasSizeLessThan(70));
        }
    }
}
