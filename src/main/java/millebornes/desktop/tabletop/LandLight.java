package millebornes.desktop.tabletop;

/// The light of the land.
public enum LandLight {
    /// the same wherever the cars are
    STEADY,
    /// from morning to evening, as the leader drives from Paris to the sea
    WITH_THE_LEADER
}
