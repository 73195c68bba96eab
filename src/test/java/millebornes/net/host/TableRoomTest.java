package millebornes.net.host;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import millebornes.net.host.HostOptions.ManyTables;
import millebornes.net.host.HostOptions.TableSettings;
import millebornes.net.http.ProxyAddresses;
import millebornes.net.table.SeatUpdate;
import millebornes.net.table.TablePhoneSettings;
import millebornes.net.table.UpdateListener;
import millebornes.session.flow.PlayerEmote;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The limits on the tables of a process: a few addresses cannot take all of them, and unused ones are removed.
class TableRoomTest {

    private static final Duration UNUSED = Duration.ofMinutes(10);
    private static final Duration SILENCE = Duration.ofDays(1);
    private static final String ROOM = "http://127.0.0.1:1";

    @TempDir
    private Path home;

    private final AtomicLong minutes = new AtomicLong();

    /// The nanoseconds of the clock, which never shows the same time twice.
    private final AtomicLong ticks = new AtomicLong();

    private HostedTables tables(int most, int perAddress, HostWorkers workers) {
        HostOptions options = new HostOptions(
                () -> TestGames.people(2, 1),
                0,
                InetAddress.getLoopbackAddress(),
                List.of(),
                ProxyAddresses.NONE,
                false,
                new TableSettings(true, 0, Duration.ofHours(1), SILENCE, UNUSED, Duration.ZERO),
                new ManyTables(most, perAddress, "", true),
                _ -> {});
        return new HostedTables(
                options,
                new TablePhoneSettings(true, false),
                home,
                workers,
                () -> Instant.ofEpochSecond(TimeUnit.MINUTES.toSeconds(minutes.get()), ticks.incrementAndGet()));
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "12, 1", "16, 1", "32, 2", "200, 12", "1000, 62"})
    void aDozenAddressesNeverHaveAllTablesOfALargeProcess(int most, int each) {
        assertThat(ManyTables.usualPerAddress(most)).isEqualTo(each);
        assertThat(12 * each < most || most <= 12).isTrue();
    }

    @Test
    void oneAddressGetsItsShareAndNoMore() {
        try (HostWorkers workers = HostWorkers.start();
                HostedTables tables = tables(6, 2, workers)) {
            for (String client : List.of("203.0.113.1", "203.0.113.2")) {
                assertThat(tables.open(client, ROOM)).isPresent();
                assertThat(tables.open(client, ROOM)).isPresent();
                assertThat(tables.open(client, ROOM)).isEmpty();
            }
            assertThat(tables.count()).isEqualTo(4);
            assertThat(tables.open("203.0.113.3", ROOM)).isPresent();
            assertThat(tables.open("203.0.113.4", ROOM)).isPresent();
            assertThat(tables.open("203.0.113.5", ROOM)).as("all are taken").isEmpty();
            minutes.set(11);
            tables.forgetSilent();
            assertThat(tables.open("203.0.113.1", ROOM))
                    .as("its own are forgotten")
                    .isPresent();
        }
    }

    @Test
    void aTableThatIsNotUsedIsForgottenSoonAndLeavesNothing() throws Exception {
        try (HostWorkers workers = HostWorkers.start();
                HostedTables tables = tables(6, 6, workers)) {
            HostedTable unusedTable = open(tables);
            HostedTable playedTable = open(tables);
            HostedTable waitingTable = open(tables);
            on(
                    playedTable,
                    () -> playedTable
                            .session()
                            .play(playedTable.session().view(0).legal().getFirst()));
            Nothing nothing = new Nothing();
            waitingTable.gateway().watch(null, nothing);
            on(waitingTable, () -> {});
            minutes.set(9);
            tables.forgetSilent();
            assertThat(tables.count()).isEqualTo(3);
            minutes.set(11);
            tables.forgetSilent();
            assertThat(tables.table(name(unusedTable))).isEmpty();
            assertThat(tables.table(name(playedTable))).as("it was played").isPresent();
            assertThat(tables.table(name(waitingTable))).as("a phone listens").isPresent();
            waitingTable.gateway().leave(nothing);
            on(waitingTable, () -> {});
            tables.forgetSilent();
            assertThat(tables.table(name(waitingTable))).isEmpty();
        }
        assertThat(files("games")).as("only the game that was played").hasSize(1);
        assertThat(files("tables")).hasSize(1);
    }

    /// A dozen addresses have all twelve tables: phones that listen, or one move, do not keep them for a day.
    @Test
    void inAFullHouseTheTableThatIsIdleForLongestGivesWay() throws Exception {
        try (HostWorkers workers = HostWorkers.start();
                HostedTables tables = tables(3, 1, workers)) {
            HostedTable playedTable = open(tables);
            HostedTable firstTable = open(tables);
            HostedTable secondTable = open(tables);
            on(
                    playedTable,
                    () -> playedTable
                            .session()
                            .play(playedTable.session().view(0).legal().getFirst()));
            for (HostedTable table : List.of(firstTable, secondTable)) {
                table.gateway().watch(null, new Nothing());
                on(table, () -> {});
            }
            minutes.set(9);
            assertThat(tables.open("203.0.113.1", ROOM)).as("all are fresh").isEmpty();
            minutes.set(11);
            assertThat(tables.open("203.0.113.1", ROOM)).isPresent();
            assertThat(tables.table(name(firstTable)))
                    .as("nothing was played at it")
                    .isEmpty();
            assertThat(tables.open("203.0.113.1", ROOM)).as("its share").isEmpty();
            assertThat(tables.table(name(secondTable))).isPresent();
            minutes.set(59);
            assertThat(tables.open("203.0.113.2", ROOM)).isPresent();
            assertThat(tables.table(name(playedTable)))
                    .as("an unused one goes first")
                    .isPresent();
            minutes.set(61);
            assertThat(tables.open("203.0.113.3", ROOM)).isPresent();
            assertThat(tables.table(name(secondTable))).isEmpty();
            assertThat(tables.count()).isEqualTo(3);
        }
        assertThat(files("games")).as("a game that was played is kept").hasSizeGreaterThanOrEqualTo(1);
    }

    /// Nobody who removes tables waits for their threads or for the disk: the writer closes them.
    @Test
    void theWriterClosesRemovedTables() throws Exception {
        CompletableFuture<Boolean> isReleased = new CompletableFuture<>();
        try (HostWorkers workers = HostWorkers.start();
                HostedTables tables = tables(1, 1, workers)) {
            HostedTable table = open(tables);
            workers.writer().execute(isReleased::join);
            minutes.set(11);
            tables.forgetSilent();
            assertThat(tables.count()).isZero();
            on(table, () -> {});
            isReleased.complete(true);
        }
        assertThat(files("tables")).isEmpty();
    }

    @Test
    void aRepeatedTaskGoesOnAfterAFailure() throws Exception {
        CountDownLatch runs = new CountDownLatch(2);
        try (HostWorkers workers = HostWorkers.start()) {
            workers.every(
                    () -> {
                        runs.countDown();
                        throw new IllegalStateException("on purpose");
                    },
                    Duration.ofMillis(1));
            assertThat(runs.await(30, TimeUnit.SECONDS)).isTrue();
        }
    }

    /// Only what a proxy that is named says of a visitor counts: see ProxyAddressesTest. Here it is the same visitor.
    @Test
    void aVisitorIsToldThatThereIsNoMoreRoom() throws Exception {
        ManyTables many = new ManyTables(5, 2, "", true);
        try (RunningHost host = new RunningHost(TestGames.people(2, 1), home, false, many)) {
            for (int table = 0; table < 2; table++) {
                assertThat(ScriptedPhone.post(host.base, "/api/tables", "", "{}")
                                .has("room"))
                        .isTrue();
            }
            JsonObject refused = ScriptedPhone.post(host.base, "/api/tables", "", "{}");
            assertThat(refused.get("refusal").getAsString()).isEqualTo("FULL");
        }
    }

    /// A second process with the same folder keeps nothing, and its phones know.
    @Test
    void phonesHearThatTheirGameIsNotKept() throws Exception {
        try (RunningHost firstHost = new RunningHost(TestGames.people(2, 1), home);
                RunningHost secondHost = new RunningHost(TestGames.people(2, 1), home)) {
            awaitKept(firstHost, true);
            awaitKept(secondHost, false);
        }
    }

    /// The first writing may still be under way.
    private static void awaitKept(RunningHost host, boolean kept) throws Exception {
        String key = host.line.get("room").getAsString();
        String room = key.substring(key.indexOf("#s=") + 3);
        while (ScriptedPhone.get(host.base, "/api/table", room).get("kept").getAsBoolean() != kept) {
            Thread.sleep(20);
        }
    }

    private static HostedTable open(HostedTables tables) {
        return tables.add().orElseThrow();
    }

    private static String name(HostedTable table) {
        return table.keys().table();
    }

    private List<Path> files(String folder) throws Exception {
        try (Stream<Path> files = Files.list(home.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(".json")).toList();
        }
    }

    private static void on(HostedTable table, Runnable task) throws Exception {
        CompletableFuture<Optional<?>> done = new CompletableFuture<>();
        table.gateway().thread().run(() -> {
            task.run();
            done.complete(Optional.empty());
        });
        done.get(30, TimeUnit.SECONDS);
    }

    /// Listens and remembers nothing.
    private static final class Nothing implements UpdateListener {
        @Override
        public void update(SeatUpdate update) {}

        @Override
        public void sign(int seat, PlayerEmote emote) {}

        @Override
        public void end(EndReason reason) {}
    }
}
