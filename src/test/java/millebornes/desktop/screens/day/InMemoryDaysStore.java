package millebornes.desktop.screens.day;

import millebornes.session.daily.DayResult;
import millebornes.session.daily.DaysPlayed;
import millebornes.session.daily.DaysStore;

/// Remembers for as long as a test runs.
public final class InMemoryDaysStore implements DaysStore {

    private DaysPlayed days = DaysPlayed.NONE;

    @Override
    public DaysPlayed days() {
        return days;
    }

    @Override
    public void add(DayResult result) {
        days = days.with(result);
    }
}
