package millebornes.net.table;

import millebornes.session.flow.PlayerSign;

/// A listener of a table. Called on the table's thread, which must not block.
public interface UpdateListener {

    /// The current state.
    void update(SeatUpdate update);

    /// A sign of a player, to bystanders only.
    void sign(int seat, PlayerSign sign);

    /// The end of all messages.
    void end(EndReason reason);

    /// The reason for the end of all messages.
    enum EndReason {
        /// another phone has taken the seat, or the same one listens elsewhere
        REPLACED,
        /// the table has taken the seat back, or the phone has left
        RELEASED,
        /// the table has been closed
        CLOSED
    }
}
