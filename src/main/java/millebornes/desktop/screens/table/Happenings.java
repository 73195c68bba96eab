package millebornes.desktop.screens.table;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import millebornes.desktop.motion.Eyes;
import millebornes.desktop.motion.Plan;
import millebornes.desktop.motion.Planner;
import millebornes.desktop.motion.Rewind;
import millebornes.engine.match.MatchStep;
import millebornes.engine.play.Event;
import millebornes.engine.table.Round;
import millebornes.session.Published;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// What has happened at the table, or was taken back, since it was last shown; and who looked on.
final class Happenings {

    private final Session session;
    private final News news;
    private final List<Published> steps = new ArrayList<>();
    private @Nullable Published undone;
    private int looker = Round.NOBODY;
    private boolean open;
    private boolean dealt;

    /// @param news told of everything that happens while the table is open
    Happenings(Session session, News news) {
        this.session = session;
        this.news = news;
        session.onStep(this::happened);
        session.onUndo(this::takenBack);
    }

    /// Whether people look on: what happens meanwhile is shown and told. The first deal is over before anybody listens;
    /// it is shown all the same while nothing else has happened.
    void open(boolean on) {
        open = on;
        if (on && !dealt) {
            dealt = true;
            MatchStep opening = session.opening();
            if (opening.match().round().equals(session.match().round())) {
                steps.add(new Published(opening.match(), opening.events(), opening.match()));
            }
        }
    }

    /// How the table came to what it is from what was last asked for; null when nothing has happened.
    ///
    /// @param looking whose cards lie open now
    @Nullable
    Plan plan(OptionalInt looking) {
        Eyes eyes = new Eyes(looker, looking.orElse(Round.NOBODY));
        looker = eyes.after();
        List<Published> happened = List.copyOf(steps);
        @Nullable Published back = undone;
        steps.clear();
        undone = null;
        if (back != null) {
            return new Rewind(
                            back.after().rules(),
                            back.after().round(),
                            back.before().round(),
                            eyes)
                    .plan(back.events());
        }
        return happened.isEmpty() ? null : plan(happened, eyes);
    }

    private static Plan plan(List<Published> steps, Eyes eyes) {
        Published first = steps.getFirst();
        Published last = steps.getLast();
        List<Event> events =
                steps.stream().flatMap(step -> step.events().stream()).toList();
        return Planner.plan(
                last.after().rules(),
                first.before().round(),
                events,
                last.after().round(),
                eyes);
    }

    private void happened(Published step) {
        if (open) {
            news.hear(step.events());
            steps.add(step);
        }
    }

    private void takenBack(Published step) {
        news.unhear(step);
        if (open && !steps.remove(step)) {
            undone = step;
        }
    }
}
