package millebornes.desktop.table;

import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import millebornes.desktop.controls.ComputerMoveScheduler;
import millebornes.desktop.controls.TableExits;
import millebornes.engine.rules.Move;
import millebornes.session.flow.FlowState;
import org.jspecify.annotations.Nullable;

/// Continues the game after a delay without input: computer players answer, and the end of a round leads on. It runs
/// only while the table is on screen.
final class AutoContinueScheduler {

    private final GameTableModel model;
    private final TableMotionPlayer motions;
    private final TableExits exits;
    private final Consumer<TableInput> inputs;
    private final ComputerMoveScheduler computers;
    private @Nullable PauseTransition leaving;
    private boolean running;

    /// @param motions the animations; nothing happens before they have ended
    /// @param inputs called with the moves of computer players
    AutoContinueScheduler(
            GameTableModel model, TableMotionPlayer motions, TableExits exits, Consumer<TableInput> inputs) {
        this.model = model;
        this.motions = motions;
        this.exits = exits;
        this.inputs = inputs;
        this.computers = new ComputerMoveScheduler(model.session(), model.coach()::computerMove, this::answered);
    }

    void start() {
        running = true;
    }

    void stop() {
        running = false;
        forgetQuestions();
        if (leaving != null) {
            leaving.stop();
            leaving = null;
        }
    }

    /// Discards the pending questions to computer players.
    void forgetQuestions() {
        computers.forget();
    }

    /// True while a computer player's thinking time runs.
    boolean isWaiting() {
        return computers.isWaiting();
    }

    /// Continues the game if no input is needed now: asks a computer player, or ends the round.
    void goOn() {
        if (!running) {
            return;
        }
        if (leaving != null && !(model.flow().moment() instanceof FlowState.RoundOver)) {
            // Phones have had the next round dealt.
            leaving.stop();
            leaving = null;
        }
        switch (model.flow().moment()) {
            case FlowState.Thinking thinking -> think(thinking.seat());
            case FlowState.RoundOver _ -> leave();
            case FlowState.Curtain _, FlowState.Turn _, FlowState.AskedOnPhones _ -> {}
            case FlowState.CoupFourreAsked _, FlowState.CoupFourreClaim _, FlowState.ExtensionAsked _ -> {}
        }
    }

    private void think(int seat) {
        if (!model.watch().isPaused() && !model.coach().pauses()) {
            computers.ask(
                    seat,
                    model.timing().thinking(model.session().match().round().phase()));
        }
    }

    private void answered(int seat, Move move) {
        motions.whenStill(() -> {
            if (running) {
                inputs.accept(new TableInput.PlayComputerMove(seat, move));
            }
        });
    }

    private void leave() {
        if (leaving == null) {
            leaving = new PauseTransition(
                    Duration.millis(Math.max(1, model.timing().end())));
            leaving.setOnFinished(_ -> {
                model.roundOver();
                exits.roundOver(model.session());
            });
            leaving.play();
        }
    }
}
