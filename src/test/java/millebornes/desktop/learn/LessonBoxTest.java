package millebornes.desktop.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.learn.LessonProgressState.StepState;
import millebornes.desktop.table.TableDelays;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.rules.Move;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The coach's panel covers nothing that its step is about, at every step, in every window, at every text size.
class LessonBoxTest {

    private static final List<String> ABOUT = List.of(
            "#car-0", "#car-1", "#seat-0", "#seat-1", "#discards", "#distances", "#discard", "#go-on", "#coup-fourre");

    /// Windows from the smallest to the widest.
    private static final List<String> WINDOWS = List.of(
            "800, 600",
            "800, 1000",
            "1024, 640",
            "1024, 700",
            "1280, 720",
            "1280, 800",
            "1366, 768",
            "1920, 1080",
            "2560, 1080",
            "2560, 1440");

    private static final List<Integer> TEXTS = List.of(100, 125, 150, 175, 200);

    /// All of them take minutes; of three, one is always tried.
    private static final int STEP = Boolean.getBoolean("all.windows") ? 1 : 3;

    static Stream<Arguments> windows() {
        List<Arguments> all = WINDOWS.stream()
                .map(size -> size.split(", "))
                .flatMap(size -> TEXTS.stream()
                        .map(text -> arguments(Integer.parseInt(size[0]), Integer.parseInt(size[1]), text)))
                .toList();
        return IntStream.range(0, all.size()).filter(at -> at % STEP == 0).mapToObj(all::get);
    }

    @ParameterizedTest
    @MethodSource("windows")
    void theBoxCoversNothingThatItsStepIsAbout(double width, double height, int text) {
        List<String> faults = new ArrayList<>();
        ScreenContext context = ScreenCapture.context(ColourTheme.DAY, text);
        LessonSession lesson = LessonSession.begin(LessonReader.firstDrive(), context.words(), "Anna");
        FirstDriveScreen screen =
                Gallery.onToolkit(() -> new FirstDriveScreen(context, lesson, _ -> {}, TableDelays.NONE));
        Scene scene = ScreenCapture.checkLayout("lesson-box", context, _ -> screen, width, height);
        settle(scene);
        while (!lesson.course().get().isLast()) {
            if (lesson.course().get().stage() != StepState.WATCH) {
                faults.addAll(
                        Gallery.onToolkit(() -> faults(scene, lesson.course().get())));
            }
            Gallery.onToolkit(() -> {
                goOn(screen, lesson);
                return scene;
            });
            settle(scene);
        }
        assertThat(faults).isEmpty();
    }

    private static void settle(Scene scene) {
        Gallery.onToolkit(() -> {
            // Twice: the box follows the road of the pass before.
            for (int pass = 0; pass < 2; pass++) {
                scene.getRoot().applyCss();
                scene.getRoot().layout();
            }
            return scene;
        });
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

    private static List<String> faults(Scene scene, LessonProgressState progressState) {
        Parent root = scene.getRoot();
        String where = progressState.now().key() + " " + progressState.stage() + ": ";
        Bounds coach = bounds(root.lookup("#coach"));
        List<String> faults = new ArrayList<>(Stream.concat(
                        ABOUT.stream().flatMap(place -> root.lookupAll(place).stream()),
                        IntStream.range(0, 8)
                                .mapToObj(place -> root.lookup("#hand-" + place))
                                .filter(Objects::nonNull))
                .filter(LessonBoxTest::isSeen)
                .filter(node -> bounds(node).intersects(coach))
                .map(node -> where + "the coach on " + node.getId() + " " + bounds(node) + " " + coach)
                .toList());
        return faults;
    }

    private static boolean isSeen(Node node) {
        return node.getScene() != null
                && Stream.iterate(node, part -> part != null, Node::getParent)
                        .allMatch(part -> part != null && part.isVisible());
    }

    private static Bounds bounds(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}
