package millebornes.net.host;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;
import millebornes.engine.rules.Move;
import millebornes.net.host.HostOptions.HostNotice;
import millebornes.net.host.HostOptions.ManyTables;
import millebornes.net.host.HostOptions.TableSettings;
import millebornes.net.http.ProxyAddresses;
import millebornes.net.http.Wire;
import millebornes.net.table.KeyDigest;
import millebornes.net.table.TablePhoneSettings;
import millebornes.save.GameLibrary;
import millebornes.save.LibraryGame;
import millebornes.save.StrictJsonParser;
import millebornes.session.GameConfig;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Many tables in one process: each with its own keys, game and file, without effect on each other.
class HostedTablesTest {

    @TempDir
    private Path home;

    @Test
    void whoeverComesGetsATableOfTheirOwn() throws Exception {
        ManyTables many = new ManyTables(2, 2, "s1", true);
        try (RunningHost host = new RunningHost(TestGames.people(2, 1), home, false, many)) {
            assertThat(host.line.get("tables").getAsInt()).isEqualTo(2);
            JsonObject one = ScriptedPhone.post(host.base, "/api/tables", "", "{}");
            JsonObject two = ScriptedPhone.post(host.base, "/api/tables", "", "{}");
            assertThat(one.get("table").getAsString())
                    .startsWith("s1")
                    .isNotEqualTo(two.get("table").getAsString());
            assertThat(ScriptedPhone.post(host.base, "/api/tables", "", "{}")
                            .get("refusal")
                            .getAsString())
                    .isEqualTo("FULL");
            String mine = ScriptedPhone.claim(host.base, one.get("room").getAsString(), 0);
            String theirs = ScriptedPhone.claim(host.base, two.get("room").getAsString(), 0);
            JsonObject table = ScriptedPhone.get(host.base, "/api/table", mine);
            assertThat(table.get("table")).isEqualTo(one.get("table"));
            ScriptedPhone.post(host.base, "/api/leave", mine, "{}");
            assertThat(ScriptedPhone.get(host.base, "/api/table", theirs)
                            .getAsJsonArray("seats")
                            .get(0)
                            .getAsJsonObject()
                            .get("taken")
                            .getAsBoolean())
                    .isTrue();
            assertThat(ScriptedPhone.get(host.base, "/api/table/events", "")
                            .get("refusal")
                            .getAsString())
                    .as("with many tables bystanders need a key")
                    .isEqualTo("WRONG_KEY");
        }
    }

    @Test
    void figuresNameNobody() throws Exception {
        try (RunningHost host = new RunningHost(TestGames.people(2, 1), home);
                Wire wire = new Wire(Integer.parseInt(host.base.substring(host.base.lastIndexOf(':') + 1)))) {
            host.phones(ScriptedPhone.Habits.CALM);
            String figures = wire.request("GET", "/metrics", "", "").reply().text();
            assertThat(figures.lines().filter(line -> !line.startsWith("#")))
                    .isNotEmpty()
                    .allSatisfy(line -> assertThat(line).matches("millebornes_[a-z_]+ [0-9.E-]+"));
            assertThat(wire.request("GET", "/health", "", "").reply().text()).isEqualTo("ok\n");
        }
    }

    @Test
    void aTableIsForgottenAfterADayWithoutAWordAndItsGameIsKept() throws Exception {
        AtomicLong hours = new AtomicLong();
        TableSettings settings =
                new TableSettings(true, 0, Duration.ofHours(1), Duration.ofDays(1), Duration.ofDays(1), Duration.ZERO);
        HostOptions options = new HostOptions(
                () -> TestGames.people(2, 1),
                0,
                InetAddress.getLoopbackAddress(),
                List.of(),
                ProxyAddresses.NONE,
                false,
                settings,
                new ManyTables(9, 9, "", true),
                _ -> {});
        try (HostWorkers workers = HostWorkers.start();
                HostedTables tables = new HostedTables(
                        options,
                        new TablePhoneSettings(true, false),
                        home,
                        workers,
                        () -> Instant.now().plus(Duration.ofHours(hours.get())))) {
            HostedTable table = tables.add().orElseThrow();
            String name = table.keys().table();
            on(table, () -> playAnything(table.session()));
            tables.forgetSilent();
            assertThat(tables.table(name)).isPresent();
            hours.set(25);
            tables.forgetSilent();
            assertThat(tables.table(name)).isEmpty();
            assertThat(tables.count()).isZero();
        }
        assertThat(names(home.resolve("games"))).as("its game stays").hasSize(1);
        assertThat(new GameLibrary(home.resolve("games")).newestOpen()).isPresent();
        assertThat(names(home.resolve("tables"))).as("its keys do not").isEmpty();
    }

