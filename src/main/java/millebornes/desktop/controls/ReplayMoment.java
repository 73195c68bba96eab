package millebornes.desktop.controls;

import millebornes.engine.rules.Move;

/// A choice of a match that is over, to be looked at again.
///
/// @param step where a replay shows the table before it, counted as it counts
/// @param other another move that could have been made there
public record ReplayMoment(int step, Move other) {

    public ReplayMoment {
        if (step < 0) {
            throw new IllegalArgumentException("steps are counted from 0: " + step);
        }
    }
}
