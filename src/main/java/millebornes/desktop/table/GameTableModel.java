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

/// A table apart from its picture: the match that runs at it, who is asked, what helps, who teaches, and how fast it
/// goes.
final class GameTableModel {

    private static final double NANOS_PER_MILLI = 1e6;

    private final ScreenContext context;
    private final Session session;
    private final TableCoach coach;
    private final @Nullable TableDelays fixedDelays;
    private final SeatPhones phones;
    private final TableStateMachine stateMachine;
    private final HelpController helpController;
    private final ComputerWait wait = new ComputerWait();
    private SpectatorState spectatorState;
    private long deafUntil = System.nanoTime();

    /// @param fixedDelays how long the table waits, or null for what the players' pace says
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

    /// On which people of this table may have their cards.
    SeatPhones phones() {
        return phones;
    }

    TableStateMachine flow() {
        return stateMachine;
    }

    HelpController aids() {
        return helpController;
    }

    /// How computer players are watched.
    SpectatorState watch() {
        return spectatorState;
    }

    /// How they are watched as it is shown: whoever waits until something has been read does not think.
    SpectatorState shownWatch() {
        return coach.pauses() && !spectatorState.isPaused() ? spectatorState.toggled() : spectatorState;
    }

    void watch(SpectatorState newState) {
        spectatorState = newState;
    }

    /// How fast things move: as people have chosen for everything, or as those have who only watch.
    Pace pace() {
        return stateMachine.people() == 0 ? spectatorState.pace() : context.pace();
    }

    TableDelays timing() {
        if (fixedDelays != null) {
            return fixedDelays;
        }
        return stateMachine.people() == 0 ? TableDelays.watching(pace()) : TableDelays.at(pace());
    }

    /// A round that was watched has ended.
    void roundOver() {
        spectatorState = spectatorState.afterRound();
    }

    /// The animations of a step, shortened if people wait for many computers or skip to the end.
    ///
    /// @param stateBefore what the table waited for before the step
    MotionPlan hurried(MotionPlan plan, FlowState stateBefore) {
        if (stateMachine.people() == 0) {
            return pace() == Pace.OFF ? plan.within(0) : plan;
        }
        if (!ComputerWait.isHurried(pace())) {
            return plan;
        }
        Phase phase = session.match().round().phase();
        double pause = timing().thinking(phase);
        if (!(stateBefore instanceof FlowState.Thinking)) {
            wait.begin(pause);
            return plan;
        }
        int ahead = ComputerWait.ahead(
                phase,
                session.game().players().size(),
                seat -> session.player(seat).isHuman());
        double wanted = TableMotionPlayer.millis(plan, pace());
        double allowed = wait.movements(wanted, pause, ahead);
        return allowed < wanted ? plan.within(plan.millis() * allowed / wanted) : plan;
    }

    /// A curtain has just fallen and hears nothing for a while: who still clicks meant something else.
    void curtainFell() {
        deafUntil = System.nanoTime() + (long) (timing().deaf() * NANOS_PER_MILLI);
    }

    /// True as long as the curtain hears nothing.
    boolean isDeaf() {
        return System.nanoTime() - deafUntil < 0;
    }
}
