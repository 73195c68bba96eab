package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.stage.Stage;
import millebornes.bot.YardstickBot;
import millebornes.desktop.Patience;
import millebornes.desktop.TestWindow;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.table.TableDelays;
import millebornes.desktop.table.TableScreen;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.engine.match.DealSeed;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.engine.table.Phase;
import millebornes.records.FinishedMatch;
import millebornes.save.InMemoryStore;
import millebornes.save.SingleValueStore;
import millebornes.session.Session;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;

/// The whole program in its window with a simulated player, who does only what a person could do.
///
/// The test reads the match to find a sensible move, but never changes it.
final class GamePlaythrough {

    private static final Set<String> AFTER_A_ROUND = Set.of("next-round", "again", "new-game");

    private static final int MOST_ACTS = 300;

    private final SingleValueStore<List<FinishedMatch>> scoresStore = new InMemoryStore<>(List.of());
    private final Map<PlayerAction, Integer> deeds = new EnumMap<>(PlayerAction.class);
    private @Nullable WindowRobot robot;
    private @Nullable SimulatedUser user;
    private volatile @Nullable Session session;
    private boolean goesOnAt700 = true;

    /// What a person can do in a round.
    enum PlayerAction {
        CURTAIN,
        PLAY,
        ATTACK,
        DISCARD,
        END_TURN,
        STUCK,
        LET_IT_STAND,
        COUP_FOURRE,
        /// said *coup-fourré!* without the safety
        WRONG_CLAIM,
        EXTEND,
        STOP
    }

