package millebornes.save;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import millebornes.engine.match.DealSeed;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.BadSetupException;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SavedGameFilesTest {

    /// Every kind of move and field, though no table would allow these moves.
    private static final SavedGame EVERYTHING = SavedPlayers.in(
                    SavedGame.begun(
                            Setup.of(Editions.BOARD, new TeamFormat(2, 2))
                                    .with(choices -> choices.scoring(ScoringMode.EXPERT))
                                    .with(choices -> choices.rounds(2))
                                    .on(FlagOption.ACCELERATED),
                            Long.MIN_VALUE,
                            3,
                            List.of(Distance.KM_200, Safety.DRIVING_ACE)),
                    List.of(
                            SavedPlayers.person("Zoé"),
                            SavedPlayers.computer("", "easy"),
                            SavedPlayers.computer("\"\\\n", "hard"),
                            SavedPlayers.person("🐌")),
                    List.of(Livery.F, Livery.A, Livery.C, Livery.B))
            .with(Move.play(Distance.KM_25))
            .with(Move.attack(Hazard.WRONG_WAY, 3))
            .with(Move.discard(Safety.EXTRA_TANK))
            .with(Move.coupFourre(2))
            .withRound(List.of())
            .with(Move.decline(0))
            .with(new Move.EndTurn())
            .with(new Move.Stuck())
            .with(new Move.Extend())
            .with(new Move.Stop())
            .with(new SaveMetadata("Été", null, null, null, Move.attack(Hazard.ACCIDENT, 1)));

    @TempDir
    private Path directory;

    @Test
    void aGameComesBackFromItsFile() throws IOException {
        Path file = directory.resolve("new").resolve("folder").resolve("game.json");
        SavedGameFiles.write(EVERYTHING, file);
        assertThat(SavedGameFiles.read(file)).isEqualTo(EVERYTHING);
    }

    @Test
    void whatIsNoGameIsRefused() throws IOException {
        assertThatIOException().isThrownBy(() -> SavedGameFiles.read(directory.resolve("none")));
        refused(new byte[0], BadJsonException.Problem.NOT_JSON);
        refused("{}".getBytes(UTF_8), BadJsonException.Problem.NOT_A_GAME);
        refused(new byte[] {'{', (byte) 0xE9, '}'}, BadJsonException.Problem.NOT_UTF_8);
        try (RandomAccessFile huge =
                new RandomAccessFile(directory.resolve("bad").toFile(), "rw")) {
            huge.setLength(SavedGameFiles.LARGEST + 1);
        }
        assertThatExceptionOfType(BadJsonException.class)
                .isThrownBy(() -> SavedGameFiles.read(directory.resolve("bad")))
                .satisfies(bad -> assertThat(bad.reason()).isEqualTo(BadJsonException.Problem.TOO_LONG));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[\"A\",\"B\",\"C\"]", "[\"A\",\"B\",\"C\",\"A\"]", "[\"A\",\"B\",\"C\",\"G\"]"})
    void everyCarOfASavedGameHasALookOfItsOwn(String looks) {
        String text = SavedGameCodec.write(EVERYTHING).toString();
        assertThat(text).contains("[\"F\",\"A\",\"C\",\"B\"]");
        JsonObject other = StrictJsonParser.object(text.replace("[\"F\",\"A\",\"C\",\"B\"]", looks));
        assertThatExceptionOfType(BadJsonException.class)
                .isThrownBy(() -> SavedGameCodec.read(new JsonFields(other)))
                .satisfies(bad -> assertThat(bad.reason()).isEqualTo(BadJsonException.Problem.UNKNOWN_LOOK))
                .satisfies(bad -> assertThat(bad.where()).isEqualTo("looks"));
    }

    /// Law: a corrupt game is read, or refused with a reason; nothing else happens.
    @Test
    void spoiltGamesAreReadOrRefused() {
        Random random = new Random(7);
        String text = SavedGameCodec.write(EVERYTHING).toString();
        int refused = 0;
        for (int time = 0; time < 2000; time++) {
            int from = random.nextInt(text.length());
            int to = Math.min(text.length(), from + random.nextInt(9));
            String scrap = random.nextBoolean() ? "" : text.substring(random.nextInt(to + 1), to);
            String spoilt = text.substring(0, from) + scrap + text.substring(to);
            try {
                ReplayedGame.of(SavedGameCodec.read(new JsonFields(StrictJsonParser.object(spoilt))));
            } catch (BadJsonException | BadSetupException | RefusedReplayException _) {
                refused++;
            }
        }
        assertThat(refused).as("its moves cannot be played in the first place").isEqualTo(2000);
    }

    private void refused(byte[] content, BadJsonException.Problem problem) throws IOException {
        Path file = Files.write(directory.resolve("bad"), content);
        assertThatExceptionOfType(BadJsonException.class)
                .isThrownBy(() -> SavedGameFiles.read(file))
                .satisfies(bad -> assertThat(bad.reason()).isEqualTo(problem));
    }

    /// Law: what is written can be read; the longest match that can be set up is far from the limit, however badly it
    /// is played.
    @Test
    void theLongestMatchFitsAndNothingLongerIsWritten() throws IOException {
        Setup setup = Setup.of(Editions.PLAYROOM, TeamFormat.singles(6))
                .on(FlagOption.RESHUFFLE)
                .with(choices -> choices.matchTo(20_000));
        SavedGame longestGame = played(setup);
        Path file = directory.resolve("longest.json");
        SavedGameFiles.write(longestGame, file);
        assertThat(Files.size(file)).isBetween(SavedGameFiles.LARGEST / 8L, SavedGameFiles.LARGEST / 2L);
        assertThat(SavedGameFiles.read(file)).isEqualTo(longestGame);
        SavedGame tooLongGame = new SavedGame(
                longestGame.setup(),
                longestGame.seed(),
                longestGame.first(),
                longestGame.players(),
                longestGame.looks(),
                Collections.nCopies(500, longestGame.rounds().getFirst()),
                SaveMetadata.NONE);
        assertThatIOException().isThrownBy(() -> SavedGameFiles.write(tooLongGame, file));
        assertThat(SavedGameFiles.read(file)).isEqualTo(longestGame);
    }

    /// A match by chance from its first deal to its end.
    private static SavedGame played(Setup setup) {
        Match match = Match.start(setup.rules(), 5, 0, List.of()).match();
        Random random = new Random(5);
        List<SavedGame.PlayedRound> rounds = new ArrayList<>();
        List<Move> moves = new ArrayList<>();
        while (!match.isOver()) {
            if (match.round().isOver()) {
                rounds.add(new SavedGame.PlayedRound(List.of(), moves));
                moves = new ArrayList<>();
                match = ((MatchStep) match.nextRound(List.of())).match();
            } else {
                List<Move> legal =
                        match.view(match.round().phase().asked().first()).legal();
                Move move = legal.get(random.nextInt(legal.size()));
                moves.add(move);
                match = match.playLegal(move).match();
            }
        }
        rounds.add(new SavedGame.PlayedRound(List.of(), moves));
        return new SavedGame(setup, DealSeed.numbered(5), 0, List.of(), List.of(), rounds, SaveMetadata.NONE);
    }
}
