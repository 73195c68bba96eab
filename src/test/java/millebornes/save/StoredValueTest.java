package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import millebornes.save.StoredValue.Found;
import millebornes.save.StoredValue.Source;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A file with a second copy: damage at any place is detected, whatever the other copy contains.
class StoredValueTest {

    private static final List<String> FIRST = List.of("Zoé « Z »");
    private static final List<String> SECOND = List.of("Zoé « Z »", "Papi");
    private static final List<String> NONE = List.of();

    @TempDir
    private Path place;

    private Path file;
    private StoredValue<List<String>> stored;

    /// What the second copy holds.
    enum Copy {
        /// the value before, as usual
        BEFORE,
        /// the value that the file had: the power was cut between the two
        SAME,
        /// damaged, too
        DAMAGED,
        MISSING
    }

    @BeforeEach
    void open() {
        file = place.resolve("home").resolve("names.json");
        stored = new StoredValue<>(file, StoredValueTest::json, StoredValueTest::names, NONE);
    }

    @Test
    void whatIsWrittenIsRead() throws IOException {
        assertThat(stored.find()).isEqualTo(new Found<>(NONE, Source.NOT_THERE));
        stored.change(_ -> FIRST);
        assertThat(stored.find()).isEqualTo(new Found<>(FIRST, Source.FILE));
        assertThat(stored.change(_ -> SECOND)).isEqualTo(SECOND);
        assertThat(stored.read()).isEqualTo(SECOND);
    }

    /// Law: with one bit flipped in any byte, the value or that of the second copy is read, and the latter is reported;
    /// nothing else is ever taken for the value.
    @ParameterizedTest
    @EnumSource
    void aFlippedBitIsNoticed(Copy copy) throws IOException {
        stored.change(_ -> FIRST);
        stored.change(_ -> SECOND);
        prepare(copy);
        byte[] whole = Files.readAllBytes(file);
        int noticed = 0;
        for (int at = 0; at < whole.length; at++) {
            byte[] flipped = whole.clone();
            flipped[at] ^= (byte) (1 << at % 8);
            Files.write(file, flipped);
            Found<List<String>> found = stored.find();
            if (found.source() == Source.FILE) {
                assertThat(found.value()).as("byte %d", at).isEqualTo(SECOND);
                continue;
            }
            noticed++;
            assertThat(found)
                    .as("byte %d", at)
                    .isEqualTo(
                            switch (copy) {
                                case BEFORE -> new Found<>(FIRST, Source.SECOND_COPY);
                                case SAME -> new Found<>(SECOND, Source.SECOND_COPY);
                                case DAMAGED, MISSING -> new Found<>(NONE, Source.UNREADABLE);
                            });
        }
        assertThat(noticed).as("bytes that matter").isGreaterThan(whole.length / 2);
    }

    @ParameterizedTest
    @EnumSource
    void aFileThatIsGoneIsReplacedByItsSecondCopy(Copy copy) throws IOException {
        stored.change(_ -> FIRST);
        stored.change(_ -> SECOND);
        prepare(copy);
        Files.delete(file);
        assertThat(stored.find())
                .isEqualTo(
                        switch (copy) {
                            case BEFORE -> new Found<>(FIRST, Source.SECOND_COPY);
                            case SAME -> new Found<>(SECOND, Source.SECOND_COPY);
                            case DAMAGED -> new Found<>(NONE, Source.UNREADABLE);
                            case MISSING -> new Found<>(NONE, Source.NOT_THERE);
                        });
    }

    private void prepare(Copy copy) throws IOException {
        Path older = AtomicFile.older(file);
        switch (copy) {
            case BEFORE -> {}
            case SAME -> Files.write(older, Files.readAllBytes(file));
            case DAMAGED -> Files.writeString(older, "{");
            case MISSING -> Files.delete(older);
        }
    }

    /// A value that was written once has a second copy already.
    @Test
    void theFirstValueHasASecondCopy() throws IOException {
        stored.change(_ -> FIRST);
        Files.writeString(file, "{");
        assertThat(stored.find()).isEqualTo(new Found<>(FIRST, Source.SECOND_COPY));
    }

    /// Damage is not written over, and does not come into the second copy.
    @Test
    void aChangeOfADamagedFileStartsFromTheSecondCopy() throws IOException {
        stored.change(_ -> FIRST);
        stored.change(_ -> SECOND);
        Files.writeString(file, "damage");
        stored.change(before -> Stream.concat(before.stream(), Stream.of("Léa")).toList());
        assertThat(stored.read()).containsExactly("Zoé « Z »", "Léa");
        assertThat(file.resolveSibling("names.json.unreadable")).hasContent("damage");
        Files.delete(file);
        assertThat(stored.read()).isEqualTo(FIRST);
    }

    @Test
    void whatIsForgottenIsInNeitherCopy() throws IOException {
        stored.change(_ -> SECOND);
        stored.replaceForGood(FIRST);
        Files.delete(file);
        assertThat(stored.read()).isEqualTo(FIRST);
    }

    /// A file of an older program, or one that a person has written.
    @Test
    void aFileWithoutAChecksumIsRead() throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "{ \"names\": [\"Papi\"] }");
        assertThat(stored.find()).isEqualTo(new Found<>(List.of("Papi"), Source.FILE));
    }

    @Test
    void whatWouldBeTooLargeToBeReadIsNotWritten() throws IOException {
        stored.change(_ -> FIRST);
        List<String> many = java.util.Collections.nCopies(1 << 20, "0123456789");
        assertThatIOException().isThrownBy(() -> stored.change(_ -> many));
        assertThat(stored.read()).isEqualTo(FIRST);
    }

    private static JsonObject json(List<String> names) {
        JsonArray list = new JsonArray();
        names.forEach(list::add);
        JsonObject json = new JsonObject();
        json.add("names", list);
        return json;
    }

    private static List<String> names(JsonObject json) {
        List<String> names = new ArrayList<>();
        json.getAsJsonArray("names").forEach(name -> names.add(name.getAsString()));
        return List.copyOf(names);
    }
}
