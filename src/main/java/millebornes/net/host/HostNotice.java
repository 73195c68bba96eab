package millebornes.net.host;

/// What the person who starts a host is told besides the addresses.
public enum HostNotice {
    /// a table plays a numbered deal: anyone at it who tries all numbers can compute every card
    NUMBERED_DEAL,
    /// this machine has no address but its own loopback: no phone finds the table
    NO_NETWORK
}
