package millebornes.net.host;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import millebornes.bot.BotLevel;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.net.host.ScriptedPhone.Habits;
import millebornes.net.http.Wire;
import millebornes.save.GameLibrary;
import millebornes.save.LibraryGame;
import millebornes.save.SavedGame;
import millebornes.save.WholeGame;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Phones play whole matches over HTTP, as they are hosted without a window.
class HostedRoundsTest {

    private static final TeamFormat TEAMS = Editions.ALL.stream()
            .flatMap(edition -> edition.tables().stream())
            .map(Edition.TablePreset::form)
            .filter(form -> form.word().equals("2x2"))
            .findFirst()
            .orElseThrow();

    @TempDir
    private Path home;

    static Stream<Setup> games() {
        OptionChoices roundChoices = OptionChoices.NONE.rounds(1);
        return Stream.of(
                new Setup(Editions.BOARD, TeamFormat.singles(4), OptionChoices.NONE.scoring(ScoringMode.JUNIOR)),
                new Setup(Editions.BOARD, TeamFormat.singles(4), roundChoices),
                new Setup(Editions.BOARD, TeamFormat.singles(4), roundChoices.on(FlagOption.ACCELERATED)),
                new Setup(Editions.BOARD, TeamFormat.singles(3), roundChoices.on(FlagOption.EXTENDED)),
                new Setup(Editions.BOARD, TEAMS, roundChoices),
                new Setup(Editions.BOARD, TeamFormat.singles(2), OptionChoices.NONE.rounds(2)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void phonesPlayAWholeMatch(Setup setup) throws Exception {
        try (RunningHost host = new RunningHost(people(setup, 5), home)) {
            List<ScriptedPhone> phones = host.phones(new Habits(true, 0));
            RunningHost.play(phones);
            assertThat(host.ends()).as("ends by itself").isTrue();
            SavedGame keptGame = kept();
            int moves = phones.stream().mapToInt(phone -> phone.moves.get()).sum();
            assertThat(moves).as("a double tap plays once").isEqualTo(keptGame.moveCount());
            assertThat(phones.stream().mapToInt(phone -> phone.oldSteps.get()).sum())
                    .isGreaterThanOrEqualTo(moves);
        }
    }

    /// Without this a phone would look for the table for ever.
    @Test
    void everybodyHearsThatTheTableEnds() throws Exception {
        Setup setup = new Setup(Editions.BOARD, TeamFormat.singles(2), OptionChoices.NONE.rounds(1));
        try (RunningHost host = new RunningHost(people(setup, 5), home);
                Wire wire = new Wire(URI.create(host.base).getPort())) {
            wire.request("GET", "/api/table/events", "", "").head();
            RunningHost.play(host.phones(Habits.CALM));
            String message = wire.message();
            while (message.startsWith("id:")) {
                message = wire.message();
            }
            assertThat(message).startsWith("event: closed");
        }
    }

    @Test
    void aCoupFourreIsPlayedOnTheWay() throws Exception {
        Setup setup = new Setup(Editions.BOARD, TeamFormat.singles(4), OptionChoices.NONE.rounds(1));
        try (RunningHost host = new RunningHost(people(setup, 2), home)) {
            RunningHost.play(host.phones(Habits.CALM));
            host.ends();
        }
        assertThat(kept().rounds().getFirst().moves()).anyMatch(Move.CoupFourre.class::isInstance);
    }

    @Test
    void phonesPlayWithComputersAtOneTable() throws Exception {
        Setup setup = new Setup(Editions.BOARD, TeamFormat.singles(4), OptionChoices.NONE.rounds(1));
        List<SeatPlayer> players = List.of(
                new SeatPlayer.Human("Anna"),
                new SeatPlayer.Computer("Turbo", BotLevel.EASY),
                new SeatPlayer.Human("Lou"),
                new SeatPlayer.Computer("Piston", BotLevel.RANDOM));
        try (RunningHost host = new RunningHost(new GameConfig(setup, players, 0, 3), home)) {
            assertThat(host.line.getAsJsonArray("seats")).hasSize(2);
            List<ScriptedPhone> phones = host.phones(Habits.CALM);
            RunningHost.play(phones);
            assertThat(host.ends()).isTrue();
            assertThat(kept().moveCount())
                    .isGreaterThan(
                            phones.stream().mapToInt(phone -> phone.moves.get()).sum());
        }
    }

    @Test
    void lostLinesChangeNothingOfTheMatch() throws Exception {
        Setup setup = new Setup(Editions.BOARD, TEAMS, OptionChoices.NONE.rounds(1));
        Path calm = Files.createDirectory(home.resolve("calm"));
        Path rough = Files.createDirectory(home.resolve("rough"));
        try (RunningHost host = new RunningHost(people(setup, 9), calm)) {
            RunningHost.play(host.phones(Habits.CALM));
            host.ends();
        }
        try (RunningHost host = new RunningHost(people(setup, 9), rough)) {
            List<ScriptedPhone> phones = host.phones(new Habits(true, 10));
            RunningHost.play(phones);
            host.ends();
            assertThat(phones).allSatisfy(phone -> assertThat(phone.lines.get()).isGreaterThan(2));
        }
        assertThat(kept(rough).rounds()).isEqualTo(kept(calm).rounds());
    }

    @Test
    void afterAStartThePhonesGoOnWithTheirKeys() throws Exception {
        Setup setup = new Setup(Editions.BOARD, TeamFormat.singles(2), OptionChoices.NONE.rounds(1));
        GameConfig game = people(setup, 11);
        List<String> tokens;
        JsonObject before;
        try (RunningHost host = new RunningHost(game, home)) {
            before = host.line;
            tokens = List.of(
                    ScriptedPhone.claim(host.base, join(before, 0), 0),
                    ScriptedPhone.claim(host.base, join(before, 1), 1));
            JsonObject table = ScriptedPhone.get(host.base, "/api/table", tokens.getFirst());
            assertThat(table.get("step").getAsInt()).isZero();
        }
        try (RunningHost host = new RunningHost(people(setup, 12), home, true, null)) {
            assertThat(host.line.get("table")).isEqualTo(before.get("table"));
            assertThat(key(join(host.line, 0))).isEqualTo(key(join(before, 0)));
            List<ScriptedPhone> phones = tokens.stream()
                    .map(token -> new ScriptedPhone(host.base, token, Habits.CALM, 1))
                    .toList();
            RunningHost.play(phones);
            assertThat(host.ends()).isTrue();
            assertThat(kept().seed()).isEqualTo(DealSeed.numbered(11));
        }
    }

    @Test
    void theTableDecidesByItsInput() throws Exception {
        Setup setup = new Setup(Editions.BOARD, TeamFormat.singles(2), OptionChoices.NONE.rounds(1));
        try (RunningHost host = new RunningHost(people(setup, 13), home)) {
            String join = join(host.line, 0);
            String token = ScriptedPhone.claim(host.base, join, 0);
            assertThat(ScriptedPhone.post(host.base, "/api/seat", key(join), "{\"seat\":0}")
                            .get("refusal")
                            .getAsString())
                    .isEqualTo("TAKEN");
            host.order("approve 0");
            String newer = claimWhenFree(host, join);
            assertThat(ScriptedPhone.get(host.base, "/api/table", token)
                            .get("refusal")
                            .getAsString())
                    .isEqualTo("WRONG_KEY");
            host.order("computer 0");
            while (!state(host, newer).equals("computer")) {
                Thread.sleep(5);
            }
            while (ScriptedPhone.get(host.base, "/api/table", newer).get("step").getAsInt() == 0) {
                Thread.sleep(5);
            }
            host.order("nonsense");
            host.order("here 0");
            while (!ScriptedPhone.get(host.base, "/api/table", newer).has("refusal")) {
                Thread.sleep(5);
            }
        }
    }

    private static String claimWhenFree(RunningHost host, String join) throws Exception {
        while (true) {
            JsonObject answer = ScriptedPhone.post(host.base, "/api/seat", key(join), "{\"seat\":0}");
            if (answer.has("token")) {
                return answer.get("token").getAsString();
            }
            Thread.sleep(5);
        }
    }

    private static String state(RunningHost host, String token) throws Exception {
        return ScriptedPhone.get(host.base, "/api/table", token)
                .getAsJsonArray("seats")
                .get(0)
                .getAsJsonObject()
                .get("state")
                .getAsString();
    }

    private static String join(JsonObject line, int seat) {
        return line.getAsJsonArray("seats")
                .get(seat)
                .getAsJsonObject()
                .get("join")
                .getAsString();
    }

    private static String key(String join) {
        return join.substring(join.indexOf("#s=") + 3);
    }

    private static GameConfig people(Setup setup, long seed) {
        List<SeatPlayer> players = Stream.of("Anna", "Lou", "Papi", "Léa")
                .limit(setup.form().seats())
                .<SeatPlayer>map(SeatPlayer.Human::new)
                .toList();
        return new GameConfig(setup, players, 0, seed);
    }

    private SavedGame kept() throws Exception {
        return kept(home);
    }

    /// The only game of the folder, which is over.
    private static SavedGame kept(Path home) throws Exception {
        List<LibraryGame> games = new GameLibrary(home.resolve("games")).list();
        assertThat(games).hasSize(1);
        assertThat(games.getFirst())
                .isInstanceOfSatisfying(
                        LibraryGame.Playable.class,
                        game -> assertThat(game.isFinished()).isTrue());
        return WholeGame.of(games.getFirst());
    }
}
