package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import millebornes.bot.Budget;
import millebornes.bot.Level;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.scores.FinishedGame;
import millebornes.desktop.screens.scores.ScoreStore;
import millebornes.desktop.screens.setup.FamilyStore;
import millebornes.desktop.screens.table.TableScreen;
import millebornes.desktop.screens.table.Timing;
import millebornes.desktop.theme.Look;
import millebornes.engine.card.Card;
import millebornes.engine.play.Move;
import millebornes.engine.table.Phase;
import millebornes.session.Session;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.testfx.util.WaitForAsyncUtils;

/// The whole program in its window, with somebody who clicks: nothing is done here that a mouse could not do.
///
/// The test looks at the match to know what a sensible player would click next; it never touches it.
final class ClickedGame {

    private static final Set<String> AFTER_A_ROUND = Set.of("next-round", "again");

    private static final Set<String> FOR_PEOPLE = Set.of("hand-0", "curtain-open", "go-on", "extend");

    private static final int PATIENCE_IN_CLICKS = 3000;

    private static final long PATIENCE_SECONDS = 20;

    /// How many pulses a click may take to be answered.
    private static final int PULSES = 2;

    private final ScoreStore scores = new ScoreStore.InMemory();
    private volatile @Nullable Scene scene;
    private volatile @Nullable Session session;
    private int clicks;
    private int coupsFourres;
    private volatile long seed;

    /// Lets every game that begins from now on take this seed.
    ClickedGame seed(long other) {
        seed = other;
        return this;
    }

    /// Opens the first page; every new game takes this seed.
    void open(Stage stage, long first) {
        seed = first;
        AppContext context = new AppContext(Language.FRENCH, Look.USUAL, Pace.OFF);
        Shell shell = new Shell(context);
        Navigator navigator = new Navigator(
                shell,
                context,
                new FamilyStore.InMemory(),
                scores,
                () -> seed,
                (played, app, exits) -> {
                    session = played;
                    return new TableScreen(played, app, exits, Timing.NONE);
                },
                stage::close);
        scene = shell.scene();
        stage.setScene(shell.scene());
        navigator.home();
        stage.show();
    }

    Session session() {
        return Optional.ofNullable(session).orElseThrow();
    }

    /// The matches that were played to their end.
    List<FinishedGame> scores() {
        return scores.games();
    }

    /// How many coups-fourrés people have declared.
    int coupsFourres() {
        return coupsFourres;
    }

    /// Clicks the control of that id, which must be there and enabled.
    ClickedGame click(String id) {
        Node node = find(id).orElseThrow(() -> new AssertionError("nothing to click: #" + id));
        assertThat(node.isDisabled()).as("#%s is disabled", id).isFalse();
        scrollTo(node);
        press(node);
        clicks++;
        return this;
    }

    /// Plays the round on the table to its end, clicking for every person.
    ClickedGame playRound() {
        int last = clicks + PATIENCE_IN_CLICKS;
        while (!isRoundOver()) {
            assertThat(clicks).as("clicks").isLessThan(last);
            answer();
        }
        waitFor(() -> shown().stream().anyMatch(AFTER_A_ROUND::contains));
        return this;
    }

    /// What stands in the cell of the score sheet with that id.
    String shown(String id) {
        return onFx(() -> ((Label) find(id).orElseThrow()).getText());
    }

    private void answer() {
        Set<String> shown = shown();
        if (shown.contains("curtain-open")) {
            click("curtain-open");
        } else if (shown.contains("confirm-coup-fourre")) {
            coupsFourres++;
            click("confirm-coup-fourre");
        } else if (shown.contains("go-on")) {
            window(shown);
        } else if (shown.contains("extend")) {
            click("extend");
        } else {
            turn(shown.contains("hand-0"));
        }
    }

    private void window(Set<String> shown) {
        Phase phase = session().match().round().phase();
        if (!(phase instanceof Phase.Window window)) {
            throw new AssertionError("a bar without an attack: " + phase);
        }
        for (int seat = 0; seat < session().game().players().size(); seat++) {
            boolean asked = (window.asked() & (1 << seat)) != 0;
            boolean holds =
                    session().match().round().hand(seat).holds(window.hazard().safety());
            if (asked && holds && session().player(seat).isHuman()) {
                claim(seat, shown);
                return;
            }
        }
        click("go-on");
    }

    /// With one person alone the claim is answered at once, so it counts here.
    private void claim(int seat, Set<String> shown) {
        String own = "coup-fourre-" + seat;
        click(shown.contains(own) ? own : "coup-fourre");
        if (session().game().humans() == 1) {
            coupsFourres++;
        }
    }

