package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.List;
import millebornes.bot.ChoiceVerdict;
import millebornes.engine.match.Match;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.session.MatchTransition;
import millebornes.session.Session;

/// A move that was played, with the match before it.
///
/// @param seat the seat that played it
/// @param round the round of the match, from 1
/// @param turn the number of this seat's turn in the round, from 1; 0 before the first
/// @param step the replay's step before the move; steps without visible effect are not counted
record PlayedMove(int seat, int round, int turn, int step, Match before, Move move) {

    /// All moves of a match, in order.
    static List<PlayedMove> of(Session session) {
        List<PlayedMove> choices = new ArrayList<>();
        int[] turns = new int[session.game().players().size()];
        int step = 0;
        int played = 0;
        List<Move> moves = session.moves();
        count(turns, session.opening().events());
        for (MatchTransition transition : session.history()) {
            if (transition.before().round().isOver()) {
                turns = new int[turns.length];
            } else {
                Move move = moves.get(played++);
                int seat = seat(transition.before(), move);
                choices.add(new PlayedMove(
                        seat, transition.before().number(), turns[seat], step, transition.before(), move));
            }
            count(turns, transition.events());
            step += transition.events().isEmpty() ? 0 : 1;
        }
        return choices;
    }

    /// The view of the seat when it chose.
    SeatView view() {
        return before.view(seat);
    }

    DecisiveChoice decided(ChoiceVerdict verdict) {
        return new DecisiveChoice(seat, round, turn, step, before, verdict, DecisiveChoice.Kind.of(verdict, view()));
    }

    private static int seat(Match matchBefore, Move move) {
        return switch (move) {
            case Move.CoupFourre coupFourre -> coupFourre.seat();
            case Move.Decline declined -> declined.seat();
            case Move.Play _, Move.Attack _, Move.Discard _, Move.EndTurn _, Move.Stuck _, Move.Extend _, Move.Stop _ ->
                matchBefore.round().phase().turn();
        };
    }

    private static void count(int[] turns, List<Event> events) {
        for (Event event : events) {
            if (event instanceof Event.TurnBegan began) {
                turns[began.seat()]++;
            }
        }
    }
}
