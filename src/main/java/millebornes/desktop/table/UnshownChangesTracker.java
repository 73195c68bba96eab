package millebornes.desktop.table;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.MotionPlanner;
import millebornes.desktop.motion.UndoMotionPlanner;
import millebornes.desktop.motion.VisibleHands;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Seating;
import millebornes.session.MatchTransition;
import millebornes.session.Session;
import millebornes.session.Session.UndoneStep;
import org.jspecify.annotations.Nullable;

/// Knows how many steps of the session's history have been shown, and finds those that were played or undone since.
final class UnshownChangesTracker {

    private final Session session;
    private int looker = Seating.NOBODY;
    private boolean open;
    private boolean opened;
    private boolean dealing;
    private int first;
    private int shown;
    private int undoneShown;

    public UnshownChangesTracker(Session session) {
        this.session = session;
    }

    /// Whether the table is on screen; later steps are shown and told. The first deal happens before that; it is still
    /// shown if nothing else has happened.
    public void open(boolean on) {
        open = on;
        if (on) {
            seen();
            if (!opened) {
                opened = true;
                first = shown;
                dealing = shown == 0;
            }
        }
    }

    /// The public events since the table was first on screen.
    public PublicEventHistory news() {
        return opened ? PublicEventHistory.of(session.history(), session.undone(), first) : PublicEventHistory.NONE;
    }

    /// The motion plan from the state at the last call to the current one; null when nothing has happened.
    ///
    /// @param looking the seat whose cards are open now
    @Nullable
    public MotionPlan plan(OptionalInt looking) {
        VisibleHands hands = new VisibleHands(looker, looking.orElse(Seating.NOBODY));
        looker = hands.after();
        if (!open) {
            return null;
        }
        List<MatchTransition> steps = steps();
        @Nullable MatchTransition backTransition = back();
        seen();
        dealing = false;
        if (backTransition != null) {
            return new UndoMotionPlanner(
                            backTransition.after().rules(),
                            backTransition.after().round(),
                            backTransition.before().round(),
                            hands)
                    .plan(backTransition.events());
        }
        return steps.isEmpty() ? null : plan(steps, hands);
    }

    private static MotionPlan plan(List<MatchTransition> steps, VisibleHands hands) {
        MatchTransition firstTransition = steps.getFirst();
        MatchTransition lastTransition = steps.getLast();
        List<Event> events = steps.stream()
                .flatMap(transition -> transition.events().stream())
                .toList();
        return MotionPlanner.plan(
                lastTransition.after().rules(),
                firstTransition.before().round(),
                events,
                lastTransition.after().round(),
                hands);
    }

    private void seen() {
        shown = session.history().size();
        undoneShown = session.undone().size();
    }

    /// The steps in effect that have not been shown.
    private List<MatchTransition> steps() {
        List<MatchTransition> history = session.history();
        List<MatchTransition> fresh = history.subList(Math.min(shown, history.size()), history.size());
        return dealing ? Stream.concat(Stream.of(deal()), fresh.stream()).toList() : fresh;
    }

    private MatchTransition deal() {
        MatchStep openingStep = session.opening();
        return new MatchTransition(openingStep.match(), openingStep.events(), openingStep.match());
    }

    /// The last act that was shown and has been undone since.
    private @Nullable MatchTransition back() {
        return session.undone().stream()
                .skip(undoneShown)
                .filter(step -> step.place() < shown)
                .reduce((_, laterStep) -> laterStep)
                .map(UndoneStep::step)
                .orElse(null);
    }
}
