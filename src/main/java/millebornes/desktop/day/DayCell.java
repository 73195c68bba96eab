package millebornes.desktop.day;

import java.time.LocalDate;
import java.util.Optional;
import millebornes.records.DayResult;

/// A day of the month.
///
/// @param result the stored result of its deal
/// @param open whether it can be played now
/// @param chosen whether it is selected
/// @param tabbed whether Tab reaches it: one day of the month, from which the arrow keys lead on
/// @param spoken the whole text for screen readers
record DayCell(
        LocalDate day, Optional<DayResult> result, boolean open, boolean chosen, boolean tabbed, String spoken) {}
