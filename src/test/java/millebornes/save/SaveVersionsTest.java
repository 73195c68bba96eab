package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Every version of the format stays readable: a file of each, written by the program of its time.
class SaveVersionsTest {

    private static final Path FIXTURES = Path.of("src", "test", "resources", "saves");

    /// The state that the same match of 130 moves has come to in every file.
    private static final String STATE = "f9cf5fe3";

    /// That of another match, whose cards come from a key.
    private static final String KEYED_STATE = "99e52d00";

    static IntStream versions() {
        return IntStream.rangeClosed(1, SavedGameCodec.VERSION);
    }

    @ParameterizedTest
    @MethodSource("versions")
    void aGameOfEveryVersionIsPlayedOn(int version) throws IOException {
        SavedGame game = SavedGameFiles.read(file(version));
        assertThat(game.players()).extracting(SavedGame.SavedPlayer::name).startsWith("Anna", "Zoé");
        assertThat(StateChecksum.of(ReplayedGame.of(game).match())).isEqualTo(STATE);
        JsonObject written = SavedGameCodec.write(game);
        assertThat(written.get("version").getAsInt()).isEqualTo(SavedGameCodec.VERSION);
        assertThat(SavedGameCodec.read(new JsonFields(StrictJsonParser.object(written.toString()))))
                .isEqualTo(game);
    }

    @Test
    void theLatestVersionSaysWhenAndWhat() throws IOException {
        SaveMetadata metadata = SavedGameFiles.read(file(2)).metadata();
        assertThat(metadata.name()).isEqualTo("Vacances d’été");
        assertThat(metadata.began()).isEqualTo("2026-07-14T18:05:00Z");
        assertThat(metadata.saved()).isEqualTo("2026-07-14T18:31:07Z");
        assertThat(metadata.checksum()).isEqualTo(STATE);
        assertThat(SavedGameFiles.read(file(1)).metadata()).isEqualTo(SaveMetadata.NONE);
    }

    /// Version 3 deals from a key as well; what is read is written again byte for byte.
    @Test
    void aKeyedGameIsPlayedOn() throws IOException {
        Path file = FIXTURES.resolve("v3-keyed.json");
        SavedGame game = SavedGameFiles.read(file);
        assertThat(game.seed()).isEqualTo(new DealSeed.Keyed("7k2m9qxa4h1c8e2vwd0tpz3n5r"));
        assertThat(StateChecksum.of(ReplayedGame.of(game).match())).isEqualTo(KEYED_STATE);
        assertThat(SavedGameCodec.write(game))
                .hasToString(Files.readString(file).strip());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "seven", "7k2m9qxa4h1c8e2vwd0tpz3n5", "7k2m9qxa4h1c8e2vwd0tpz3n5u"})
    void whatIsNeitherNumberNorKeyIsNoDeal(String seed) throws IOException {
        JsonObject game = StrictJsonParser.object(Files.readString(FIXTURES.resolve("v3-keyed.json")));
        game.addProperty("seed", seed);
        assertThatExceptionOfType(BadJsonException.class)
                .isThrownBy(() -> SavedGameCodec.read(new JsonFields(game)))
                .satisfies(bad -> assertThat(bad.reason()).isEqualTo(BadJsonException.Problem.NOT_A_DEAL));
    }

    @Test
    void aNewerVersionIsRefusedByItsName() throws IOException {
        JsonObject newer = StrictJsonParser.object(Files.readString(file(SavedGameCodec.VERSION)));
        newer.addProperty("version", (long) SavedGameCodec.VERSION + 1);
        assertThatExceptionOfType(BadJsonException.class)
                .isThrownBy(() -> SavedGameCodec.read(new JsonFields(newer)))
                .satisfies(bad -> assertThat(bad.reason()).isEqualTo(BadJsonException.Problem.NEWER_VERSION));
    }

    @Test
    void aGameThatWasBegunByEarlierRulesGoesOnByThem() throws IOException {
        JsonObject game = StrictJsonParser.object(Files.readString(file(2)));
        game.addProperty("profile", "playroom");
        game.add("options", new JsonObject());
        game.remove("looks");
        game.addProperty("rules", "noise");
        Setup earlierSetup = read(game).setup();
        assertThat(earlierSetup.isEarlier()).isTrue();
        assertThat(earlierSetup.edition())
                .isEqualTo(Editions.PLAYROOM.earlier())
                .isNotEqualTo(Editions.PLAYROOM);
        JsonObject written = SavedGameCodec.write(read(game));
        assertThat(written.get("rules").getAsInt()).isOne();
        assertThat(read(StrictJsonParser.object(written.toString())).setup()).isEqualTo(earlierSetup);
    }

    @Test
    void aGameOfTodayFollowsTheRulesOfToday() throws IOException {
        JsonObject game = StrictJsonParser.object(Files.readString(file(3)));
        game.addProperty("profile", "playroom");
        game.add("options", new JsonObject());
        game.remove("looks");
        assertThat(read(game).setup().edition()).isEqualTo(Editions.PLAYROOM);
        assertThat(SavedGameCodec.write(read(game)).has("rules")).isFalse();
        game.addProperty("rules", 2L);
        assertThat(read(game).setup().edition()).isEqualTo(Editions.PLAYROOM);
        game.addProperty("rules", 1L);
        assertThat(read(game).setup().edition()).isEqualTo(Editions.PLAYROOM.earlier());
        game.addProperty("rules", 3L);
        assertThatExceptionOfType(BadJsonException.class)
                .isThrownBy(() -> read(game))
                .satisfies(bad -> assertThat(bad.reason()).isEqualTo(BadJsonException.Problem.NEWER_VERSION));
    }

    private static SavedGame read(JsonObject json) {
        return SavedGameCodec.read(new JsonFields(json));
    }

    private static Path file(int version) {
        return FIXTURES.resolve("v" + version + ".json");
    }
}
