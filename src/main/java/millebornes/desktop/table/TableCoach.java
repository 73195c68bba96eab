package millebornes.desktop.table;

import java.util.function.Supplier;
import millebornes.desktop.geometry.TableLayout;
import millebornes.engine.rules.Move;
import millebornes.session.Session;

/// The coach of a lesson for the only person at the table: restricts the moves, plays the opponents, and marks what
/// matters. Called on the JavaFX thread.
public interface TableCoach {

    /// No coach: all moves are allowed, and computer players choose their own.
    static TableCoach none(Session session) {
        return new TableCoach() {
            @Override
            public boolean allows(Move move) {
                return true;
            }

            @Override
            public Supplier<Move> computerMove(int seat) {
                return session.automaticTurn(seat)::move;
            }

            @Override
            public boolean pauses() {
                return false;
            }

            @Override
            public boolean teaches() {
                return false;
            }

            @Override
            public TableViewState mark(TableViewState tableState) {
                return tableState;
            }
        };
    }

    /// Whether a person may play this legal move now; a move that is not allowed has no effect.
    boolean allows(Move move);

    /// The move of a seat's computer player, or of the one that plays for a phone. Its input is a snapshot; the result
    /// may be awaited on any thread.
    Supplier<Move> computerMove(int seat);

    /// True while computer players wait for an explanation to be read.
    boolean pauses();

    /// True if the coach marks what may be played; other hints are off then.
    boolean teaches();

    /// The state of the table with the coach's marks.
    TableViewState mark(TableViewState tableState);

    /// The layout of the table, changed if the coach needs room.
    default TableLayout arranged(TableLayout defaultLayout) {
        return defaultLayout;
    }
}
