package millebornes.desktop.tabletop;

/// Whether the light of the land changes during a game.
public enum JourneyLightSetting {
    /// the same wherever the cars are
    STEADY,
    /// from morning to evening, as the leader drives from Paris to the sea
    WITH_THE_LEADER
}
