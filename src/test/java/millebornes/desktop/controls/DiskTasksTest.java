package millebornes.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import millebornes.desktop.Gallery;
import org.junit.jupiter.api.Test;

/// The JavaFX thread does not wait for a disk that never answers.
class DiskTasksTest {

    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();

    @Test
    void aQuickTaskIsToldBeforeTheNextLine() {
        DiskTasks disk = new DiskTasks();
        List<String> before = Gallery.onToolkit(() -> {
            Thread here = Thread.currentThread();
            disk.run(() -> Thread.currentThread().equals(here) ? "here" : "elsewhere", told::add, _ -> {});
            disk.run(
                    () -> {
                        throw new IOException("no disk");
                    },
                    told::add,
                    failed -> told.add(failed.getMessage()));
            return List.copyOf(told);
        });
        assertThat(before).containsExactly("elsewhere", "no disk");
    }

    @Test
    void aSlowTaskIsToldLater() throws InterruptedException {
        DiskTasks disk = new DiskTasks();
        CountDownLatch answer = new CountDownLatch(1);
        List<String> before = Gallery.onToolkit(() -> {
            disk.run(
                    () -> {
                        await(answer);
                        return "at last";
                    },
                    text -> told.add(text + (Platform.isFxApplicationThread() ? ", here" : ", elsewhere")),
                    _ -> {});
            told.add(disk.within(() -> "known", "otherwise"));
            return List.copyOf(told);
        });
        assertThat(before).as("while the disk does not answer").containsExactly("otherwise");
        answer.countDown();
        assertThat(told.poll()).isEqualTo("otherwise");
        assertThat(told.poll(1, TimeUnit.MINUTES)).isEqualTo("at last, here");
    }

    @Test
    void aSlowTaskThatBreaksIsNotSilent() throws InterruptedException {
        DiskTasks disk = new DiskTasks();
        CountDownLatch answer = new CountDownLatch(1);
        Gallery.onToolkit(() -> {
            disk.run(
                    () -> {
                        await(answer);
                        throw new IllegalStateException("broken");
                    },
                    _ -> told.add("done"),
                    _ -> told.add("failed"));
            Thread.currentThread().setUncaughtExceptionHandler((_, thrown) -> told.add(thrown.getMessage()));
            return true;
        });
        answer.countDown();
        assertThat(told.poll(1, TimeUnit.MINUTES)).contains("broken");
        Gallery.onToolkit(() -> {
            Thread.currentThread().setUncaughtExceptionHandler(null);
            return true;
        });
    }

    private static void await(CountDownLatch answer) throws InterruptedIOException {
        try {
            answer.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException(e.getMessage());
        }
    }
}
