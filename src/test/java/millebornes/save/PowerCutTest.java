package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Remedy;
import millebornes.net.table.KeyMaker;
import millebornes.net.table.TableKeys;
import millebornes.net.table.TableRecord;
import millebornes.save.DiskFault.Kind;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Law: after a power cut at any moment, a file that was reported as written has that content or a newer one, whichever
/// of the directory changes have reached the disk.
class PowerCutTest {

    private static final int SAVES = 4;

    @TempDir
    private Path place;

    /// What is done on the disk; it reports each save that has returned.
    private interface Saver {

        void save(Path folder, int number) throws IOException;
    }

    private interface Reader {

        int read(Path folder) throws IOException;
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 1})
    void aKeptGameIsThere(double survivors) throws IOException {
        int cuts = cutEverywhere(
                survivors,
                (folder, number) -> {
                    GameLibrary library = new GameLibrary(folder);
                    SavedGameFiles.keep(game(number), library.file("match"));
                },
                folder -> GameLibrary.read(new GameLibrary(folder).file("match"))
                                instanceof LibraryGame.Playable playableThere
                        ? playableThere.summary().moves()
                        : -1);
        assertThat(cuts).isGreaterThan(50);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 1})
    void aStoredValueIsThere(double survivors) throws IOException {
        int cuts = cutEverywhere(
                survivors,
                (folder, number) -> stored(folder).change(_ -> number),
                folder -> stored(folder).read());
        assertThat(cuts).isGreaterThan(50);
    }

    /// Who holds which seat of a hosted table, which a phone is told when it is written.
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 1})
    void aTablesSeatsAreThere(double survivors) throws IOException {
        KeyMaker maker = new KeyMaker();
        TableKeys keys = TableKeys.fresh(maker, "table", 1);
        int cuts = cutEverywhere(
                survivors,
                (folder, number) -> new TableRecord(
                                "match", keys, List.of(new TableRecord.KeptSeat(null, String.valueOf(number))))
                        .write(folder),
                folder -> {
                    Path file = TableRecord.file(folder, "table");
                    return Files.exists(file)
                            ? Integer.parseInt(
                                    TableRecord.read(file).seats().getFirst().name())
                            : -1;
                });
        assertThat(cuts).isGreaterThan(20);
    }

    private static StoredValue<Integer> stored(Path folder) {
        return new StoredValue<>(
                folder.resolve("value.json"),
                value -> {
                    JsonObject json = new JsonObject();
                    json.addProperty("value", value);
                    return json;
                },
                json -> json.get("value").getAsInt(),
                -1);
    }

    /// Cuts the power at every operation.
    ///
    /// @return how many cuts there were
    private int cutEverywhere(double survivors, Saver saver, Reader reader) throws IOException {
        for (int number = 1; ; number++) {
            Path folder = Files.createDirectories(place.resolve("cut-" + number));
            DiskFault fault = new DiskFault(Kind.GONE, number);
            PowerLoss loss = new PowerLoss();
            Path disk = new FailingFileSystem(fault, loss).path(folder);
            int reported = -1;
            try {
                for (int save = 0; save < SAVES; save++) {
                    saver.save(disk, save);
                    reported = save;
                }
            } catch (IOException _) {
                // The power is gone.
            }
            loss.cut((int) Math.ceil(survivors * loss.losableNames()));
            assertThat(reader.read(folder)).as("cut at operation %d", number).isBetween(reported, SAVES - 1);
            if (!fault.struck()) {
                System.out.printf("power cuts: %d, %.0f %% of the names survive%n", number - 1, 100 * survivors);
                return number - 1;
            }
        }
    }

    /// A game of so many moves.
    private static SavedGame game(int moves) {
        SavedGame game = SavedGame.begun(
                Setup.of(Editions.DUEL, TeamFormat.singles(2)), 1, 0, List.of(Remedy.GREEN_LIGHT, Distance.KM_25));
        for (int move = 0; move < moves; move++) {
            game = game.with(
                    move == 0
                            ? Move.play(Remedy.GREEN_LIGHT)
                            : ReplayedGame.of(game)
                                    .match()
                                    .view(ReplayedGame.of(game)
                                            .match()
                                            .round()
                                            .phase()
                                            .asked()
                                            .toList()
                                            .getFirst())
                                    .legal()
                                    .getFirst());
        }
        return game;
    }
}
