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
import millebornes.session.UndoneStep;
import org.jspecify.annotations.Nullable;

/// What has happened at the table, or was taken back, since it was last shown; and who looked on. It keeps nothing but
/// how much of the session's history has been shown.
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

    /// Whether people look on: what happens meanwhile is shown and told. The first deal is over before anybody looks;
    /// it is shown all the same while nothing else has happened.
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

    /// What everybody could see happen since people have first looked on.
    public PublicEventHistory news() {
        return opened ? PublicEventHistory.of(session.history(), session.undone(), first) : PublicEventHistory.NONE;
    }

    /// How the table came to what it is from what was last asked for; null when nothing has happened.
    ///
    /// @param looking whose cards lie open now
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

    /// What stands and has not been shown.
    private List<MatchTransition> steps() {
        List<MatchTransition> history = session.history();
        List<MatchTransition> fresh = history.subList(Math.min(shown, history.size()), history.size());
        return dealing ? Stream.concat(Stream.of(deal()), fresh.stream()).toList() : fresh;
    }

    private MatchTransition deal() {
        MatchStep openingStep = session.opening();
        return new MatchTransition(openingStep.match(), openingStep.events(), openingStep.match());
    }

    /// The last act that was shown and has been taken back since.
    private @Nullable MatchTransition back() {
        return session.undone().stream()
                .skip(undoneShown)
                .filter(step -> step.place() < shown)
                .reduce((_, laterStep) -> laterStep)
                .map(UndoneStep::step)
                .orElse(null);
    }
}
