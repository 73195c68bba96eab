package millebornes.desktop.day;

import java.time.LocalDate;
import java.util.Optional;
import millebornes.records.DayResult;

/// A day of the month.
///
/// @param result what is remembered of its deal
/// @param open whether it can be played now
/// @param chosen whether it is the one on the leaf
/// @param tabbed whether Tab comes to it: of a month one day, from which arrows go on
/// @param spoken all of it for those who hear it
record DayCell(
        LocalDate day, Optional<DayResult> result, boolean open, boolean chosen, boolean tabbed, String spoken) {}
