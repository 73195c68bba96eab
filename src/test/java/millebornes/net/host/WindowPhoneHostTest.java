package millebornes.net.host;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.net.host.WindowPhoneHost.Farewell;
import millebornes.net.http.Wire;
import millebornes.net.table.TableActions;
import millebornes.save.GameLibrary;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGameFiles;
import millebornes.save.StrictJsonParser;
import millebornes.session.SavedSessionConverter;
import millebornes.session.Session;
import millebornes.session.flow.HandPlace;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The server of a window is stopped and started; a phone that held a seat finds it again, at the same port.
class WindowPhoneHostTest {

    private static final Optional<String> GAME = Optional.of("game-1");

    @TempDir
    Path home;

    private final ExecutorService toolkit = Executors.newSingleThreadExecutor();
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-07-01T10:00:00Z"));
    private final InstantSource clock = now::get;
    private final AtomicInteger changes = new AtomicInteger();
    private final Session session =
            Session.start(TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(3)), 0b011, 4));

    @AfterEach
    void end() {
        toolkit.shutdownNow();
    }

    private <T> T on(Callable<T> what) throws Exception {
        return toolkit.submit(what).get();
    }

    private OpenTable open(WindowPhoneHost phones, Optional<String> game) throws Exception {
        return on(() -> phones.open(TableActions.of(session, () -> true), game, changes::incrementAndGet));
    }

    private void close(WindowPhoneHost phones) throws Exception {
        on(() -> {
            phones.close();
            return true;
        });
    }

    private WindowPhoneHost phones() {
        return new WindowPhoneHost(home, toolkit, clock);
    }

    private static String key(String fragment) {
        return fragment.substring("#s=".length());
    }

    private static Wire.Reply ask(int port, String method, String path, String key, String body) throws IOException {
        try (Wire wire = new Wire(port)) {
            return wire.request(method, path, key, body).reply();
        }
    }

    private static String claim(int port, OpenTable table, int seat) throws IOException {
        return ask(port, "POST", "/api/seat", key(table.invitation(seat)), "{\"seat\":" + seat + "}")
                .json()
                .get("token")
                .getAsString();
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(port));
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    @Test
    void closingFreesThePortAndTheNextOneTakesItAgain() throws Exception {
        WindowPhoneHost phones = phones();
        open(phones, Optional.empty());
        int port = phones.port();
        assertThat(isFree(port)).isFalse();
        assertThat(ask(port, "GET", "/", "", "").status()).isEqualTo(200);
        close(phones);
        assertThat(phones.port()).isZero();
        assertThat(phones.table()).isEmpty();
        assertThat(isFree(port)).isTrue();
        WindowPhoneHost laterPhones = phones();
        open(laterPhones, Optional.empty());
        assertThat(laterPhones.port()).isEqualTo(port);
        close(laterPhones);
    }

    @Test
    void whereThePortIsTakenAnotherOneServes() throws Exception {
        WindowPhoneHost phones = phones();
        open(phones, Optional.empty());
        int port = phones.port();
        close(phones);
        try (ServerSocket other = new ServerSocket(port)) {
            assertThat(other.getLocalPort()).isEqualTo(port);
            WindowPhoneHost laterPhones = phones();
            open(laterPhones, Optional.empty());
            assertThat(laterPhones.port()).isPositive().isNotEqualTo(port);
            close(laterPhones);
        }
    }

    @Test
    void aPhoneFindsItsSeatAgainAfterTheGameWasPutAside() throws Exception {
        WindowPhoneHost phones = phones();
        OpenTable table = open(phones, GAME);
        String token = claim(phones.port(), table, 1);
        int port = phones.port();
        close(phones);

        WindowPhoneHost laterPhones = phones();
        assertThat(laterPhones.remembers("game-1")).isTrue();
        assertThat(laterPhones.remembers("game-2")).isFalse();
        OpenTable secondTable = open(laterPhones, GAME);
        assertThat(laterPhones.port()).isEqualTo(port);
        assertThat(on(() -> secondTable.place(1))).isEqualTo(HandPlace.SILENT_PHONE);
        try (Wire phoneWire = new Wire(port)) {
            phoneWire.request("GET", "/api/events", token, "").head();
            JsonObject message = message(phoneWire);
            assertThat(message.getAsJsonObject("view").get("seat").getAsInt()).isEqualTo(1);
            assertThat(on(() -> secondTable.place(1))).isEqualTo(HandPlace.PHONE);
        }
        on(() -> {
            laterPhones.forget("game-1");
            return true;
        });
        close(laterPhones);
    }

    /// A record in the earlier file name counts, too.
    @Test
    void theRecordOfAGameLastsAsLongAsTheGame() throws Exception {
        GameLibrary library = new GameLibrary(home.resolve("games"));
        Path records = home.resolve("phones");
        for (String game : List.of("game-1", "game-2", "game-3")) {
            WindowPhoneHost phones = phones();
            OpenTable table = open(phones, Optional.of(game));
            claim(phones.port(), table, 1);
            close(phones);
            SavedGameFiles.keep(SavedSessionConverter.of(session, SaveMetadata.NONE), library.file(game));
        }
        for (String game : List.of("game-2", "game-3")) {
            Files.move(records.resolve(game + ".json"), records.resolve(game + ".json.json"));
        }
        library.delete(library.file("game-1"));
        GameLibrary.deleteForGood(library.file("game-2"));
        WindowPhoneHost phones = phones();
        assertThat(phones.remembers("game-2")).as("before the phones are told").isTrue();
        on(() -> {
            phones.forgetDeleted();
            return true;
        });
        assertThat(phones.remembers("game-1")).as("in the bin").isTrue();
        assertThat(phones.remembers("game-2")).isFalse();
        library.emptyBin();
        on(() -> {
            phones.forgetDeleted();
            return true;
        });
        assertThat(phones.remembers("game-1")).isFalse();
        assertThat(phones.remembers("game-3")).isTrue();
        close(phones);
        assertThat(records).isDirectoryNotContaining("glob:**game-{1,2}*");
    }

    /// A phone that wakes up loses its line for a moment; only one that stays away is missed.
    @Test
    void aPhoneIsMissedOnlyAfterAWhile() throws Exception {
        WindowPhoneHost phones = phones();
        OpenTable table = open(phones, GAME);
        String token = claim(phones.port(), table, 0);
        try (Wire phoneWire = new Wire(phones.port())) {
            phoneWire.request("GET", "/api/events", token, "").head();
            message(phoneWire);
            assertThat(on(() -> table.place(0))).isEqualTo(HandPlace.PHONE);
        }
        // A line that is gone is noticed when something is to be said.
        while (on(() -> table.table().listenerCount() > 0)) {
            on(() -> {
                table.letComputerPlay(0);
                table.returnToPhone(0);
                return true;
            });
        }
        assertThat(on(() -> table.place(0))).isEqualTo(HandPlace.PHONE);
        now.updateAndGet(before -> before.plus(OpenTable.GRACE).plus(Duration.ofMillis(1)));
        assertThat(on(() -> table.place(0))).isEqualTo(HandPlace.SILENT_PHONE);
        close(phones);
    }

    /// A phone that hears of an end forgets its key; one whose line is lost looks for the table until it is back.
    @ParameterizedTest
    @EnumSource(Farewell.class)
    void onlyATableThatEndsSaysSo(Farewell farewell) throws Exception {
        WindowPhoneHost phones = phones();
        OpenTable table = open(phones, GAME);
        String token = claim(phones.port(), table, 0);
        StringBuilder heard = new StringBuilder();
        try (Wire phoneWire = new Wire(phones.port())) {
            phoneWire.request("GET", "/api/events", token, "").head();
            message(phoneWire);
            on(() -> {
                phones.closeTable(farewell);
                return true;
            });
            for (String chunk = phoneWire.chunk(); !chunk.isEmpty(); chunk = phoneWire.chunk()) {
                heard.append(chunk);
            }
        } catch (IOException | NumberFormatException lost) {
            heard.append(lost);
        }
        assertThat(heard.toString().contains("event: closed")).isEqualTo(farewell == Farewell.GOODBYE);
        close(phones);
    }

    @Test
    void phonesHearWhetherTheGameIsKept() throws Exception {
        WindowPhoneHost phones = phones();
        assertThat(phones.isKept()).isTrue();
        boolean[] kept = {true};
        TableActions actions = TableActions.of(session, () -> kept[0]);
        OpenTable table = on(() -> phones.open(actions, GAME, changes::incrementAndGet));
        try (Wire phoneWire = new Wire(phones.port())) {
            phoneWire
                    .request("GET", "/api/events", claim(phones.port(), table, 0), "")
                    .head();
            assertThat(isKept(message(phoneWire))).isTrue();
            for (boolean now : new boolean[] {false, true, false}) {
                on(() -> {
                    kept[0] = now;
                    phones.setKept(now);
                    return true;
                });
                assertThat(phones.isKept()).isEqualTo(now);
                assertThat(isKept(message(phoneWire))).isEqualTo(now);
            }
            int heard = changes.get();
            on(() -> {
                phones.setKept(false);
                return true;
            });
            assertThat(changes).as("what everybody knows is not said again").hasValue(heard);
        }
        close(phones);
    }

    private static boolean isKept(JsonObject message) {
        return message.getAsJsonObject("page").get("kept").getAsBoolean();
    }

    @Test
    void whoKnocksIsLetInByTheTableOnly() throws Exception {
        WindowPhoneHost phones = phones();
        OpenTable table = open(phones, GAME);
        String first = claim(phones.port(), table, 0);
        Wire.Reply refusedReply = ask(phones.port(), "POST", "/api/seat", key(table.invitation(0)), "{\"seat\":0}");
        assertThat(refusedReply.status()).isEqualTo(409);
        assertThat(on(() -> table.isKnockedAt(0))).isTrue();
        on(() -> {
            table.allow(0);
            return true;
        });
        assertThat(on(() -> table.isKnockedAt(0))).isFalse();
        String second = claim(phones.port(), table, 0);
        assertThat(second).isNotEqualTo(first);
        assertThat(ask(phones.port(), "POST", "/api/undo", first, "{\"step\":0}")
                        .status())
                .isEqualTo(401);
        assertThat(changes).hasPositiveValue();
        close(phones);
    }

    @Test
    void everyRequestIsASignWhateverItWants() throws Exception {
        WindowPhoneHost phones = phones();
        OpenTable table = open(phones, Optional.empty());
        assertThat(table.heard().summary()).isEqualTo(new RequestCounter.Summary(0, null, clock.instant()));
        now.updateAndGet(before -> before.plusSeconds(5));
        ask(phones.port(), "GET", "/nothing", "", "");
        assertThat(table.heard().summary())
                .isEqualTo(new RequestCounter.Summary(
                        1, InetAddress.getLoopbackAddress().getHostAddress(), clock.instant()));
        close(phones);
    }

    private static JsonObject message(Wire phoneWire) throws IOException {
        String message = phoneWire.message();
        return StrictJsonParser.object(
                message.substring(message.indexOf("data: ") + "data: ".length()).strip());
    }
}
