package millebornes.desktop.app.storage;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import millebornes.desktop.app.storage.DeferredFile.Sharing;
import millebornes.save.StoredValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A number in a file: shown at once, written by another thread.
class DeferredFileTest {

    private static final String FIELD = "number";

    @TempDir
    private Path folder;

    private final List<Thread> writers = Collections.synchronizedList(new ArrayList<>());
    private final List<Integer> written = Collections.synchronizedList(new ArrayList<>());

    /// The disk is busy while all changes come.
    @ParameterizedTest
    @EnumSource
    void manyChangesAreWrittenTogetherAndNobodyWaits(Sharing sharing) throws Exception {
        CountDownLatch given = new CountDownLatch(1);
        try (StorageThread thread = new StorageThread()) {
            DeferredFile<Integer> file = new DeferredFile<>(stored(), sharing, thread, () -> true);
            thread.run(() -> await(given));
            // The first change of a shared file looks for what others have written, but not for long.
            for (int change = 1; change <= 100; change++) {
                assertThat(file.change(number -> number + 1)).isEqualTo(change);
            }
            given.countDown();
        }
        assertThat(written).containsExactly(100);
        assertThat(writers).doesNotContain(Thread.currentThread());
        assertThat(stored().read()).isEqualTo(100);
    }

    @Test
    void whatIsChangedAfterTheEndIsWrittenAtOnce() throws Exception {
        StorageThread thread = new StorageThread();
        DeferredFile<Integer> file = new DeferredFile<>(stored(), Sharing.OWN, thread, () -> true);
        thread.close();
        file.change(_ -> 7);
        assertThat(stored().read()).isEqualTo(7);
    }

    @Test
    void ofWhatIsReplacedForGoodNoCopyIsLeft() throws Exception {
        try (StorageThread thread = new StorageThread()) {
            DeferredFile<Integer> file = new DeferredFile<>(stored(), Sharing.WITH_TERMINAL, thread, () -> true);
            file.change(_ -> 4711);
            file.change(_ -> 4712);
            thread.settle();
            file.replaceForGood(0);
            assertThat(file.value()).isZero();
        }
        assertNoFileContains("471");
    }

    private void assertNoFileContains(String digits) throws IOException {
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                assertThat(Files.readString(file)).doesNotContain(digits);
            }
        }
    }

    @Test
    void aChangeThatCannotBeWrittenIsWrittenWithTheNextOne() throws Exception {
        try (StorageThread thread = new StorageThread()) {
            DeferredFile<Integer> file = new DeferredFile<>(stored(), Sharing.WITH_TERMINAL, thread, () -> true);
            Path obstacle = obstacle();
            file.change(number -> number + 1);
            thread.settle();
            Files.delete(obstacle);
            file.change(number -> number + 10);
        }
        assertThat(stored().read()).isEqualTo(11);
    }

    @Test
    void aChangeThatCannotBeWrittenIsWrittenAtTheEnd() throws Exception {
        try (StorageThread thread = new StorageThread()) {
            DeferredFile<Integer> file = new DeferredFile<>(stored(), Sharing.WITH_TERMINAL, thread, () -> true);
            Path obstacle = obstacle();
            file.change(_ -> 7);
            thread.settle();
            Files.delete(obstacle);
        }
        assertThat(stored().read()).isEqualTo(7);
    }

    @Test
    void aDeletionThatFailsIsRepeatedBeforeTheNextChange() throws Exception {
        try (StorageThread thread = new StorageThread()) {
            DeferredFile<Integer> file = new DeferredFile<>(stored(), Sharing.WITH_TERMINAL, thread, () -> true);
            file.change(_ -> 4711);
            file.change(_ -> 4712);
            thread.settle();
            Files.delete(lock());
            Path obstacle = obstacle();
            file.replaceForGood(0);
            thread.settle();
            Files.delete(obstacle);
            file.change(number -> number + 5);
        }
        assertThat(stored().read()).isEqualTo(5);
        assertNoFileContains("471");
    }

    private Path lock() {
        return folder.resolve("number.json.lock");
    }

    /// Makes a folder where the lock of the file should be, so that no change can be written.
    private Path obstacle() throws IOException {
        return Files.createDirectory(lock());
    }

    @Test
    void aChangeThatChangesNothingIsNotWritten() {
        try (StorageThread thread = new StorageThread()) {
            new DeferredFile<>(stored(), Sharing.WITH_TERMINAL, thread, () -> true).change(number -> number);
        }
        assertThat(folder).isEmptyDirectory();
    }

    private StoredValue<Integer> stored() {
        return new StoredValue<>(
                folder.resolve("number.json"),
                number -> {
                    writers.add(Thread.currentThread());
                    written.add(number);
                    JsonObject json = new JsonObject();
                    json.addProperty(FIELD, number);
                    return json;
                },
                json -> json.get(FIELD).getAsInt(),
                0);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
