package millebornes.desktop.table;

import millebornes.desktop.motion.Pace;

/// How computer players are watched.
///
/// @param running whether they go on by themselves
/// @param chosen the pace that was chosen
public record SpectatorState(Running running, Pace chosen) {

    /// Whether computer players go on by themselves.
    public enum Running {
        RUNNING,
        PAUSED,
        /// on to the end of the round, without pause or movement
        SKIPPING
    }

    /// Going on at that pace.
    public static SpectatorState at(Pace pace) {
        return new SpectatorState(Running.RUNNING, pace);
    }

    public boolean isPaused() {
        return running == Running.PAUSED;
    }

    /// How fast things move now.
    public Pace pace() {
        return running == Running.SKIPPING ? Pace.OFF : chosen;
    }

    /// Stopped when it runs, running when it is stopped.
    public SpectatorState toggled() {
        return new SpectatorState(isPaused() ? Running.RUNNING : Running.PAUSED, chosen);
    }

    /// On to the end of the round.
    public SpectatorState skipping() {
        return new SpectatorState(Running.SKIPPING, chosen);
    }

    /// After the end of a round: a skipped round is followed by one at the chosen pace.
    public SpectatorState afterRound() {
        return running == Running.SKIPPING ? at(chosen) : this;
    }

    /// At the next pace; after the fastest, at which nothing moves, comes the slowest.
    public SpectatorState faster() {
        return new SpectatorState(
                isPaused() ? Running.PAUSED : Running.RUNNING,
                switch (chosen) {
                    case SLOW -> Pace.NORMAL;
                    case NORMAL -> Pace.FAST;
                    case FAST -> Pace.OFF;
                    case OFF -> Pace.SLOW;
                });
    }
}
