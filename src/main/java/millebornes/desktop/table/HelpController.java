package millebornes.desktop.table;

import java.util.List;
import millebornes.bot.ReasonedMove;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.sound.Voice;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.engine.rules.ScoringMode;
import millebornes.session.RedoAvailability;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TableStateMachine;
import org.jspecify.annotations.Nullable;

/// The help at a table, by the chosen levels. In a lesson the coach decides.
final class HelpController {

    private final ScreenContext context;
    private final TableStateMachine stateMachine;
    private final TableCoach coach;
    private final AdviceFinder finder;
    private boolean logOpen;

    /// @param changed called when there is something new to show
    HelpController(ScreenContext context, TableStateMachine stateMachine, TableCoach coach, Runnable changed) {
        this.context = context;
        this.stateMachine = stateMachine;
        this.coach = coach;
        this.finder = new AdviceFinder(stateMachine.session(), changed);
    }

    /// The current help. A hint is computed only while its player sees their open cards.
    HelpState now() {
        HintLevel level = step();
        @Nullable
        ReasonedMove reasonedMove =
                level.tells(HintLevel.ADVICE) && stateMachine.moment() instanceof FlowState.Turn turn
                        ? finder.advice(turn.seat())
                        : null;
        return new HelpState(
                acts(),
                level,
                reasonedMove,
                context.loudness(),
                context.speech(),
                stateMachine.undo(),
                stateMachine.redo());
    }

    /// How much is hinted now: what was chosen for the game, but never nothing to a person who is helped.
    private HintLevel step() {
        HintLevel chosenLevel = context.setHints().in(game());
        boolean helped = stateMachine.moment() instanceof FlowState.Turn turn
                && stateMachine.session().player(turn.seat()).help().isPictures();
        boolean more = helped && !chosenLevel.tells(HintLevel.PLAYABLE);
        return coach.teaches() || more ? HintLevel.PLAYABLE : chosenLevel;
    }

    /// The buttons that help at this table. The junior game keeps to the one that is for those who do not read yet; the
    /// others have their keys there.
    List<TableCommand> acts() {
        if (coach.teaches()) {
            return List.of();
        }
        if (stateMachine.people() == 0) {
            return List.of(TableCommand.LOG);
        }
        return game() == ScoringMode.JUNIOR ? junior() : List.of(TableCommand.HINTS, undoOrRedo(), TableCommand.LOG);
    }

    /// Players who cannot read yet get a button for the voice, if the machine has one.
    private List<TableCommand> junior() {
        return context.voice().availability() == Voice.VoiceAvailability.THERE
                ? List.of(TableCommand.HINTS, TableCommand.SPEAK)
                : List.of(TableCommand.HINTS);
    }

    /// Only the last act is ever taken back, so that never both can be done: one button stands there for both.
    private TableCommand undoOrRedo() {
        return stateMachine.redo() == RedoAvailability.POSSIBLE ? TableCommand.REDO : TableCommand.UNDO;
    }

    /// Hints more; after the most, nothing.
    void hintMore() {
        if (!coach.teaches()) {
            HintLevel nextLevel = step().next();
            context.setHints(context.setHints().with(game(), nextLevel));
        }
    }

    /// Silences the table, or has it heard again.
    void mute() {
        context.loudness(context.loudness().toggled());
    }

    /// Switches the voice on or off.
    void speak() {
        context.speech(context.speech().toggled());
    }

    /// True while the log is to be seen.
    boolean isLogOpen() {
        return logOpen;
    }

    /// Opens or closes the log; a lesson has none.
    void toggleLog() {
        logOpen = !logOpen && !coach.teaches();
    }

    private ScoringMode game() {
        return stateMachine.session().match().rules().options().scoring();
    }
}
