package millebornes.net.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.net.host.HostOptions.ManyTables;
import millebornes.net.host.RoughNetwork.Trouble;
import millebornes.net.host.ScriptedPhone.Habits;
import millebornes.save.GameLibrary;
import millebornes.save.LibraryGame;
import millebornes.save.SavedGame;
import millebornes.save.WholeGame;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Rounds of four phones behind a bad network end like the same rounds without it. All times are a thirtieth of
/// realistic ones, so that many rounds can be played.
class RoughNetworkTest {

    /// How many rounds; in the profile `soak` a thousand.
    private static final int ROUNDS = Integer.getInteger("rough", 6);

    /// How many of them are the same deal, at tables of the same process.
    private static final int TABLES = Math.min(ROUNDS, 50);

    private static final Trouble THIRTIETH = new Trouble(5, 2, 170);
    private static final Setup SETUP = new Setup(Editions.BOARD, TeamFormat.singles(4), OptionChoices.NONE.rounds(1));

    @TempDir
    private Path home;

    @Test
    void everyRoundEndsAsItDoesWithoutTrouble() throws Exception {
        int rounds = 0;
        for (int deal = 1; rounds < ROUNDS; deal++) {
            SavedGame calmGame = calm(deal);
            List<SavedGame> rough = rough(deal);
            assertThat(rough)
                    .hasSize(TABLES)
                    .allSatisfy(game -> assertThat(game.rounds()).isEqualTo(calmGame.rounds()));
            rounds += rough.size();
        }
    }

    private SavedGame calm(int deal) throws Exception {
        Path games = Files.createDirectory(home.resolve("calm" + deal));
        try (RunningHost host = new RunningHost(TestGames.game(SETUP, -1, deal), games)) {
            RunningHost.play(host.phones(Habits.CALM));
            assertThat(host.ends()).isTrue();
        }
        return kept(games).getFirst();
    }

    private List<SavedGame> rough(int deal) throws Exception {
        Path games = Files.createDirectory(home.resolve("rough" + deal));
        ManyTables many = new ManyTables(TABLES, TABLES, "", true);
        List<String> names = List.of(RoughNetwork.ADDRESS);
        try (RunningHost host = new RunningHost(TestGames.game(SETUP, -1, deal), games, false, many, names);
                RoughNetwork network = new RoughNetwork(host.base, THIRTIETH)) {
            List<ScriptedPhone> phones = new ArrayList<>();
            for (int table = 0; table < TABLES; table++) {
                phones.addAll(host.phonesOfNewTable(network.base(), Habits.PERSISTENT));
            }
            RunningHost.play(phones);
            assertThat(network.lost()).as("lines that were lost").isGreaterThan(TABLES);
            assertThat(network.silences()).as("pieces that had to wait").isPositive();
        }
        return kept(games);
    }

    /// The games of the folder, which are over.
    private static List<SavedGame> kept(Path home) throws IOException {
        return new GameLibrary(home.resolve("games"))
                .list().stream()
                        .map(LibraryGame.Playable.class::cast)
                        .peek(game -> assertThat(game.isFinished()).isTrue())
                        .map(WholeGame::of)
                        .toList();
    }
}
