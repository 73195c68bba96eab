package millebornes.desktop.app.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.sound.TextToSpeech;
import millebornes.records.Album;
import millebornes.records.AlbumCodec;
import millebornes.records.MatchMemories;
import millebornes.records.MatchMemories.MatchMemory;
import millebornes.records.PersonalAlbum;
import millebornes.records.Stamp;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The album of a window: shown at once, soon on disk, and never lost.
class AlbumStorageTest {

    private static final MatchMemories MATCH =
            new MatchMemories(LocalDate.of(2026, 7, 14), List.of(new MatchMemory("Léa", Set.of(Stamp.PARIS), 30)));

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
    void whatIsStampedIsThereAfterTheNextStart() {
        AppStorage storage = stores();
        Album firstAlbum = storage.album().change(album -> album.with(MATCH));
        assertThat(firstAlbum.newSince(Album.EMPTY)).containsExactly(new Album.NewStamps("Léa", Set.of(Stamp.PARIS)));
        assertThat(storage.album().value().page("Léa")).isPresent();
        assertThat(storage.album().change(album -> album.with(MATCH)).newSince(firstAlbum))
                .isEmpty();
        assertThat(stores().album().value().page("Léa").map(PersonalAlbum::matches))
                .contains(2);
    }

    @Test
    void whatTheTerminalStampsMeanwhileIsSeen() throws IOException {
        AppStorage windowStorage = stores();
        assertThat(windowStorage.album().value()).isEqualTo(Album.EMPTY);
        AlbumCodec.in(folder).change(album -> album.with(MATCH));
        assertThat(windowStorage.album().value().page("Léa")).isPresent();
        windowStorage.album().change(album -> album.with(MATCH));
        windowStorage.settle();
        assertThat(AlbumCodec.in(folder).read().page("Léa").map(PersonalAlbum::matches))
                .contains(2);
    }

    @Test
    void aSpoiltAlbumIsPutAsideAndSaidSo() throws IOException {
        Files.writeString(folder.resolve("album.json"), "{\"pages\":[{}]}");
        AppStorage storage = stores();
        assertThat(storage.notes()).containsExactly("note.album");
        assertThat(storage.album().value()).isEqualTo(Album.EMPTY);
        assertThat(folder.resolve("album.json.unreadable")).hasContent("{\"pages\":[{}]}");
    }

    /// What another window has taken over is left to it.
    @Test
    void aWindowThatDoesNotWriteOnlyShows() throws IOException {
        AppStorage windowStorage = stores();
        try (AppStorage otherStorage =
                new AppStorage(folder, Locale.FRANCE, Pace.NORMAL, SoundPlayer.NONE, TextToSpeech.NONE)) {
            otherStorage.lock().takeOver();
            windowStorage.album().change(album -> album.with(MATCH));
            windowStorage.settle();
            assertThat(windowStorage.album().value().page("Léa")).isPresent();
            assertThat(AlbumCodec.in(folder).read()).isEqualTo(Album.EMPTY);
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
