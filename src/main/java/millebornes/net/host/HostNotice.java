package millebornes.net.host;

/// Notices for the person who starts a host.
public enum HostNotice {
    /// a table plays a numbered deal: its players could compute every card by trying all numbers
    NUMBERED_DEAL,
    /// this machine has only a loopback address, so no phone can reach the table
    NO_NETWORK
}
