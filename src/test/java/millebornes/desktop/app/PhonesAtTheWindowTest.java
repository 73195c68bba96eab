package millebornes.desktop.app;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import millebornes.desktop.Patience;
import millebornes.desktop.table.Overlay;
import millebornes.desktop.table.OverlayAnswer;
import millebornes.desktop.table.TableInput;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.net.host.OpenTable;
import millebornes.net.host.ScriptedPhone;
import millebornes.net.host.ScriptedPhone.Habits;
import millebornes.net.host.WindowPhoneHost;
import millebornes.net.http.HttpLimits;
import millebornes.net.http.HttpLimits.ConnectionLimits;
import millebornes.session.GameConfig;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.HandPlace;
import millebornes.session.flow.TestGames;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// The whole program with phones: real requests, real pages, people at the screen, computer players.
class PhonesAtTheWindowTest extends KeptGameWindow {

    /// Phones that play by themselves are quicker than people.
    private static final HttpLimits QUICK = new HttpLimits(
            ConnectionLimits.USUAL, 4096, 10_000, 100, 24, 24, Duration.ofSeconds(15), Duration.ofSeconds(10));

    private static final Random RANDOM = new Random(11);
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.now());
    private final List<Thread> threads = new ArrayList<>();
    private @Nullable WindowPhoneHost phones;
    private int waitedForPhones;

    @AfterEach
    void closePhones() {
        fx(() -> {
            if (phones != null) {
                phones.close();
            }
        });
        threads.forEach(Thread::interrupt);
    }

    /// Starts the program with phones, and a game; its page of phones is open.
    private void begin(GameConfig game) {
        startWithPhones();
        fx(() -> pages().begin(game));
        press("menu");
        press("menu-phones");
        assertThat(isShown("phones-go")).isTrue();
    }

    private void startWithPhones() {
        start();
        InstantSource clock = now::get;
        fx(() -> {
            phones = new WindowPhoneHost(folder, Platform::runLater, clock, QUICK);
            pages().offerPhones(phones);
        });
    }

    private WindowPhoneHost phones() {
        return requireNonNull(phones);
    }

    private OpenTable open() {
        return WindowRobot.onFx(() -> phones().table().orElseThrow());
    }

    private String base() {
        return "http://127.0.0.1:" + WindowRobot.onFx(() -> phones().port());
    }

    private String claim(int seat) throws IOException {
        return ScriptedPhone.claim(base(), open().invitation(seat), seat);
    }

    private ScriptedPhone play(String token) {
        ScriptedPhone phone = new ScriptedPhone(base(), token, Habits.CALM, 5);
        threads.add(Thread.ofVirtual().start(phone));
        return phone;
    }

    private static void until(BooleanSupplier what) {
        Patience.until(what, "in vain");
    }

    private static Setup oneRound(Setup setup) {
        return new Setup(setup.edition(), setup.form(), OptionChoices.NONE.rounds(1));
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

    /// What people at the screen do, once.
    private void act() {
        if (screen().root().getScene() == null) {
            return;
        }
        assertThat(screen().flow().looker().stream()).noneMatch(seat -> place(seat) != HandPlace.SCREEN);
        switch (screen().flow().moment()) {
            case FlowState.Curtain _ -> screen().handle(new TableInput.PressCurtain(OverlayAnswer.OPEN));
            case FlowState.Turn turn -> turn(turn.seat());
            case FlowState.CoupFourreAsked asked ->
                screen().handle(new TableInput.GiveAnswer(OverlayAnswer.GO_ON, asked.attacker()));
            case FlowState.ExtensionAsked asked ->
                screen().handle(new TableInput.GiveAnswer(OverlayAnswer.STOP, asked.seat()));
            case FlowState.CoupFourreClaim _ -> screen().handle(new TableInput.GoBack());
            case FlowState.AskedOnPhones _ -> {
                waitedForPhones++;
                assertThat(screen().picture().hand().cards()).isEmpty();
            }
            case FlowState.Thinking _, FlowState.RoundOver _ -> {}
        }
    }

    private HandPlace place(int seat) {
        return phones().table().map(table -> table.place(seat)).orElse(HandPlace.SCREEN);
    }

    private void turn(int seat) {
        List<Move> legal = session().view(seat).legal();
        Move move = legal.get(RANDOM.nextInt(legal.size()));
        int place = session().view(seat).hand().cards().indexOf(move.card());
        switch (move) {
            case Move.Attack attack -> screen().handle(new TableInput.DropCardOnCar(place, attack.car()));
            case Move.Play _ -> screen().handle(new TableInput.DropCardOnRoad(place));
            case Move.Discard _ -> screen().handle(new TableInput.DropCardOnDiscards(place));
            case Move.EndTurn _, Move.Stuck _, Move.Extend _, Move.Stop _, Move.CoupFourre _, Move.Decline _ ->
                throw new AssertionError("not offered at this table: " + move);
        }
    }

    private void playToTheEnd() {
        until(() -> {
            act();
            return session().match().isOver();
        });
        // What the end of a match saves is saved when its page is open.
        until(() -> isThere("ceremony-title") || screen().root().getScene() == null);
    }

    @Test
    void twoPhonesAndTwoPeopleAtTheScreenPlayARoundToItsEnd() throws Exception {
        begin(TestGames.game(oneRound(Setup.of(Editions.BOARD, TeamFormat.singles(4))), 0b1111, 3));
        ScriptedPhone firstPhone = play(claim(0));
        String thirdToken = claim(2);
        until(() -> place(0) == HandPlace.PHONE && place(2) == HandPlace.PHONE);
        press("phones-go");
        until(() -> {
            act();
            return waitedForPhones > 0 && session().asked().equals(OptionalInt.of(2));
        });
        ScriptedPhone thirdPhone = play(thirdToken);
        playToTheEnd();
        assertThat(firstPhone.failure).isNull();
        assertThat(thirdPhone.failure).isNull();
        assertThat(firstPhone.moves.get() + thirdPhone.moves.get()).isGreaterThan(20);
        assertThat(waitedForPhones).isPositive();
        // Phones see how it ended before the table is left.
        until(() -> requireNonNull(firstPhone.last)
                .getAsJsonObject("view")
                .get("phase")
                .getAsString()
                .equals("match-over"));
    }

    @Test
    void onePhoneComputersAndOnePersonAtTheScreenPlayARoundToItsEnd() throws Exception {
        begin(TestGames.game(oneRound(Setup.of(Editions.BOARD, TeamFormat.singles(4))), 0b0101, 4));
        ScriptedPhone phone = play(claim(2));
        until(() -> place(2) == HandPlace.PHONE);
        press("phones-go");
        playToTheEnd();
        assertThat(phone.failure).isNull();
        assertThat(phone.moves.get()).isGreaterThan(5);
    }

    @Test
    void whenAllHavePhonesNobodyTouchesTheScreenForAWholeMatch() throws Exception {
        Setup setup = Setup.of(Editions.BOARD, TeamFormat.singles(2));
        begin(TestGames.game(new Setup(setup.edition(), setup.form(), OptionChoices.NONE.rounds(2)), 0b11, 6));
        ScriptedPhone phone = play(claim(0));
        ScriptedPhone secondPhone = play(claim(1));
        until(() -> place(0) == HandPlace.PHONE && place(1) == HandPlace.PHONE);
        press("phones-go");
        playToTheEnd();
        assertThat(session().match().results()).hasSize(2);
        assertThat(phone.failure).isNull();
        assertThat(secondPhone.failure).isNull();
    }

    @Test
    void whoLeavesTheTableClosesItAndFreesThePort() throws Exception {
        begin(TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(2)), BOTH, 3));
        claim(0);
        int port = WindowRobot.onFx(() -> phones().port());
        press("phones-go");
        assertThat(isFree(port)).isFalse();
        press("menu");
        press("menu-home");
        assertThat(WindowRobot.onFx(() -> phones().table())).isEmpty();
        fx(() -> {
            try {
                phones().awaitClosed();
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        assertThat(isFree(port)).isTrue();
        // Whoever comes back finds the phones as they were, at the same port.
        press("continue");
        assertThat(WindowRobot.onFx(() -> phones().port())).isEqualTo(port);
        assertThat(open().isHeld()).isTrue();
    }

    @Test
    void phonesThatAreTurnedOffListenNoLonger() throws Exception {
        begin(TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(2)), BOTH, 3));
        claim(0);
        press("phones-close");
        assertThat(WindowRobot.onFx(() -> phones().table())).isEmpty();
        assertThat(screen().flow().moment())
                .isInstanceOfSatisfying(
                        FlowState.Curtain.class,
                        curtain -> assertThat(curtain.seat()).isZero());
        // Nothing is kept of it.
        press("menu");
        press("menu-home");
        press("continue");
        assertThat(WindowRobot.onFx(() -> phones().table())).isEmpty();
    }

    @Test
    void nobodyHasComeSoNothingListens() {
        begin(TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(2)), BOTH, 3));
        press("phones-go");
        assertThat(WindowRobot.onFx(() -> phones().table())).isEmpty();
    }

    /// A phone that sleeps is waited for until the table decides otherwise.
    @Test
    void theTableDecidesAboutAPhoneThatIsNotHeard() throws Exception {
        begin(TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(3)), 0b111, 3));
        claim(0);
        press("phones-go");
        now.updateAndGet(before -> before.plusSeconds(60));
        fx(() -> screen().followPhones());
        until(() -> screen().picture().overlay() instanceof Overlay.PhoneOverlay);
        assertThat(isShown("play-here")).isTrue();
        press("let-computer-play");
        until(() -> !session().moves().isEmpty());
        // The computer plays one turn for it; it may go on doing so.
        assertThat(place(0)).isEqualTo(HandPlace.COMPUTER);
        fx(() -> open().returnToPhone(0));
    }

    @Test
    void aSeatThatIsPlayedHereHasItsCurtain() throws Exception {
        begin(TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(3)), 0b111, 3));
        claim(0);
        claim(1);
        press("phones-go");
        now.updateAndGet(before -> before.plusSeconds(60));
        fx(() -> screen().followPhones());
        until(() -> screen().picture().overlay() instanceof Overlay.PhoneOverlay);
        press("play-here");
        until(() -> screen().flow().moment() instanceof FlowState.Curtain curtain && curtain.seat() == 0);
        assertThat(open().isHeld()).isTrue();
    }

    /// The program ends and starts again; phones go on with the key that they have.
    @Test
    void aGameThatWasKeptIsGoneOnWithItsPhones() throws Exception {
        begin(TestGames.game(oneRound(Setup.of(Editions.BOARD, TeamFormat.singles(3))), 0b111, 3));
        String first = claim(0);
        String second = claim(1);
        press("phones-go");
        int port = WindowRobot.onFx(() -> phones().port());
        fx(() -> phones().close());
        startWithPhones();
        press("continue");
        assertThat(WindowRobot.onFx(() -> phones().port())).isEqualTo(port);
        ScriptedPhone phone = play(first);
        ScriptedPhone secondPhone = play(second);
        playToTheEnd();
        assertThat(phone.failure).isNull();
        assertThat(secondPhone.failure).isNull();
        assertThat(phone.moves.get() + secondPhone.moves.get()).isGreaterThan(10);
    }

    /// The switch of the set-up leads to the phones before the table.
    @Test
    void theSetUpLeadsToThePhones() {
        startWithPhones();
        press("new-game");
        assertThat(isShown("phones")).isTrue();
        press("phones");
        press("play");
        assertThat(isShown("phones-go")).isTrue();
        assertThat(WindowRobot.onFx(() -> phones().table())).isPresent();
        press("phones-close");
        assertThat(isShown("phones-go")).isFalse();
    }
}
