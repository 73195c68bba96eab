package millebornes.session;

import millebornes.engine.play.Event;
import millebornes.engine.play.Move;

/// What a person has done last.
///
/// @param seat who has done it
/// @param step what came of it
record LastAct(int seat, Move move, Published step) {

    /// True while it can be taken back: nothing was drawn, shown or answered by it.
    boolean isRevocable() {
        return !isAnswer(move) && step.events().stream().noneMatch(LastAct::cannotBeUnseen);
    }

    /// Answers stand: others have waited for them.
    private static boolean isAnswer(Move move) {
        return switch (move) {
            case Move.CoupFourre coup -> true;
            case Move.Decline decline -> true;
            case Move.Extend extend -> true;
            case Move.Stop stop -> true;
            case Move.Play play -> false;
            case Move.Attack attack -> false;
            case Move.Discard discard -> false;
            case Move.EndTurn end -> false;
            case Move.Stuck stuck -> false;
        };
    }

    private static boolean cannotBeUnseen(Event event) {
        return switch (event) {
            case Event.RoundBegan began -> true;
            case Event.Dealt dealt -> true;
            case Event.Drew drew -> true;
            case Event.Reshuffled reshuffled -> true;
            case Event.CoupFourreDeclared declared -> true;
            case Event.TurnLost lost -> true;
            case Event.Extended extended -> true;
            case Event.ExtensionDeclined declined -> true;
            case Event.RoundEnded ended -> true;
            case Event.MatchEnded ended -> true;
            case Event.TurnBegan began -> false;
            case Event.Drove drove -> false;
            case Event.Attacked attacked -> false;
            case Event.Cured cured -> false;
            case Event.SafetyShown shown -> false;
            case Event.HazardLifted lifted -> false;
            case Event.Discarded discarded -> false;
            case Event.TurnEnded ended -> false;
            case Event.DeclaredStuck stuck -> false;
            case Event.Skipped skipped -> false;
            case Event.ExtensionOffered offered -> false;
            case Event.Arrived arrived -> false;
        };
    }
}
