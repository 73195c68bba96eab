package millebornes.desktop.screens.table;

import millebornes.desktop.motion.Pace;

/// How computer players are watched.
///
/// @param running whether they go on by themselves
/// @param pace how fast
public record Watch(Running running, Pace pace) {

    /// Whether computer players go on by themselves.
    public enum Running {
        RUNNING,
        PAUSED
    }

    /// Going on at that pace.
    public static Watch at(Pace pace) {
        return new Watch(Running.RUNNING, pace);
    }

    public boolean isPaused() {
        return running == Running.PAUSED;
    }

    /// Stopped when it runs, running when it is stopped.
    Watch toggled() {
        return new Watch(isPaused() ? Running.RUNNING : Running.PAUSED, pace);
    }

    /// At the next pace; after the fastest comes the slowest.
    Watch faster() {
        return new Watch(
                running,
                switch (pace) {
                    case SLOW -> Pace.NORMAL;
                    case NORMAL -> Pace.FAST;
                    case FAST, OFF -> Pace.SLOW;
                });
    }
}
