package millebornes.desktop.app.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class DeferredFileWriterTest {

    private static final Path FILE = Path.of("settings.json");
    private static final Path OTHER = Path.of("scores.json");

    private final List<String> written = Collections.synchronizedList(new ArrayList<>());
    private final List<Thread> threads = Collections.synchronizedList(new ArrayList<>());

    /// The disk is busy with the first text while all others come.
    @Test
    void ofManyTextsTheLastIsWrittenAndWhoGaveThemNeverWaited() {
        CountDownLatch given = new CountDownLatch(1);
        try (var writer = new DeferredFileWriter((file, text) -> {
            await(given);
            note(file, text);
        })) {
            writer.write(FILE, "0");
            for (int percent = 1; percent <= 100; percent++) {
                writer.write(FILE, String.valueOf(percent));
                writer.write(OTHER, "game " + percent);
            }
            given.countDown();
        }
        assertThat(written).contains("settings.json 100", "scores.json game 100");
        assertThat(written).hasSizeLessThanOrEqualTo(3);
        assertThat(threads).doesNotContain(Thread.currentThread());
    }

    @Test
    void whatIsGivenAfterTheEndIsWrittenAtOnce() {
        DeferredFileWriter writer = new DeferredFileWriter(this::note);
        writer.close();
        writer.write(FILE, "late");
        writer.write(FILE, "later");
        assertThat(written).containsExactly("settings.json late", "settings.json later");
    }

    @Test
    void oneFileThatCannotBeWrittenKeepsNoOtherFromIt() {
        try (var writer = new DeferredFileWriter((file, text) -> {
            if (file.equals(FILE)) {
                throw new IOException("no room");
            }
            note(file, text);
        })) {
            writer.write(FILE, "lost");
            writer.write(OTHER, "kept");
            writer.settle();
            assertThat(written).containsExactly("scores.json kept");
        }
    }

    private void note(Path file, String text) {
        written.add(file + " " + text);
        threads.add(Thread.currentThread());
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
