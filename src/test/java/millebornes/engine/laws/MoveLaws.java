package millebornes.engine.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import millebornes.engine.naive.AllMoves;
import millebornes.engine.naive.NaiveMoves;
import millebornes.engine.notation.RoundTextWriter;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.Step;
import millebornes.engine.table.Round;

/// The laws of the list of legal moves: it contains exactly the accepted moves, in the order of the protocol, and
/// refused moves change nothing.
final class MoveLaws {

    private final RuleEngine rules;
    private final List<Move> all;
    private final NaiveMoves naive;

    MoveLaws(RuleEngine rules) {
        this.rules = rules;
        this.all = AllMoves.of(rules);
        this.naive = new NaiveMoves(rules);
    }

    /// The list against what the rules say of every move.
    void check(Round round) {
        List<Move> accepted = new ArrayList<>();
        for (Move move : all) {
            if (rules.refusal(round, move) == null) {
                accepted.add(move);
            }
        }
        isLegal(accepted, round);
    }

    /// The list against what becomes of every move when it is played: three times as slow.
    ///
    /// @param refused hears why every other move is refused
    void checkByPlaying(Round round, Consumer<Refusal> refused) {
        isLegal(naive.of(round, refused), round);
    }

    /// A refusal has one reason, whoever is asked, and trying moves changes no card: slow, for some positions only.
    void checkTraces(Round round) {
        String before = RoundTextWriter.of(round);
        for (Move move : all) {
            Object outcome = rules.play(round, move);
            LawAssertions.holds(
                    outcome instanceof Step || outcome.equals(rules.refusal(round, move)),
                    "one reason for a refusal: %s",
                    move);
        }
        LawAssertions.holds(before.equals(RoundTextWriter.of(round)), "trying moves changes nothing: %s", before);
    }

    private void isLegal(List<Move> accepted, Round round) {
        List<Move> legal = rules.legalMoves(round);
        LawAssertions.holds(legal.equals(accepted), "legal moves %s are those accepted %s", legal, accepted);
        LawAssertions.holds(legal.isEmpty() == round.isOver(), "somebody can move until the round is over");
        for (int seat = 0; seat < rules.seating().seats(); seat++) {
            List<Move> own = rules.legalMoves(round, seat);
            boolean asked = round.phase().asked().contains(seat);
            LawAssertions.holds(asked != own.isEmpty(), "seat %s has moves if it is asked", seat);
            List<Move> tried = NaiveMoves.ofSeat(accepted, round, seat);
            LawAssertions.holds(own.equals(tried), "its seat's legal moves %s are those accepted %s", own, tried);
        }
    }
}
