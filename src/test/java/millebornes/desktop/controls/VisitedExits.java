package millebornes.desktop.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import millebornes.session.Session;

/// Exits of the end of a round or match that lead nowhere, and record their calls.
public final class VisitedExits implements ResultExits, CeremonyExits {

    private final List<String> taken = new ArrayList<>();
    private boolean isDay;

    /// The match was the deal of a day.
    public VisitedExits ofDay() {
        isDay = true;
        return this;
    }

    /// The ways that were taken, in order, by the id of their button.
    public List<String> taken() {
        return List.copyOf(taken);
    }

    @Override
    public void nextRound(Session session) {
        taken.add("next-round");
    }

    @Override
    public void ceremony(Session session) {
        taken.add("ceremony");
    }

    @Override
    public void postcard(Session session) {
        taken.add("postcard");
    }

    @Override
    public void album(Session session) {
        taken.add("album");
    }

    @Override
    public void printSheet(Session session) {
        taken.add("print");
    }

    @Override
    public void sheet(Session session) {
        taken.add("sheet");
    }

    @Override
    public void replay(Session session) {
        taken.add("watch");
    }

    @Override
    public void moment(Session session, ReplayAlternative alternative) {
        taken.add("moment " + alternative.step());
    }

    @Override
    public Optional<Runnable> day(Session session) {
        return isDay ? Optional.of(() -> taken.add("day")) : Optional.empty();
    }

    @Override
    public void sameDeal(Session session) {
        taken.add("same-deal");
    }

    @Override
    public void again(Session session) {
        taken.add("again");
    }

    @Override
    public void newGame() {
        taken.add("new-game");
    }

    @Override
    public void home() {
        taken.add("home");
    }
}
