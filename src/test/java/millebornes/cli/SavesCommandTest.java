package millebornes.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Remedy;
import millebornes.save.DataFolder;
import millebornes.save.GameLibrary;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGame;
import millebornes.save.SavedGameFiles;
import millebornes.save.SavedPlayers;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/// The list of saved games, for people and for programs.
class SavesCommandTest {

    private static final Instant SAVED = Instant.parse("2026-07-14T18:31:07Z");

    private static final SavedGame OPEN = SavedPlayers.in(
                    SavedGame.begun(
                            Setup.of(Editions.DUEL, TeamFormat.singles(2)),
                            1,
                            0,
                            List.of(Remedy.GREEN_LIGHT, Distance.KM_25, Distance.KM_100)),
                    List.of(SavedPlayers.person("Anna"), SavedPlayers.computer("Bob", "easy")),
                    List.of())
            .with(Move.play(Remedy.GREEN_LIGHT))
            .with(Move.discard(Distance.KM_25))
            .with(Move.play(Distance.KM_100))
            .with(SaveMetadata.NONE.withName("Holidays").withSaved(SAVED));

    private final Locale before = Locale.getDefault();

    @TempDir
    private Path home;

    private GameLibrary library;

    @BeforeEach
    void english() {
        Locale.setDefault(Locale.ENGLISH);
        library = new GameLibrary(DataFolder.games(home));
    }

    @AfterEach
    void asItWas() {
        Locale.setDefault(before);
    }

    @Test
    void noGameIsSaid() {
        assertThat(saves()).isEqualTo("No saved games yet.\n");
        assertThat(saves("--json")).isEqualTo("{\"games\":[]}\n");
    }

    @Test
    void everyGameHasItsLine() throws IOException {
        fill();
        String list = saves();
        assertThat(list.lines()).hasSize(5);
        assertThat(line(list, "open"))
                .contains("Jul 14, 2026")
                .contains(": Duel, Anna, Bob, 3 moves, in progress. " + library.file("open"));
        assertThat(line(list, "finished")).contains("unnamed").contains("finished, deal no. 5. ");
        assertThat(line(list, "cut"))
                .contains("Restore it from a copy")
                .endsWith("It can be read up to move 2 of round 1, at 0\u00a0km; the window can continue from there.");
        assertThat(line(list, "foreign")).contains("this isn’t a saved game").doesNotContain("It can be read");
        assertThat(line(list, "newer")).contains("a newer version");
    }

    @Test
    void everyGameIsAJsonObject() throws IOException {
        fill();
        JsonArray games =
                JsonParser.parseString(saves("--json")).getAsJsonObject().getAsJsonArray("games");
        assertThat(games).hasSize(5);
        JsonObject open = json(games, "open");
        assertThat(open.toString())
                .endsWith("\"state\":\"open\",\"name\":\"Holidays\",\"edition\":\"duel\","
                        + "\"players\":[\"Anna\",\"Bob\"],\"moves\":3,\"date\":\"2026-07-14T18:31:07Z\"}");
        assertThat(json(games, "finished").get("state").getAsString()).isEqualTo("finished");
        assertThat(json(games, "finished").get("deal").getAsLong()).isEqualTo(5);
        assertThat(json(games, "cut").toString())
                .endsWith("\"state\":\"damaged\",\"why\":\"DAMAGED\","
                        + "\"beginning\":{\"round\":1,\"moves\":2,\"km\":0}}");
        assertThat(json(games, "foreign").keySet()).containsExactly("file", "state", "why");
        assertThat(json(games, "newer").get("why").getAsString()).isEqualTo("NEWER");
    }

    @Test
    void theBinHasAListOfItsOwn() throws IOException {
        assertThat(saves("--bin")).isEqualTo("The trash is empty.\n");
        fill();
        Path binned = library.delete(library.file("open"));
        assertThat(saves().lines()).hasSize(4);
        assertThat(saves("--bin").lines())
                .singleElement()
                .satisfies(line -> assertThat(line).contains(binned.toString(), "Anna, Bob"));
        assertThat(JsonParser.parseString(saves("--bin", "--json"))
                        .getAsJsonObject()
                        .getAsJsonArray("games"))
                .hasSize(1);
    }