    /// Every table with a number is told of, new or gone on with; keyed ones are not.
    @Test
    void numberedDealsAreToldOf() throws Exception {
        TableSettings settings =
                new TableSettings(true, 0, Duration.ofHours(1), Duration.ofDays(1), Duration.ofDays(1), Duration.ZERO);
        GameConfig numberedConfig = TestGames.people(2, 1);
        GameConfig keyedConfig =
                new GameConfig(numberedConfig.setup(), numberedConfig.players(), 0, GameConfig.anyDeal());
        for (GameConfig game : List.of(keyedConfig, numberedConfig)) {
            List<HostNotice> told = new ArrayList<>();
            HostOptions options = new HostOptions(
                    () -> game,
                    0,
                    InetAddress.getLoopbackAddress(),
                    List.of(),
                    ProxyAddresses.NONE,
                    true,
                    settings,
                    new ManyTables(9, 9, "", true),
                    told::add);
            List<HostNotice> expected = game.isNumbered() ? List.of(HostNotice.NUMBERED_DEAL) : List.of();
            Path folder = home.resolve(Boolean.toString(game.isNumbered()));
            try (HostWorkers workers = HostWorkers.start();
                    HostedTables tables = new HostedTables(
                            options, new TablePhoneSettings(true, false), folder, workers, Instant::now)) {
                HostedTable table = tables.add().orElseThrow();
                on(table, () -> playAnything(table.session()));
            }
            assertThat(told).isEqualTo(expected);
            told.clear();
            try (HostWorkers workers = HostWorkers.start();
                    HostedTables tables = new HostedTables(
                            options, new TablePhoneSettings(true, false), folder, workers, Instant::now)) {
                assertThat(tables.resume()).hasSize(1);
            }
            assertThat(told).isEqualTo(expected);
        }
    }

    /// Whatever goes wrong at one table, the other plays to its end, every move of it is kept, and both still answer.
    @Test
    void aTableThatFailsIsFeltByNobodyElse() throws Exception {
        TableSettings settings =
                new TableSettings(true, 0, Duration.ofHours(1), Duration.ofDays(1), Duration.ofDays(1), Duration.ZERO);
        HostOptions options = new HostOptions(
                () -> TestGames.people(2, 1),
                0,
                InetAddress.getLoopbackAddress(),
                List.of(),
                ProxyAddresses.NONE,
                false,
                settings,
                new ManyTables(2, 2, "", true),
                _ -> {});
        int moves;
        try (HostWorkers workers = HostWorkers.start();
                HostedTables tables =
                        new HostedTables(options, new TablePhoneSettings(true, false), home, workers, Instant::now)) {
            HostedTable brokenTable = tables.add().orElseThrow();
            HostedTable soundTable = tables.add().orElseThrow();
            AtomicInteger failures = new AtomicInteger();
            on(
                    brokenTable,
                    () -> brokenTable.session().onStep(_ -> {
                        failures.incrementAndGet();
                        throw new IllegalStateException("on purpose");
                    }));
            Session session = soundTable.session();
            while (!session.match().round().isOver()) {
                brokenTable.gateway().thread().run(() -> playAnything(brokenTable.session()));
                on(soundTable, () -> playAnything(session));
            }
            moves = session.moves().size();
            on(brokenTable, () -> {});
            assertThat(failures).hasValueGreaterThan(10);
        }
        assertThat(new GameLibrary(home.resolve("games")).list())
                .hasSize(2)
                .anyMatch(libraryGame -> libraryGame instanceof LibraryGame.Playable game
                        && game.summary().moves() == moves);
    }

    private static HostOptions single(Consumer<HostNotice> told) {
        return new HostOptions(
                () -> TestGames.people(2, 1),
                0,
                InetAddress.getLoopbackAddress(),
                List.of(),
                ProxyAddresses.NONE,
                false,
                new TableSettings(true, 0, Duration.ofHours(1), Duration.ofDays(1), Duration.ofDays(1), Duration.ZERO),
                null,
                told);
    }

    private HostedTables tables(HostOptions options, HostWorkers workers, InstantSource clock) {
        return new HostedTables(options, new TablePhoneSettings(true, false), home, workers, clock);
    }

