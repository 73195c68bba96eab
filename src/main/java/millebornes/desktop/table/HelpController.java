package millebornes.desktop.table;

import java.util.List;
import millebornes.bot.Advice;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.sound.TextToSpeech;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.engine.rules.ScoringMode;
import millebornes.session.Session.Availability;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TableStateMachine;
import org.jspecify.annotations.Nullable;

/// Knows and changes the help at a table, by the chosen levels. In a lesson the coach decides.
final class HelpController {

    private final ScreenContext context;
    private final TableStateMachine stateMachine;
    private final TableCoach coach;
    private final AdviceFinder finder;
    private boolean logOpen;

    /// @param changed called when the help has changed
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
        Advice advice = level.tells(HintLevel.ADVICE) && stateMachine.moment() instanceof FlowState.Turn turn
                ? finder.advice(turn.seat())
                : null;
        return new HelpState(
                acts(), level, advice, context.loudness(), context.speech(), stateMachine.undo(), stateMachine.redo());
    }

    /// The current hint level: the one chosen for this kind of game; for a person with personal help it is never off.
    private HintLevel step() {
        HintLevel chosenLevel = context.hintSettings().in(game());
        boolean helped = stateMachine.moment() instanceof FlowState.Turn turn
                && stateMachine.session().player(turn.seat()).help().isPictures();
        boolean more = helped && !chosenLevel.tells(HintLevel.PLAYABLE);
        return coach.teaches() || more ? HintLevel.PLAYABLE : chosenLevel;
    }

    /// The help buttons of this table. The junior game shows only the one for players who cannot read yet; the others
    /// are reached by their keys.
    List<TableCommand> acts() {
        if (coach.teaches()) {
            return List.of();
        }
        if (stateMachine.people() == 0) {
            return List.of(TableCommand.LOG);
        }
        return game() == ScoringMode.JUNIOR ? junior() : List.of(TableCommand.HINTS, undoOrRedo(), TableCommand.LOG);
    }

    /// The help buttons of the junior game: the voice, if the machine has one.
    private List<TableCommand> junior() {
        return context.voice().availability() == TextToSpeech.VoiceAvailability.THERE
                ? List.of(TableCommand.HINTS, TableCommand.SPEAK)
                : List.of(TableCommand.HINTS);
    }

    /// The command of the button for undo and redo, which are never both possible.
    private TableCommand undoOrRedo() {
        return stateMachine.redo() == Availability.POSSIBLE ? TableCommand.REDO : TableCommand.UNDO;
    }

    /// Sets the next hint level; after the highest comes none.
    void hintMore() {
        if (!coach.teaches()) {
            HintLevel nextLevel = step().next();
            context.hintSettings(context.hintSettings().with(game(), nextLevel));
        }
    }

    /// Mutes or unmutes the sounds.
    void mute() {
        context.loudness(context.loudness().toggled());
    }

    /// Switches the voice on or off.
    void speak() {
        context.speech(context.speech().toggled());
    }

    /// True while the log is open.
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
