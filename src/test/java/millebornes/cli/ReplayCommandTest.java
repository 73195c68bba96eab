package millebornes.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import millebornes.engine.match.Match;
import millebornes.engine.notation.PositionReader;
import millebornes.engine.notation.PositionText;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Car;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.save.ReplayedGame;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGame;
import millebornes.save.SavedGameFiles;
import millebornes.save.SavedPlayers;
import millebornes.session.SavedSessionConverter;
import millebornes.session.SeatPlayer;
import millebornes.session.UnwonRound;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A saved game told in words.
class ReplayCommandTest {

    private static final SavedGame GAME = SavedPlayers.in(
                    SavedGame.begun(
                            Setup.of(Editions.DUEL, TeamFormat.singles(2)),
                            1,
                            0,
                            List.of(Remedy.GREEN_LIGHT, Distance.KM_25, Distance.KM_100)),
                    List.of(SavedPlayers.person("Anna"), SavedPlayers.computer("Bob", "easy")),
                    List.of(Livery.C, Livery.A))
            .with(Move.play(Remedy.GREEN_LIGHT))
            .with(Move.discard(Distance.KM_25))
            .with(Move.play(Distance.KM_100));

    private final Locale before = Locale.getDefault();

    @TempDir
    private Path directory;

    @BeforeEach
    void english() {
        Locale.setDefault(Locale.ENGLISH);
    }

    @AfterEach
    void asItWas() {
        Locale.setDefault(before);
    }

    @Test
    void everyEventHasItsLineAndEveryMoveItsNumber() throws IOException {
        CommandResult runResult = replay(GAME);
        assertThat(runResult.status()).isZero();
        assertThat(runResult.out().replace('\u00a0', ' '))
                .contains("       Round 1: Anna goes first.")
                .contains("    1  Anna has a green light.")
                .contains("    2  Bob discards")
                .contains("    3  Anna drives 100 km")
                .endsWith("3 moves were played.\n");
    }

    @Test
    void playersHaveTheNamesThatTheyHaveAtTheTable() throws IOException {
        assertThat(replay(playedBy("Anna", "easy")).out()).contains("Computer discards");
        assertThat(replay(playedBy("", "champion")).out()).contains("Player 1 has", "Player 2 discards");
        SavedGame twins =
                SavedPlayers.in(GAME, List.of(SavedPlayers.person("Anna"), SavedPlayers.person("Anna")), List.of());
        assertThat(replay(twins).out()).contains("Anna has", "Anna 2 discards");
    }

    private static SavedGame playedBy(String name, String level) {
        return SavedPlayers.in(GAME, List.of(SavedPlayers.person(name), SavedPlayers.computer("", level)), List.of());
    }

    @Test
    void itStopsWhereItShould() throws IOException {
        CommandResult runResult = replay(GAME, "--to", "1");
        assertThat(runResult.out())
                .contains("    1  ")
                .doesNotContain("    2  ")
                .endsWith("One move was played.\n");
        assertThat(replay(GAME, "--to", "0").out()).endsWith("No move was played.\n");
        assertThat(replay(GAME, "--to", "-1").status()).isEqualTo(2);
    }

    @Test
    void aRoundThatNoTeamHasWonSaysSo() throws IOException {
        SavedGame unwonGame = SavedSessionConverter.of(
                UnwonRound.of(Editions.PLAYROOM, List.of(new SeatPlayer.Human("Anna"), new SeatPlayer.Human("Bob"))),
                SaveMetadata.NONE);
        assertThat(replay(unwonGame).out())
                .contains("Nobody wins this round.")
                .doesNotContain(" wins the", " share the");
        Locale.setDefault(Locale.FRENCH);
        assertThat(replay(unwonGame).out()).contains("Personne ne gagne cette manche.");
    }

    @Test
    void thePositionAfterEveryMoveCanBeReadAgain() throws IOException {
        CommandResult runResult = replay(GAME, "--positions");
        List<Match> read =
                positions(runResult.out()).stream().map(PositionReader::read).toList();
        assertThat(read).hasSize(4);
        assertThat(read.getFirst().round().cars()).containsOnly(Car.IN_GARAGE);
        assertThat(PositionText.of(read.getLast()))
                .isEqualTo(PositionText.of(ReplayedGame.of(GAME).match()))
                .contains("car 0: 100 km, started, 100s 1", "hand 1: ");
        assertThat(runResult.out()).endsWith("3 moves were played.\n");
    }

    @Test
    void aSeatIsToldNothingOfOtherHands() throws IOException {
        CommandResult runResult = replay(GAME, "--positions", "--seat", "1");
        assertThat(positions(runResult.out()))
                .hasSize(4)
                .allSatisfy(position -> assertThat(position)
                        .contains("\nseat: 1\n")
                        .containsPattern("\nhand 0: \\d cards\n")
                        .doesNotContain("seed -", "deals: "));
        assertThat(runResult.out())
                .contains("Anna draws a card.")
                .contains("Bob draws")
                .doesNotContain("Bob draws a card.");
        assertThat(replay(GAME).out()).doesNotContain("draws a card.");
        assertThat(replay(GAME, "--seat", "2").status()).isEqualTo(2);
        assertThat(replay(GAME, "--seat", "-1").err()).contains("--seat");
    }

