package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import javafx.stage.Stage;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.setup.LastSetup;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Random keys, clicks and drags in the real window, in every kind of game, while theme, text size, language, pace and
/// window size change: no exception reaches the JavaFX thread, and the window responds to the end.
///
/// The input depends only on a seed; its effect also depends on the progress of computers and animations.
/// `-Dinputs=2000` for more than the few of every build, about half an hour in all; `mvn -Psoak test
/// -Dtest=RandomInputTest`.
class RandomInputTest {

    private static final int INPUTS = Integer.getInteger("inputs", 60);
    private static final long SEED = Long.getLong("seed", 7);

    /// Every so many inputs something else changes.
    private static final int CHANGE = 12;

    /// How many of the last inputs are told with a problem.
    private static final int TOLD = 12;

    @TempDir
    private Path folder;

    private @Nullable ProgramStage program;
    private final List<String> problems = new ArrayList<>();
    private final Deque<String> last = new ArrayDeque<>();

    @AfterEach
    void close() {
        if (program != null) {
            program.close();
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothingBreaks(GameKind kind) {
        ProgramStage openedStage = ProgramStage.open(folder);
        program = openedStage;
        Random random = new Random(SEED + kind.name().hashCode());
        RandomVisitor visitor = Gallery.onToolkit(() -> {
            watch();
            RandomVisitor randomVisitor = new RandomVisitor(openedStage.stage(), random);
            randomVisitor.leaveAlone(openedStage.stage().getScene());
            return randomVisitor;
        });
        begin(openedStage, kind);
        for (int input = 0; input < INPUTS; input++) {
            boolean change = input % CHANGE == CHANGE - 1;
            Gallery.onToolkit(() -> {
                note(change ? change(openedStage, random) : visitor.act());
                return true;
            });
            Patience.settle();
            assertThat(problems).as("%s after %d inputs", kind, input + 1).isEmpty();
        }
        assertThat(openedStage.stage().isShowing()).as("the window of %s", kind).isTrue();
        assertThat(Gallery.onToolkit(() -> openedStage.stage().getScene().getRoot()))
                .as("the page of %s", kind)
                .isNotNull();
    }

    private static void begin(ProgramStage program, GameKind kind) {
        Optional<LastSetup> setup = kind.setup();
        if (setup.isEmpty()) {
            program.click(kind.button());
            return;
        }
        Gallery.onToolkit(() -> {
            program.stores().families().replaceForGood(setup.get());
            program.stores().context().microOrTableSetting(kind.style());
            return true;
        });
        program.click("new-game").click("play");
    }

    private void note(String done) {
        last.addLast(done);
        if (last.size() > TOLD) {
            last.removeFirst();
        }
    }

    /// Writes down what reaches the toolkit's thread; the program handles it all the same.
    private void watch() {
        Thread.UncaughtExceptionHandler usual = Thread.currentThread().getUncaughtExceptionHandler();
        Thread.currentThread().setUncaughtExceptionHandler((thread, problem) -> {
            Throwable cause = Objects.requireNonNullElse(problem.getCause(), problem);
            List<StackTraceElement> trace =
                    Arrays.stream(cause.getStackTrace()).limit(TOLD).toList();
            // The headless platform has a screen of 1000 x 1000 px and paints windows beyond its edge out of bounds.
            boolean isOffTheHeadlessScreen =
                    trace.stream().anyMatch(frame -> frame.toString().contains("HeadlessWindow.blit"));
            if (!isOffTheHeadlessScreen) {
                problems.add("after " + last + ": " + problem + ", " + trace);
            }
            usual.uncaughtException(thread, problem);
        });
    }

    private static String change(ProgramStage program, Random random) {
        ScreenContext context = program.stores().context();
        AppearanceSettings appearance = context.look();
        switch (random.nextInt(5)) {
            case 0 -> context.look(new AppearanceSettings(any(random, ColourTheme.values()), appearance.textScale()));
            case 1 ->
                context.look(new AppearanceSettings(appearance.theme(), new TextScale(any(random, 100, 150, 200))));
            case 2 -> context.language(any(random, Language.values()));
            case 3 -> context.pace(any(random, Pace.values()));
            default -> {
                Stage stage = program.stage();
                stage.setWidth(any(random, 800, 1000));
                stage.setHeight(any(random, 600, 900));
            }
        }
        return "change to " + context.look() + ", " + context.language() + ", " + context.pace();
    }

    @SafeVarargs
    private static <T> T any(Random random, T... all) {
        return all[random.nextInt(all.length)];
    }
}
