package millebornes.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import millebornes.records.MatchMemories.MatchMemory;
import millebornes.save.StoredValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// One album for several programs, old files and corrupt ones.
class AlbumFileTest {

    private static final LocalDate DAY = LocalDate.of(2026, 7, 14);
    private static final int EACH = 30;

    @TempDir
    private Path home;

    @Test
    void whereThereIsNoFileTheAlbumIsEmpty() throws IOException {
        assertThat(AlbumCodec.in(home).read()).isEqualTo(Album.EMPTY);
    }

    @Test
    void everybodyIsToldWhatIsNew() throws IOException {
        StoredValue<Album> fileValue = AlbumCodec.in(home);
        Album firstAlbum = fileValue.change(stampedAlbum ->
                stampedAlbum.with(match(memory("Léa", 30, Stamp.PARIS, Stamp.LYON), memory("Papi", 20))));
        assertThat(firstAlbum.newSince(Album.EMPTY))
                .containsExactly(new Album.NewStamps("Léa", Set.of(Stamp.PARIS, Stamp.LYON)));
        assertThat(fileValue
                        .change(stampedAlbum -> stampedAlbum.with(match(memory(" LÉA", 30, Stamp.PARIS, Stamp.AIX))))
                        .newSince(firstAlbum))
                .containsExactly(new Album.NewStamps("LÉA", Set.of(Stamp.AIX)));
        Album album = fileValue.read();
        assertThat(album.pages()).extracting(PersonalAlbum::name).containsExactly("LÉA", "Papi");
        assertThat(album.page("léa ").orElseThrow().cards()).isEqualTo(60);
        assertThat(album.page("Papi").orElseThrow().matches()).isOne();
        assertThat(album.page("Zoé")).isEmpty();
    }

    @Test
    void severalThreadsLoseNothing() throws Exception {
        List<Thread> threads = Stream.of("Anna", "Paul", "Zoé")
                .map(name -> Thread.ofPlatform().start(() -> {
                    try {
                        for (int match = 0; match < EACH; match++) {
                            AlbumCodec.in(home).change(album -> album.with(match(memory(name, 1, Stamp.PARIS))));
                        }
                    } catch (IOException failed) {
                        throw new AssertionError(failed);
                    }
                }))
                .toList();
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(AlbumCodec.in(home).read().pages())
                .hasSize(3)
                .allSatisfy(album -> assertThat(album.matches()).isEqualTo(EACH));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "null",
                "{\"pages\":[{}]}",
                "{\"pages\":[{\"name\":\" \",\"matches\":1,\"cards\":1,\"stamps\":{}}]}",
                "{\"pages\":[{\"name\":\"Léa\",\"matches\":-1,\"cards\":1,\"stamps\":{}}]}",
                "{\"pages\":[{\"name\":\"Léa\",\"matches\":1,\"cards\":1,\"stamps\":{\"PARIS\":\"yesterday\"}}]}"
            })
    void whatIsNoAlbumIsPutAsideBeforeAPageIsStamped(String content) throws IOException {
        Path file = Files.writeString(home.resolve("album.json"), content);
        StoredValue<Album> album = AlbumCodec.in(home);
        assertThatThrownBy(album::read).isInstanceOf(IOException.class);
        album.change(stampedAlbum -> stampedAlbum.with(match(memory("Léa", 1, Stamp.PARIS))));
        assertThat(album.read().page("Léa").orElseThrow().stamps()).containsKey(Stamp.PARIS);
        assertThat(file.resolveSibling("album.json.unreadable")).hasContent(content);
    }

    /// What a newer program has given is not shown, and not lost.
    @Test
    void aStampThatIsNotKnownIsKept() throws IOException {
        Files.writeString(home.resolve("album.json"), """
                {"pages": [{"name": "Zoé « Z »", "matches": 3, "cards": 120,
                  "stamps": {"PARIS": "2026-07-01", "TOULON": "2027-01-01"}}]}
                """);
        StoredValue<Album> fileValue = AlbumCodec.in(home);
        PersonalAlbum album = fileValue.read().page("zoé « z »").orElseThrow();
        assertThat(album.stamps()).isEqualTo(Map.of(Stamp.PARIS, LocalDate.of(2026, 7, 1)));
        fileValue.change(stampedAlbum -> stampedAlbum.with(match(memory("Zoé « Z »", 10, Stamp.LYON))));
        assertThat(home.resolve("album.json")).content().contains("\"TOULON\": \"2027-01-01\"");
        assertThat(fileValue.read().page("Zoé « Z »").orElseThrow().newest()).contains(Stamp.LYON);
    }

    @Test
    void nobodyHasNoPage() {
        assertThatIllegalArgumentException().isThrownBy(() -> memory(" ", 1));
        assertThatIllegalArgumentException().isThrownBy(() -> memory("Léa", -1));
        assertThatIllegalArgumentException().isThrownBy(() -> new PersonalAlbum("", 0, 0, Map.of()));
        assertThatIllegalArgumentException().isThrownBy(() -> new PersonalAlbum("Léa", 0, -1, Map.of()));
    }

    private static MatchMemories match(MatchMemory... people) {
        return new MatchMemories(DAY, List.of(people));
    }

    private static MatchMemory memory(String name, int cards, Stamp... stamps) {
        return new MatchMemory(name, Set.of(stamps), cards);
    }
}
