package millebornes.desktop.controls;

import millebornes.engine.rules.Move;

/// The position of a finished match at which a replay begins, with another move to be tried there.
///
/// @param step the replay's step before the choice, by the replay's own count
/// @param other another legal move at that moment
public record ReplayAlternative(int step, Move other) {

    public ReplayAlternative {
        if (step < 0) {
            throw new IllegalArgumentException("steps are counted from 0: " + step);
        }
    }
}
