package millebornes.net.host;

/// Notices for the person who starts a host.
public enum HostNotice {
    /// a table plays a numbered deal: its players can compute every card by trying all numbers
    NUMBERED_DEAL,
    /// this machine has no address but its own loopback: no phone finds the table
    NO_NETWORK
}
