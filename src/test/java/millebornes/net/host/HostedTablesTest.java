package millebornes.net.host;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.engine.rules.Move;
import millebornes.net.host.HostOptions.HostNotice;
import millebornes.net.host.HostOptions.HouseRules;
import millebornes.net.host.HostOptions.ManyTables;
import millebornes.net.http.ProxyAddresses;
import millebornes.net.http.Wire;
import millebornes.net.table.TablePhoneSettings;
import millebornes.save.GameLibrary;
import millebornes.save.LibraryGame;
import millebornes.session.GameConfig;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
        HouseRules rules =
                new HouseRules(true, 0, Duration.ofHours(1), Duration.ofDays(1), Duration.ofDays(1), Duration.ZERO);
        HostOptions options = new HostOptions(
                () -> TestGames.people(2, 1),
                0,
                "127.0.0.1",
                List.of(),
                ProxyAddresses.NONE,
                false,
                rules,
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
    void numberedDealsAreToldOf() {
        HouseRules rules =
                new HouseRules(true, 0, Duration.ofHours(1), Duration.ofDays(1), Duration.ofDays(1), Duration.ZERO);
        GameConfig numberedConfig = TestGames.people(2, 1);
        GameConfig keyedConfig =
                new GameConfig(numberedConfig.setup(), numberedConfig.players(), 0, GameConfig.anyDeal());
        for (GameConfig game : List.of(keyedConfig, numberedConfig)) {
            List<HostNotice> told = new ArrayList<>();
            HostOptions options = new HostOptions(
                    () -> game,
                    0,
                    "127.0.0.1",
                    List.of(),
                    ProxyAddresses.NONE,
                    true,
                    rules,
                    new ManyTables(9, 9, "", true),
                    told::add);
            List<HostNotice> expected = game.isNumbered() ? List.of(HostNotice.NUMBERED_DEAL) : List.of();
            Path folder = home.resolve(Boolean.toString(game.isNumbered()));
            try (HostWorkers workers = HostWorkers.start();
                    HostedTables tables = new HostedTables(
                            options, new TablePhoneSettings(true, false), folder, workers, Instant::now)) {
                assertThat(tables.add()).isPresent();
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
        HouseRules rules =
                new HouseRules(true, 0, Duration.ofHours(1), Duration.ofDays(1), Duration.ofDays(1), Duration.ZERO);
        HostOptions options = new HostOptions(
                () -> TestGames.people(2, 1),
                0,
                "127.0.0.1",
                List.of(),
                ProxyAddresses.NONE,
                false,
                rules,
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
                brokenTable.door().thread().run(() -> playAnything(brokenTable.session()));
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

    /// Waits until a table's thread has done that.
    private static void on(HostedTable table, Runnable task) throws Exception {
        CompletableFuture<Boolean> done = new CompletableFuture<>();
        table.door().thread().run(() -> {
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
        try (RunningHost host = new RunningHost(TestGames.people(2, 1), home, false, many)) {
            JsonObject one = ScriptedPhone.post(host.base, "/api/tables", "", "{}");
            JsonObject two = ScriptedPhone.post(host.base, "/api/tables", "", "{}");
            before = Set.of(one.get("table").getAsString(), two.get("table").getAsString());
        }
        Files.writeString(home.resolve("tables").resolve("broken.json"), "{}");
        try (RunningHost host = new RunningHost(TestGames.people(2, 1), home, true, many)) {
            assertThat(host.line.getAsJsonArray("open").asList().stream()
                            .map(table -> table.getAsJsonObject().get("table").getAsString())
                            .collect(Collectors.toSet()))
                    .isEqualTo(before);
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
