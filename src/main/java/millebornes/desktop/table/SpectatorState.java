package millebornes.desktop.table;

import millebornes.desktop.motion.Pace;

/// The state of a table without people: whether it runs, and how fast.
///
/// @param running whether computer players continue by themselves
/// @param chosen the pace that was chosen
public record SpectatorState(Running running, Pace chosen) {

    /// Whether computer players continue by themselves.
    public enum Running {
        RUNNING,
        PAUSED,
        /// runs to the end of the round, without pauses and animations
        SKIPPING
    }

    /// The state of a table that runs at that pace.
    public static SpectatorState at(Pace pace) {
        return new SpectatorState(Running.RUNNING, pace);
    }

    public boolean isPaused() {
        return running == Running.PAUSED;
    }

    /// The pace in effect: the chosen one, or [Pace#OFF] while skipping.
    public Pace pace() {
        return running == Running.SKIPPING ? Pace.OFF : chosen;
    }

    /// This state paused if it was running, running if it was paused.
    public SpectatorState toggled() {
        return new SpectatorState(isPaused() ? Running.RUNNING : Running.PAUSED, chosen);
    }

    /// This state, skipping to the end of the round.
    public SpectatorState skipping() {
        return new SpectatorState(Running.SKIPPING, chosen);
    }

    /// The state after the end of a round: a skipped round is followed by one at the chosen pace.
    public SpectatorState afterRound() {
        return running == Running.SKIPPING ? at(chosen) : this;
    }

    /// This state with the next faster pace; after the fastest, which has no animations, comes the slowest.
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
