package millebornes.session;

import java.util.function.IntPredicate;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;

/// The last move of a person, which can perhaps be undone.
///
/// @param seat the person's seat
/// @param step the step that it led to
record UndoCandidate(int seat, Move move, MatchTransition step) {

    /// Whether the move can be undone: nobody has seen hidden information that it revealed. A card that another person
    /// has drawn stays covered until that person looks ([Session#endUndoFor(int)]), and is drawn again after undo.
    ///
    /// @param people whether a person plays a seat; a computer player sees its cards at once
    boolean isRevocable(IntPredicate people) {
        return !isAnswer(move) && step.events().stream().noneMatch(event -> cannotBeUnseen(event, people));
    }

    /// Whether a move is an answer to a question, which cannot be undone, since others have waited for it.
    private static boolean isAnswer(Move move) {
        return switch (move) {
            case Move.CoupFourre _, Move.Decline _, Move.Extend _, Move.Stop _ -> true;
            case Move.Play _, Move.Attack _, Move.Discard _, Move.EndTurn _, Move.Stuck _ -> false;
        };
    }

    private boolean cannotBeUnseen(Event event, IntPredicate people) {
        return switch (event) {
            case Event.Drew drew -> drew.seat() == seat || !people.test(drew.seat());
            case Event.RoundBegan _,
                    Event.Dealt _,
                    Event.Reshuffled _,
                    Event.CoupFourreDeclared _,
                    Event.TurnLost _,
                    Event.Extended _,
                    Event.ExtensionDeclined _,
                    Event.RoundEnded _,
                    Event.MatchEnded _ -> true;
            case Event.TurnBegan _,
                    Event.Drove _,
                    Event.Attacked _,
                    Event.Cured _,
                    Event.SafetyShown _,
                    Event.HazardLifted _,
                    Event.Discarded _,
                    Event.TurnEnded _,
                    Event.DeclaredStuck _,
                    Event.Skipped _,
                    Event.ExtensionOffered _,
                    Event.Arrived _ -> false;
        };
    }
}
