package millebornes.desktop.day;

import millebornes.records.DayResult;
import millebornes.records.DaysPlayed;
import millebornes.records.DaysStore;

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
