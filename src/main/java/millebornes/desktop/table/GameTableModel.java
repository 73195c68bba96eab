package millebornes.desktop.table;

import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.Pace;
import millebornes.engine.table.Phase;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.SeatPhones;
import millebornes.session.flow.TableStateMachine;
import org.jspecify.annotations.Nullable;

/// The state of a table apart from its nodes: the running match, the current question, help, coach and pace.
final class GameTableModel {

    private static final double NANOS_PER_MILLI = 1e6;

    private final ScreenContext context;
    private final Session session;
    private final TableCoach coach;
    private final @Nullable TableDelays fixedDelays;
    private final SeatPhones phones;
    private final TableStateMachine stateMachine;
    private final HelpController helpController;
    private final ComputerWaitLimiter wait = new ComputerWaitLimiter();
    private SpectatorState spectatorState;
    private long deafUntil = System.nanoTime();

    /// @param fixedDelays the delays of the table, or null for those of the players' pace
    /// @param advised called when there is a hint
    GameTableModel(
            Session session,
            ScreenContext context,
            @Nullable TableDelays fixedDelays,
            TableCoach coach,
            SeatPhones phones,
            Runnable advised) {
        this.context = context;
        this.session = session;
        this.coach = coach;
        this.fixedDelays = fixedDelays;
        this.phones = phones;
        this.stateMachine = new TableStateMachine(session, coach::allows, phones);
        this.helpController = new HelpController(context, stateMachine, coach, advised);
        this.spectatorState = SpectatorState.at(context.pace());
    }

    Session session() {
        return session;
    }

    TableCoach coach() {
        return coach;
    }

    /// The phones on which people of this table may have their cards.
    SeatPhones phones() {
        return phones;
    }

    TableStateMachine flow() {
        return stateMachine;
    }

    HelpController aids() {
        return helpController;
    }

    /// The state of a table without people: whether it runs, and how fast.
    SpectatorState watch() {
        return spectatorState;
    }

    /// That state as the buttons show it: while the table waits until a text has been read, no computer seems to think.
    SpectatorState shownWatch() {
        return coach.pauses() && !spectatorState.isPaused() ? spectatorState.toggled() : spectatorState;
    }

    void watch(SpectatorState newState) {
        spectatorState = newState;
    }

    /// The pace: the one of the settings or, at a table without people, the one chosen by its spectators.
    Pace pace() {
        return stateMachine.people() == 0 ? spectatorState.pace() : context.pace();
    }

    TableDelays timing() {
        if (fixedDelays != null) {
            return fixedDelays;
        }
        return stateMachine.people() == 0 ? TableDelays.watching(pace()) : TableDelays.at(pace());
    }

    /// Called when a round of a table without people has ended.
    void roundOver() {
        spectatorState = spectatorState.afterRound();
    }

    /// The plan to be shown for a step, shortened if people wait for many computers or skip to the end of the round.
    ///
    /// @param stateBefore what the table waited for before the step
    MotionPlan hurried(MotionPlan plan, FlowState stateBefore) {
        if (stateMachine.people() == 0) {
            return pace() == Pace.OFF ? plan.within(0) : plan;
        }
        if (!ComputerWaitLimiter.isHurried(pace())) {
            return plan;
        }
        Phase phase = session.match().round().phase();
        double pause = timing().thinking(phase);
        if (!(stateBefore instanceof FlowState.Thinking)) {
            wait.begin(pause);
            return plan;
        }
        int ahead = ComputerWaitLimiter.ahead(
                phase,
                session.game().players().size(),
                seat -> session.player(seat).isHuman());
        double wanted = TableMotionPlayer.millis(plan, pace(), timing().still());
        double allowed = wait.movements(wanted, pause, ahead);
        return allowed < wanted ? plan.within(plan.millis() * allowed / wanted) : plan;
    }

    /// Called when a curtain has just fallen. It ignores clicks for a while, since they were meant for what it covers.
    void curtainFell() {
        deafUntil = System.nanoTime() + (long) (timing().deaf() * NANOS_PER_MILLI);
    }

    /// Whether the curtain ignores clicks now.
    boolean isDeaf() {
        return System.nanoTime() - deafUntil < 0;
    }
}
