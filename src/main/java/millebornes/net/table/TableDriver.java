package millebornes.net.table;

import java.util.function.BooleanSupplier;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// Plays the moves of phones. A window that shows the same table plays them through its own flow. Every method is
/// called on the session's thread.
public interface TableDriver {

    /// The running match.
    Session session();

    /// Plays a move.
    ///
    /// @return null when it was played, or why it was refused
    @Nullable
    Refusal play(Move move);

    /// Takes the last act back, which is known to be possible.
    void undo();

    /// Redoes the move taken back last, which is known to be possible.
    void redo();

    /// Deals the next round, which everybody with a phone wants.
    void nextRound();

    /// Whether the game is on the disk after each step, as far as is known.
    boolean isKept();

    /// Plays in a session without a window, and saves it.
    static TableDriver of(Session session) {
        return of(session, () -> true);
    }

    /// Plays in a session that is not shown elsewhere.
    ///
    /// @param kept whether the game is saved after each step
    static TableDriver of(Session session, BooleanSupplier kept) {
        return new TableDriver() {
            @Override
            public Session session() {
                return session;
            }

            @Override
            public @Nullable Refusal play(Move move) {
                return session.play(move);
            }

            @Override
            public void undo() {
                session.undo();
            }

            @Override
            public void redo() {
                session.redo();
            }

            @Override
            public void nextRound() {
                session.nextRound();
            }

            @Override
            public boolean isKept() {
                return kept.getAsBoolean();
            }
        };
    }
}