    /// @param open whether somebody's cards lay open just now; a curtain may have fallen since, or not yet
    private void turn(boolean open) {
        Session match = session();
        int asked = match.asked().orElse(-1);
        if (asked < 0 || !match.player(asked).isHuman()) {
            waitFor(() -> isRoundOver()
                    || match.asked().stream()
                            .anyMatch(seat -> match.player(seat).isHuman()));
            return;
        }
        if (!open) {
            waitFor(() -> isRoundOver() || shown().stream().anyMatch(FOR_PEOPLE::contains));
        } else if (match.match().round().phase() instanceof Phase.Turn) {
            Move move = Level.EASY.bot().choose(match.view(asked), new Budget(0, clicks));
            play(asked, move);
        }
    }

    private void play(int seat, Move move) {
        switch (move) {
            case Move.Play play -> {
                card(seat, play.card());
                card(seat, play.card());
            }
            case Move.Attack attack -> {
                card(seat, attack.hazard());
                click("seat-" + driver(attack.car()));
            }
            case Move.Discard discard -> {
                card(seat, discard.card());
                click("discard");
            }
            case Move.EndTurn end -> click("end-turn");
            case Move.Stuck stuck -> click("stuck");
            case Move.CoupFourre coup -> throw new AssertionError(coup);
            case Move.Decline decline -> throw new AssertionError(decline);
            case Move.Extend extend -> throw new AssertionError(extend);
            case Move.Stop stop -> throw new AssertionError(stop);
        }
    }

    private void card(int seat, Card card) {
        click("hand-" + session().match().round().hand(seat).cards().indexOf(card));
    }

    private int driver(int car) {
        return Integer.numberOfTrailingZeros(session().match().rules().seating().driversOf(car));
    }

    /// Moves the mouse there, presses and lets go.
    private static void press(Node node) {
        onFx(() -> {
            Bounds there = node.localToScreen(node.getBoundsInLocal());
            Robot mouse = new Robot();
            mouse.mouseMove(there.getCenterX(), there.getCenterY());
            mouse.mousePress(MouseButton.PRIMARY);
            mouse.mouseRelease(MouseButton.PRIMARY);
            return node;
        });
        WaitForAsyncUtils.waitForFxEvents(PULSES);
    }

    /// Turns the wheel, as it were: the test's screen has none.
    private static void scrollTo(Node node) {
        onFx(() -> {
            for (Node up = node.getParent(); up != null; up = up.getParent()) {
                if (up instanceof ScrollPane pane) {
                    Bounds content = pane.getContent().getBoundsInLocal();
                    Bounds there = pane.getContent().sceneToLocal(node.localToScene(node.getBoundsInLocal()));
                    double hidden =
                            content.getHeight() - pane.getViewportBounds().getHeight();
                    double middle =
                            there.getCenterY() - pane.getViewportBounds().getHeight() / 2;
                    pane.setVvalue(hidden <= 0 ? 0 : Math.clamp(middle / hidden, 0, 1));
                }
            }
            return node;
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    private boolean isRoundOver() {
        return session().match().round().isOver();
    }

    /// The ids of everything that is shown, in one walk: the landscape is large.
    private Set<String> shown() {
        return onFx(() -> {
            Set<String> ids = new HashSet<>();
            collect(Optional.ofNullable(scene).orElseThrow().getRoot(), ids);
            return ids;
        });
    }

    private static void collect(Node node, Set<String> ids) {
        if (!node.isVisible()) {
            return;
        }
        if (node.getId() != null) {
            ids.add(node.getId());
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, ids));
        }
    }

    private Optional<Node> find(String id) {
        Scene shown = Optional.ofNullable(scene).orElseThrow();
        return onFx(() -> shown.getRoot().lookupAll("#" + id).stream()
                .filter(ClickedGame::isShown)
                .findFirst());
    }

    private static boolean isShown(Node node) {
        for (Node up = node; up != null; up = up.getParent()) {
            if (!up.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private static <T> T onFx(Supplier<T> read) {
        return WaitForAsyncUtils.waitForAsyncFx(PATIENCE_SECONDS * 1000, read::get);
    }

    private static void waitFor(BooleanSupplier until) {
        try {
            WaitForAsyncUtils.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS, until::getAsBoolean);
        } catch (java.util.concurrent.TimeoutException late) {
            throw new AssertionError("nothing happened", late);
        }
    }
}
