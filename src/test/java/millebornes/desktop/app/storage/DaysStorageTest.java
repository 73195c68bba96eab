package millebornes.desktop.app.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.sound.TextToSpeech;
import millebornes.records.DayResult;
import millebornes.records.DaysCodec;
import millebornes.records.DaysPlayed;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The days of a window: shown at once, soon on disk, and never lost.
class DaysStorageTest {

    private static final DayResult DAY = new DayResult(
            LocalDate.of(2026, 11, 22), "board", "Léa", DayResult.Company.FAMILY, 3, 450, 450, 2, List.of());

    @TempDir
    private Path folder;

    private @Nullable AppStorage runningStorage;

    @AfterEach
    void close() {
        if (runningStorage != null) {
            runningStorage.close();
        }
    }

    @Test
    void whatIsKeptIsThereAfterTheNextStart() {
        AppStorage storage = stores();
        storage.days().change(days -> days.with(DAY));
        assertThat(storage.days().value().results()).containsExactly(DAY);
        assertThat(stores().days().value().results()).containsExactly(DAY);
    }

    @Test
    void whatAnotherProgramKeepsMeanwhileIsSeen() throws IOException {
        AppStorage windowStorage = stores();
        assertThat(windowStorage.days().value()).isEqualTo(DaysPlayed.NONE);
        DaysCodec.in(folder).change(days -> days.with(DAY));
        assertThat(windowStorage.days().value().results()).containsExactly(DAY);
    }

    @Test
    void aSpoiltCalendarIsPutAsideAndSaidSo() throws IOException {
        Files.writeString(folder.resolve("days.json"), "{\"days\":[{}]}");
        AppStorage storage = stores();
        assertThat(storage.notes()).containsExactly("note.days");
        assertThat(storage.days().value()).isEqualTo(DaysPlayed.NONE);
        assertThat(folder.resolve("days.json.unreadable")).hasContent("{\"days\":[{}]}");
    }

    /// What another window has taken over is left to it.
    @Test
    void aWindowThatDoesNotWriteOnlyShows() throws IOException {
        AppStorage windowStorage = stores();
        try (AppStorage otherStorage =
                new AppStorage(folder, Locale.FRANCE, Pace.NORMAL, SoundPlayer.NONE, TextToSpeech.NONE)) {
            otherStorage.lock().takeOver();
            windowStorage.days().change(days -> days.with(DAY));
            windowStorage.settle();
            assertThat(windowStorage.days().value().results()).containsExactly(DAY);
            assertThat(DaysCodec.in(folder).read()).isEqualTo(DaysPlayed.NONE);
        }
    }

    private AppStorage stores() {
        close();
        AppStorage openedStorage =
                new AppStorage(folder, Locale.FRANCE, Pace.NORMAL, SoundPlayer.NONE, TextToSpeech.NONE);
        runningStorage = openedStorage;
        return openedStorage;
    }
}