    @Test
    void aSecondCopySaysSo() throws IOException {
        SavedGameFiles.keep(OPEN, library.file("open"));
        SavedGameFiles.keep(OPEN, library.file("open"));
        Files.writeString(
                library.file("open"), Files.readString(library.file("open")).replace("Anna", "Anne"));
        assertThat(saves()).contains("Anna, Bob", "The newest copy is damaged: this is the one before.");
        assertThat(saves("--json")).contains("\"copy\":\"before\"");
    }

    @Test
    void aPlayerWithoutANameHasANumber() throws IOException {
        SavedGameFiles.keep(
                SavedPlayers.in(
                        OPEN, List.of(SavedPlayers.person(""), SavedPlayers.computer("Bob", "easy")), List.of()),
                library.file("open"));
        assertThat(saves()).contains(": Duel, Player 1, Bob, 3 moves");
    }

    /// Such a game was saved by a newer program.
    @Test
    void aGameWithAnUnknownLevelIsListedByTheNamesOfItsPlayers() throws IOException {
        SavedGameFiles.keep(
                SavedPlayers.in(
                        OPEN, List.of(SavedPlayers.person("Anna"), SavedPlayers.computer("", "champion")), List.of()),
                library.file("open"));
        assertThat(saves()).contains(": Duel, Anna, Player 2, 3 moves");
    }

    /// Time zones ahead of Greenwich have no calendar for the first of these.
    @ParameterizedTest
    @ValueSource(
            strings = {"+1000000000-12-31T23:59:59Z", "-1000000000-01-01T00:00:00Z", "+10000-01-01T00:00:00Z", "soon"})
    void aGameWithAnImpossibleDateIsListed(String date) throws IOException {
        Files.createDirectories(library.file("bad").getParent());
        Files.writeString(library.file("bad"), """
                {"game":"millebornes","version":3,"profile":"board","seats":2,"saved":"%s","seed":0,"first":0,
                 "rounds":[{"deck":[],"moves":[{"type":"discard","card":"KM_25"}]}]}
                """.formatted(date));
        assertThat(line(saves(), "bad")).isNotEmpty();
        assertThat(json(
                                JsonParser.parseString(saves("--json"))
                                        .getAsJsonObject()
                                        .getAsJsonArray("games"),
                                "bad")
                        .get("state")
                        .getAsString())
                .isEqualTo("damaged");
    }

    private void fill() throws IOException {
        SavedGameFiles.keep(OPEN, library.file("open"));
        SavedGameFiles.keep(
                BotPlayedGame.of(Setup.of(Editions.DUEL, TeamFormat.singles(2)).with(choices -> choices.rounds(1)), 5),
                library.file("finished"));
        String text = Files.readString(library.file("open"));
        Files.writeString(library.file("cut"), text.substring(0, text.indexOf("KM_100\"}")));
        Files.writeString(library.file("foreign"), "Dear diary");
        Files.writeString(library.file("newer"), "{\"game\":\"millebornes\",\"version\":99}");
        Files.setLastModifiedTime(library.file("open"), FileTime.from(SAVED));
    }

    private String line(String list, String id) {
        return list.lines()
                .filter(line -> line.contains(library.file(id).toString()))
                .findFirst()
                .orElseThrow();
    }

    private JsonObject json(JsonArray games, String id) {
        return games.asList().stream()
                .map(game -> game.getAsJsonObject())
                .filter(game ->
                        game.get("file").getAsString().equals(library.file(id).toString()))
                .findFirst()
                .orElseThrow();
    }

    private String saves(String... options) {
        StringWriter out = new StringWriter();
        int status = new CommandLine(new SavesCommand(() -> home))
                .setOut(new PrintWriter(out))
                .execute(options);
        assertThat(status).isZero();
        return out.toString();
    }
}