    /// Opens the first page; every new game takes this seed.
    GamePlaythrough open(Function<WindowRobot, SimulatedUser> who, long seed) {
        WindowRobot windowRobot = WindowRobot.onFx(() -> {
            ScreenContext context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF);
            ScreenHost host = new ScreenHost(context);
            Stage stage = TestWindow.alone();
            Navigator navigator = new Navigator(
                    host,
                    context,
                    InMemoryHome.with(scoresStore),
                    () -> DealSeed.numbered(seed),
                    (playedSession, screenContext, exits) -> {
                        session = playedSession;
                        return new TableScreen(playedSession, screenContext, exits, TableDelays.NONE);
                    },
                    stage::close);
            stage.setScene(host.scene());
            navigator.home();
            stage.show();
            return new WindowRobot(host.scene());
        });
        robot = windowRobot;
        user = who.apply(windowRobot);
        Patience.settle();
        return this;
    }

    /// A person who stands on 700 km ends the round there.
    GamePlaythrough stopping() {
        goesOnAt700 = false;
        return this;
    }

    /// What is shown with that id.
    Optional<Node> find(String id) {
        return glass().find(id);
    }

    Session session() {
        return Optional.ofNullable(session).orElseThrow();
    }

    /// The matches that were played to their end.
    List<FinishedMatch> scores() {
        return scoresStore.value();
    }

    /// What people have done, and how often.
    Map<PlayerAction, Integer> deeds() {
        return deeds;
    }

    /// Presses the controls of those ids, which must be there and enabled.
    GamePlaythrough press(List<String> ids) {
        for (String id : ids) {
            WindowRobot.onFx(() -> {
                hands().press(pressable(id));
                return id;
            });
            // What had the keyboard may be gone: only the next frame gives it to something else.
            glass().awaitFrame();
        }
        return this;
    }

    /// Where there is room for one sign only, it goes on from a person to a computer.
    private String pressable(String id) {
        return glass().find(id).isPresent() ? id : id.replace("-computer", "-player");
    }

    /// Plays the round on the table to its end.
    GamePlaythrough playRound() {
        int acts = 0;
        while (!waitForPerson()) {
            assertThat(acts++).as("acts").isLessThan(MOST_ACTS);
            WindowRobot.onFx(() -> {
                answer();
                return true;
            });
        }
        return this;
    }

    /// What stands in the cell of the score sheet with that id; after a match somebody asks for the sheet first.
    String shown(String id) {
        if (glass().find(id).isEmpty()) {
            WindowRobot.onFx(() -> {
                ((MenuButton) glass().find("more").orElseThrow())
                        .getItems().stream()
                                .filter(item -> "sheet".equals(item.getId()))
                                .forEach(MenuItem::fire);
                return id;
            });
            glass().awaitFrame();
        }
        return ((Label) glass().find(id).orElseThrow()).getText();
    }

    /// Waits until a person has to do something.
    ///
    /// @return true when the round is over and its result is shown
    private boolean waitForPerson() {
        Patience.until(() -> isPersonAsked() || isShown(), "nothing happened");
        return isShown();
    }

    private boolean isPersonAsked() {
        return session().asked().stream()
                .anyMatch(seat -> session().player(seat).isHuman());
    }

    private boolean isShown() {
        return session().match().round().isOver() && glass().shown().stream().anyMatch(AFTER_A_ROUND::contains);
    }

    private void answer() {
        Set<String> shown = glass().shown();
        Match matchBefore = session().match();
        if (shown.contains("curtain-open")) {
            done(PlayerAction.CURTAIN);
            hands().open();
            return;
        }
        if (shown.contains("confirm-coup-fourre")) {
            hands().press("confirm-coup-fourre");
            return;
        }
        if (shown.contains("claim-understood")) {
            hands().press("claim-understood");
            return;
        }
        if (shown.contains("go-on")) {
            window(shown);
            return;
        }
        if (shown.contains("extend")) {
            done(goesOnAt700 ? PlayerAction.EXTEND : PlayerAction.STOP);
            hands().press(goesOnAt700 ? "extend" : "stop");
        } else {
            turn();
        }
        assertTaken(matchBefore);
    }

    private void assertTaken(Match matchBefore) {
        if (session().match().equals(matchBefore)) {
            glass().picture("not-taken");
            throw new AssertionError("the table has not taken " + deeds + "; see the picture not-taken");
        }
    }

    private void window(Set<String> shown) {
        Match match = session().match();
        if (!(match.round().phase() instanceof Phase.CoupFourreWindow window)) {
            throw new AssertionError("a bar without an attack: " + match.round().phase());
        }
        int first = -1;
        for (int seat = 0; seat < session().game().players().size(); seat++) {
            if (window.asked().contains(seat) && session().player(seat).isHuman()) {
                first = first < 0 ? seat : first;
                if (match.round().hand(seat).holds(window.hazard().safety())) {
                    claim(seat, shown, PlayerAction.COUP_FOURRE);
                    return;
                }
            }
        }
        if (deeds.containsKey(PlayerAction.WRONG_CLAIM)) {
            done(PlayerAction.LET_IT_STAND);
            hands().press("go-on");
        } else {
            claim(first, shown, PlayerAction.WRONG_CLAIM);
        }
    }

    private void claim(int seat, Set<String> shown, PlayerAction action) {
        done(action);
        String own = "coup-fourre-" + seat;
        hands().press(shown.contains(own) ? own : "coup-fourre");
    }

    private void turn() {
        int seat = session().asked().orElseThrow();
        List<Move> legal = session().view(seat).legal();
        Move stuckMove = new Move.Stuck();
        play(
                seat,
                legal.contains(stuckMove)
                        ? stuckMove
                        : new YardstickBot().choose(session().view(seat), 0).move());
    }

    private void play(int seat, Move move) {
        switch (move) {
            case Move.Play play -> {
                done(PlayerAction.PLAY);
                int car = session().match().rules().seating().carOf(seat);
                hands().play(place(seat, play.card()), new SimulatedUser.OwnSeat(car, seat));
            }
            case Move.Attack attack -> {
                done(PlayerAction.ATTACK);
                hands().attack(place(seat, attack.hazard()), attack.car(), driver(attack.car()));
            }
            case Move.Discard discard -> {
                done(PlayerAction.DISCARD);
                hands().discard(place(seat, discard.card()));
            }
            case Move.EndTurn _ -> {
                done(PlayerAction.END_TURN);
                hands().press("end-turn");
            }
            case Move.Stuck _ -> {
                done(PlayerAction.STUCK);
                hands().press("stuck");
            }
            case Move.CoupFourre coup -> throw new AssertionError(coup);
            case Move.Decline decline -> throw new AssertionError(decline);
            case Move.Extend extend -> throw new AssertionError(extend);
            case Move.Stop stop -> throw new AssertionError(stop);
        }
    }

    private void done(PlayerAction action) {
        deeds.merge(action, 1, Integer::sum);
    }

    private int place(int seat, Card card) {
        return session().match().round().hand(seat).cards().indexOf(card);
    }

    private int driver(int car) {
        return session().match().rules().seating().driversOf(car).first();
    }

    private WindowRobot glass() {
        return Optional.ofNullable(robot).orElseThrow();
    }

    private SimulatedUser hands() {
        return Optional.ofNullable(user).orElseThrow();
    }
}
