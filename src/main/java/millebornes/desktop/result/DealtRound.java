package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Round;
import millebornes.session.MatchTransition;
import millebornes.session.Session;

/// A round as it was dealt, and all moves that were played in it.
record DealtRound(Round dealt, List<Move> moves) {

    public DealtRound {
        moves = List.copyOf(moves);
    }

    /// Every round of a session, including the current one.
    public static List<DealtRound> of(Session session) {
        List<DealtRound> rounds = new ArrayList<>();
        Round dealtRound = session.opening().match().round();
        List<Move> all = session.moves();
        int from = 0;
        int played = 0;
        for (MatchTransition transition : session.history()) {
            // Between two rounds there is a step that nobody has moved.
            if (transition.before().round().isOver()) {
                rounds.add(new DealtRound(dealtRound, all.subList(from, played)));
                dealtRound = transition.after().round();
                from = played;
            } else {
                played++;
            }
        }
        rounds.add(new DealtRound(dealtRound, all.subList(from, played)));
        return rounds;
    }
}