    @ParameterizedTest
    @CsvSource({"false, false, 0", "true, false, 1", "false, true, 1"})
    void nothingStaysOfATableThatNobodyHasUsed(boolean isPlayed, boolean isHeld, int left) throws Exception {
        try (HostWorkers workers = HostWorkers.start();
                HostedTables tables = tables(single(_ -> {}), workers, Instant::now)) {
            HostedTable table = tables.add().orElseThrow();
            if (isPlayed) {
                on(table, () -> playAnything(table.session()));
            }
            if (isHeld) {
                KeyDigest roomDigest = KeyDigest.of(table.keys().room());
                table.gateway().claim(roomDigest, 0, "", Words.of(Language.ENGLISH));
            }
        }
        assertThat(names(home.resolve("games"))).hasSize(left);
        assertThat(names(home.resolve("tables"))).hasSize(left);
    }

    /// As on a full disk, no file can be written.
    @Test
    void aDiskThatRefusesIsToldOfInOneSentence() throws Exception {
        Files.createDirectory(home.resolve("window.lock"));
        Files.writeString(home.resolve("games"), "");
        Files.writeString(home.resolve("tables"), "");
        List<LogRecord> logged = new CopyOnWriteArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord entry) {
                logged.add(entry);
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger logger = Logger.getLogger("millebornes");
        logger.addHandler(handler);
        Set<HostNotice> told = ConcurrentHashMap.newKeySet();
        try (HostWorkers workers = HostWorkers.start();
                HostedTables tables = tables(single(told::add), workers, Instant::now)) {
            HostedTable table = tables.add().orElseThrow();
            on(table, () -> playAnything(table.session()));
        } finally {
            logger.removeHandler(handler);
        }
        assertThat(told).contains(HostNotice.NOT_KEPT);
        assertThat(logged).extracting(LogRecord::getMessage).isEmpty();
    }

    @Test
    void aHostWhoseOnlyTableIsForgottenSaysSoAndEnds() throws Exception {
        List<HostNotice> told = new ArrayList<>();
        HostProgram program = new HostProgram(single(told::add), home);
        AtomicLong hours = new AtomicLong();
        try (HostWorkers workers = HostWorkers.start();
                HostedTables tables =
                        tables(single(told::add), workers, () -> Instant.now().plus(Duration.ofHours(hours.get())))) {
            tables.add();
            told.clear();
            program.sweep(tables);
            assertThat(told).isEmpty();
            hours.set(25);
            program.sweep(tables);
            assertThat(told).containsExactly(HostNotice.FORGOTTEN);
        }
        try (PipedInputStream silent = new PipedInputStream(new PipedOutputStream())) {
            program.run(silent, new PrintWriter(Writer.nullWriter()));
        }
    }

    /// Some systems give the name of a machine with the ending of the home network.
    @ParameterizedTest
    @CsvSource({
        "anna, anna anna.local",
        "Anna.local, Anna.local Anna",
        "anna.lan, anna.lan anna anna.local",
        "www.example.com, ''"
    })
    void aMachineIsKnownAtHomeByItsShortName(String machine, String names) {
        assertThat(String.join(" ", HostProgram.namesAtHome(machine))).isEqualTo(names);
    }

    /// Waits until a table's thread has done that.
    private static void on(HostedTable table, Runnable task) throws Exception {
        CompletableFuture<Boolean> done = new CompletableFuture<>();
        table.gateway().thread().run(() -> {
            task.run();
            done.complete(true);
        });
        done.get(30, TimeUnit.SECONDS);
    }

    private static void playAnything(Session session) {
        if (session.asked().isPresent()) {
            List<Move> legal = session.view(session.asked().getAsInt()).legal();
            session.play(legal.get(session.moves().size() % legal.size()));
        }
    }

    @Test
    void manyTablesComeBackAfterAStart() throws Exception {
        ManyTables many = new ManyTables(5, 5, "", true);
        Set<String> before;
        try (RunningHost host = new RunningHost(TestGames.people(2, 1), home, true, many)) {
            JsonObject one = ScriptedPhone.post(host.base, "/api/tables", "", "{}");
            JsonObject two = ScriptedPhone.post(host.base, "/api/tables", "", "{}");
            before = Set.of(one.get("table").getAsString(), two.get("table").getAsString());
        }
        Path folder = home.resolve("tables");
        Files.writeString(folder.resolve("broken.json"), "{}");
        JsonObject record = StrictJsonParser.object(
                Files.readString(folder.resolve(before.iterator().next() + ".json")));
        record.getAsJsonArray("seats").remove(1);
        Files.writeString(folder.resolve("short.json"), record.toString());
        try (RunningHost host = new RunningHost(TestGames.people(2, 1), home, true, many)) {
            assertThat(host.line.getAsJsonArray("open").asList().stream()
                            .map(table -> table.getAsJsonObject().get("table").getAsString()))
                    .containsExactlyInAnyOrderElementsOf(before);
        }
    }

    private static List<String> names(Path folder) throws Exception {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".json"))
                    .toList();
        }
    }
}
