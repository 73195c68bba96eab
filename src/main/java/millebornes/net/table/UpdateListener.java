package millebornes.net.table;

import millebornes.session.flow.PlayerEmote;

/// Receives the messages of a table. Called on the table's thread, which must not block.
public interface UpdateListener {

    /// Called with the current state.
    void update(SeatUpdate update);

    /// Called with the sign of another player.
    void sign(int seat, PlayerEmote emote);

    /// Called once when no more messages follow.
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