    /// What a newer program has written says so, and what has changed since it was written.
    @Test
    void whatCannotBeReadSaysWhy() throws IOException {
        Path file = directory.resolve("strange.json");
        Files.writeString(file, "{\"game\":\"millebornes\",\"version\":99,\"sum\":\"00000000\"}");
        CommandResult newerResult = CommandResult.of("replay", file.toString());
        assertThat(newerResult.status()).isEqualTo(1);
        assertThat(newerResult.err()).contains(file.toString(), "a newer version of the program wrote this game");
        SavedGameFiles.write(GAME, file);
        Files.writeString(file, Files.readString(file).replace("Anna", "Anne"));
        CommandResult changedResult = CommandResult.of("replay", file.toString());
        assertThat(changedResult.status()).isEqualTo(1);
        assertThat(changedResult.err()).contains("this game has changed since it was saved");
        assertThat(changedResult.out().replace('\u00a0', ' ')).contains("Anne drives 100 km");
        CommandResult folderResult = CommandResult.of("replay", directory.toString());
        assertThat(folderResult.status()).isEqualTo(1);
        assertThat(folderResult.err()).contains("can’t be read");
    }

    /// The positions of an output, each with the lines that are indented like its first.
    private static List<String> positions(String out) {
        return Pattern.compile("(?m)(?:^ {9}\\S.*\n)+")
                .matcher(out)
                .results()
                .map(block -> block.group().lines().map(String::strip).collect(Collectors.joining("\n")))
                .toList();
    }

    @Test
    void aMoveThatCannotBeIsNamedAndWhatComesBeforeItIsTold() throws IOException {
        SavedGame wrongGame = GAME.with(new Move.Stop());
        CommandResult runResult = replay(wrongGame);
        assertThat(runResult.status()).isEqualTo(1);
        assertThat(runResult.out()).isEqualTo(replay(GAME).out());
        assertThat(runResult.err()).isEqualTo("Round 1: move 4 of the file can’t be played (rule R-4.1).\n");
        assertThat(replay(wrongGame, "--to", "3").status()).isZero();
    }

    @Test
    void ofADamagedFileEverythingBeforeTheDamageIsTold() throws IOException {
        Path file = directory.resolve("game.json");
        SavedGameFiles.write(GAME, file);
        String text = Files.readString(file);
        Files.writeString(file, text.substring(0, text.indexOf("KM_100\"}")));
        CommandResult runResult = CommandResult.of("replay", file.toString());
        assertThat(runResult.status()).isEqualTo(1);
        assertThat(runResult.out()).contains("    2  Bob discards").endsWith("2 moves were played.\n");
        assertThat(runResult.err()).contains("isn’t a saved game that this version can read.");
    }

    @Test
    void theDealOfAFinishedMatchIsTold() throws IOException {
        SavedGame playedGame =
                BotPlayedGame.of(Setup.of(Editions.DUEL, TeamFormat.singles(2)).with(choices -> choices.rounds(1)), 5);
        assertThat(replay(playedGame).out()).endsWith("Deal no. 5\n");
        assertThat(replay(playedGame, "--to", "9").out()).doesNotContain("Deal no.");
        assertThat(replay(GAME).out()).doesNotContain("Deal no.");
    }

    @Test
    void aRoundThatIsOverIsCounted() throws IOException {
        SavedGame playedGame = BotPlayedGame.of(Setup.of(Editions.CLASSIC, new TeamFormat(2, 2)), 5);
        CommandResult runResult = replay(playedGame);
        assertThat(runResult.err()).isEmpty();
        assertThat(runResult.status()).isZero();
        assertThat(runResult.out())
                .contains(" points in this round, ")
                .containsPattern("(?m)^  Kilometers: [\\d,]+\\. ");
    }

    @Test
    void whatIsNoGameIsSaid() throws IOException {
        Path file = Files.writeString(directory.resolve("note.txt"), "Dear diary");
        assertThat(CommandResult.of("replay", file.toString()))
                .isEqualTo(new CommandResult(1, "", "“" + file + "” isn’t a saved game that this version can read.\n"));
        Path none = directory.resolve("none");
        assertThat(CommandResult.of("replay", none.toString()))
                .isEqualTo(new CommandResult(1, "", "The file “" + none + "” can’t be read.\n"));
    }

    private CommandResult replay(SavedGame game, String... options) throws IOException {
        Path file = directory.resolve("game.json");
        SavedGameFiles.write(game, file);
        String[] arguments = new String[options.length + 2];
        arguments[0] = "replay";
        arguments[1] = file.toString();
        System.arraycopy(options, 0, arguments, 2, options.length);
        return CommandResult.of(arguments);
    }
}
