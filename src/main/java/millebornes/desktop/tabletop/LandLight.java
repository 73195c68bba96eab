package millebornes.desktop.tabletop;

/// In which light the land lies.
public enum LandLight {
    /// the same wherever the cars are
    STEADY,
    /// a day long, as the leader drives from Paris to the sea
    WITH_THE_LEADER
}
