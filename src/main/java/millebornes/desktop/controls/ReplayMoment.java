package millebornes.desktop.controls;

import millebornes.engine.rules.Move;

/// The position of a finished match at which a replay begins, with another move to be tried there.
public record ReplayMoment(int step, Move other) {

    public ReplayMoment {
        if (step < 0) {
            throw new IllegalArgumentException("steps are counted from 0: " + step);
        }
    }
}
