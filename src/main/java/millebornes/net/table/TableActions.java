package millebornes.net.table;

import java.util.function.BooleanSupplier;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.session.Session;
import millebornes.session.flow.PlayerEmote;
import org.jspecify.annotations.Nullable;

/// Carries out the moves that phones ask for. A window that shows the same table does it through its own flow. All
/// methods are called on the session's thread.
public interface TableActions {

    /// The running match.
    Session session();

    /// Plays a move.
    ///
    /// @return null when it was played, otherwise the refusal
    @Nullable
    Refusal play(Move move);

    /// Undoes the last act; the caller has checked that it can be undone.
    void undo();

    /// Redoes the move undone last; the caller has checked that it can be redone.
    void redo();

    /// Deals the next round; all phones are ready for it.
    void nextRound();

    /// Whether the game is saved after each step, as far as known.
    boolean isKept();

    /// Shows a sign of a player, such as the horn, to everybody at the table.
    ///
    /// @param onPages whether table pages or other phones listen, which show it, too, if this returns true
    /// @return false when no screen shows signs, or they are switched off
    default boolean show(int seat, PlayerEmote emote, boolean onPages) {
        return onPages;
    }

    /// The actions of a session without a window.
    ///
    /// @param kept whether the game is saved after each step
    static TableActions of(Session session, BooleanSupplier kept) {
        return new TableActions() {
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
