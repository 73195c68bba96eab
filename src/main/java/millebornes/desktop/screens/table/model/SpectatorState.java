package millebornes.desktop.screens.table.model;

import millebornes.desktop.motion.Pace;

/// How computer players are watched.
///
/// @param running whether they go on by themselves
/// @param pace how fast
public record SpectatorState(Running running, Pace pace) {

    /// Whether computer players go on by themselves.
    public enum Running {
        RUNNING,
        PAUSED
    }

    /// Going on at that pace.
    public static SpectatorState at(Pace pace) {
        return new SpectatorState(Running.RUNNING, pace);
    }

    public boolean isPaused() {
        return running == Running.PAUSED;
    }

    /// Stopped when it runs, running when it is stopped.
    public SpectatorState toggled() {
        return new SpectatorState(isPaused() ? Running.RUNNING : Running.PAUSED, pace);
    }

    /// At the next pace; after the fastest comes the slowest.
    public SpectatorState faster() {
        return new SpectatorState(
                running,
                switch (pace) {
                    case SLOW -> Pace.NORMAL;
                    case NORMAL -> Pace.FAST;
                    case FAST, OFF -> Pace.SLOW;
                });
    }
}
