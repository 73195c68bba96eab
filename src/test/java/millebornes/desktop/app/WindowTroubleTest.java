package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.save.FolderLock;
import millebornes.save.GameLibrary;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The messages of the window when another one is already open, and when the program crashes.
class WindowTroubleTest {

    @TempDir
    private Path folder;

    private @Nullable ProgramStage program;

    @AfterEach
    void close() {
        if (program != null) {
            program.close();
        }
    }

    @Test
    void aSecondWindowTakesOverWhenSomebodySaysSo() throws IOException {
        try (FolderLock firstLock = FolderLock.of(folder)) {
            program = ProgramStage.open(folder);
            assertThat(program.has("confirm")).isTrue();
            Gallery.check(program.stage().getScene(), "second-window");
            program.click("confirm-lose");
            assertThat(firstLock.isMine()).isFalse();
            begin(program);
            program.stores().settle();
            assertThat(new GameLibrary(folder.resolve("games")).list()).hasSize(1);
        }
    }

    @Test
    void aSecondWindowPlaysWithoutKeepingAnything() throws IOException {
        try (FolderLock firstLock = FolderLock.of(folder)) {
            List<Path> before = files();
            program = ProgramStage.open(folder);
            program.click("confirm-keep");
            program.click("language-en");
            begin(program);
            program.stores().settle();
            assertThat(firstLock.isMine()).isTrue();
            assertThat(program.has("notice")).as("told again").isFalse();
            assertThat(files()).isEqualTo(before);
        }
    }

    @Test
    void aBreakdownSaysWhatIsSafeAndTheGameGoesOn() throws IOException {
        program = ProgramStage.open(folder);
        begin(program);
        breakDown();
        assertThat(program.has("breakdown")).isTrue();
        Gallery.check(program.stage().getScene(), "breakdown");
        try (Stream<Path> reports = Files.list(folder.resolve("reports"))) {
            assertThat(reports)
                    .singleElement()
                    .satisfies(report -> assertThat(Files.readString(report))
                            .contains("on purpose", "IllegalStateException", "Java ", "round"));
        }
        program.type(KeyCode.ENTER);
        assertThat(program.has("breakdown")).isFalse();
        assertThat(program.has("menu")).isTrue();
    }

    @Test
    void afterABreakdownTheFirstPageIsOnePressAway() {
        program = ProgramStage.open(folder);
        begin(program);
        breakDown();
        breakDown();
        program.click("breakdown-home");
        assertThat(program.has("continue")).isTrue();
    }

    @Test
    void withoutAGameNothingIsLostEither() {
        program = ProgramStage.open(folder);
        breakDown();
        Gallery.check(program.stage().getScene(), "breakdown-home");
        program.click("breakdown-on");
        assertThat(program.has("new-game")).isTrue();
    }

    private static void begin(ProgramStage program) {
        program.click("new-game").click("play");
        assertThat(program.has("menu")).isTrue();
    }

    private static void breakDown() {
        Gallery.onToolkit(() -> {
            Thread.UncaughtExceptionHandler handler = Thread.currentThread().getUncaughtExceptionHandler();
            handler.uncaughtException(Thread.currentThread(), new IllegalStateException("on purpose"));
            return true;
        });
        Patience.settle();
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.sorted().toList();
        }
    }
}
