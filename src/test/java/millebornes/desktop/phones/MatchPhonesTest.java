package millebornes.desktop.phones;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Remedy;
import millebornes.net.host.WindowPhoneHost;
import millebornes.net.http.Wire;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.PlayerEmote;
import millebornes.session.flow.TableStateMachine;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One person plays on a phone, the other one at the screen: the window has not shown a move that the phone can undo.
class MatchPhonesTest {

    private static final String GO = ",\"move\":{\"type\":\"play\",\"card\":\"GREEN_LIGHT\"}";

    @TempDir
    Path home;

    private final ExecutorService toolkit = Executors.newSingleThreadExecutor();
    private final Session session = Session.start(
            TestGames.people(2, 1), List.of(Remedy.GREEN_LIGHT, Remedy.GREEN_LIGHT, Distance.KM_50, Distance.KM_50));

    private volatile List<String> hosts = List.of();

    private final List<PlayerEmote> signs = new ArrayList<>();

    /// A window with its phones; seat 0 has one.
    private final class Window implements AutoCloseable {

        private final WindowPhoneHost serverPhones = new WindowPhoneHost(home, toolkit, InstantSource.system());
        private final MatchPhones phones = new MatchPhones(
                serverPhones,
                session,
                Optional.empty(),
                () -> hosts,
                Runnable::run,
                this::follow,
                () -> {},
                this::show);
        private final TableStateMachine stateMachine = new TableStateMachine(session, _ -> true, phones);
        private final String token;

        Window() throws Exception {
            on(phones::open);
            String invitation = serverPhones.table().orElseThrow().invitation(0);
            token = ask("/api/seat", invitation.substring("#s=".length()), "{\"seat\":0}")
                    .get("token")
                    .getAsString();
        }

        private boolean show(int seat, PlayerEmote emote) {
            return seat == 0 && signs.add(emote);
        }

        private void follow() {
            stateMachine.followPhones();
        }

        /// The request of the phone, made at this step of the table.
        JsonObject phone(String path, int step, String move) throws IOException {
            return ask(path, token, "{\"step\":" + step + move + "}");
        }

        private JsonObject ask(String path, String key, String body) throws IOException {
            try (Wire wire = new Wire(serverPhones.port())) {
                return wire.request("POST", path + "?lang=en", key, body)
                        .reply()
                        .json();
            }
        }

        FlowState moment() throws Exception {
            return on(stateMachine::moment);
        }

        @Override
        public void close() {
            CompletableFuture.runAsync(serverPhones::close, toolkit).join();
        }
    }

    /// The name that is typed on a phone is that of the seat everywhere, cleaned like any other name.
    @Test
    void aPhoneNamesItsSeat() throws Exception {
        try (Window window = new Window()) {
            String room = window.serverPhones.table().orElseThrow().room().substring("#s=".length());
            window.ask("/api/seat", room, "{\"seat\":1,\"name\":\"  Lou\\u202e \"}");
            assertThat(session.player(1).name()).isEqualTo("Lou");
            window.ask("/api/seat", room, "{\"seat\":0,\"name\":\"Thief\"}");
            assertThat(session.player(0).name()).as("a seat that is taken").isNotEqualTo("Thief");
        }
    }

    /// A sign reaches the table; the next one has to wait, and an unknown one is refused.
    @Test
    void aSignIsShownAtTheTableOnceInAWhile() throws Exception {
        try (Window window = new Window()) {
            assertThat(window.phone("/api/sign", 0, ",\"sign\":\"BRAVO\"")
                            .get("ok")
                            .getAsBoolean())
                    .isTrue();
            assertThat(signs).containsExactly(PlayerEmote.BRAVO);
            assertThat(window.phone("/api/sign", 0, ",\"sign\":\"HORN\"")
                            .get("refusal")
                            .getAsString())
                    .isEqualTo("TOO_MANY");
            assertThat(signs).containsExactly(PlayerEmote.BRAVO);
        }
    }

    @Test
    void anotherNetworkIsNoticedWhileTheOldAddressIsShown() throws Exception {
        hosts = List.of("192.168.1.23");
        try (Window window = new Window()) {
            assertThat(on(window.phones::status).hosts()).containsExactly("192.168.1.23");
            hosts = List.of("10.0.0.7", "[fd00::7]");
            assertThat(shownInTheEnd(window)).containsExactly("10.0.0.7", "[fd00::7]");
            hosts = List.of();
            assertThat(shownInTheEnd(window)).as("the Wi-Fi is off").isEmpty();
        }
    }

    /// The page looks every second: the first look takes what was found before, the second what is there now.
    private List<String> shownInTheEnd(Window window) throws Exception {
        on(window.phones::status);
        return on(window.phones::status).hosts();
    }

    private <T> T on(Callable<T> what) throws Exception {
        return toolkit.submit(what).get();
    }

    @AfterEach
    void end() {
        toolkit.shutdownNow();
    }

    @Test
    void aPhoneTakesItsActBackAndPlaysItAgainWhileTheCurtainIsDown() throws Exception {
        try (Window window = new Window()) {
            assertThat(window.moment()).isEqualTo(new FlowState.AskedOnPhones(List.of(0)));
            window.phone("/api/move", 0, GO);
            assertThat(window.moment()).as("the other one is called").isInstanceOf(FlowState.Curtain.class);

            assertThat(window.phone("/api/undo", 1, "").toString()).isEqualTo("{\"ok\":true,\"step\":2}");
            assertThat(window.moment()).isEqualTo(new FlowState.AskedOnPhones(List.of(0)));
            assertThat(on(session::moves)).isEmpty();

            assertThat(window.phone("/api/redo", 2, "").toString()).isEqualTo("{\"ok\":true,\"step\":3}");
            assertThat(window.moment()).isInstanceOf(FlowState.Curtain.class);
            assertThat(on(session::moves)).containsExactly(Move.play(Remedy.GREEN_LIGHT));
        }
    }

    @Test
    void nothingIsTakenBackOnceTheOtherOneHasLooked() throws Exception {
        try (Window window = new Window()) {
            window.phone("/api/move", 0, GO);
            on(() -> {
                window.stateMachine.raiseCurtain();
                return true;
            });
            JsonObject late = window.phone("/api/undo", 1, "");
            assertThat(late.get("refusal").getAsString()).isEqualTo("TOO_LATE");
            assertThat(late.get("message").getAsString())
                    .isEqualTo("Too late to take that back: somebody has seen what came next.");
            assertThat(on(session::moves)).hasSize(1);
        }
    }

    /// Anyone who sits at the screen undoes the player's act only, and a phone does not take it back either.
    @Test
    void whatWasDoneBeforeTheScreenIsNotThePhonesToTakeBack() throws Exception {
        try (Window window = new Window()) {
            window.phone("/api/move", 0, GO);
            on(() -> {
                window.stateMachine.raiseCurtain();
                window.stateMachine.choose(0);
                window.stateMachine.discard();
                return true;
            });
            assertThat(on(session::moves)).hasSize(2);
            assertThat(window.phone("/api/undo", 2, "").get("refusal").getAsString())
                    .isEqualTo("NOTHING");
            on(() -> {
                window.stateMachine.takeBack();
                return true;
            });
            assertThat(on(session::moves)).hasSize(1);
            assertThat(window.phone("/api/redo", 3, "").get("refusal").getAsString())
                    .isEqualTo("NOTHING");
        }
    }
}
