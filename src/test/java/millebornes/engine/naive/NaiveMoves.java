package millebornes.engine.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.Step;
import millebornes.engine.table.Round;

/// The legal moves by trial: all moves of [AllMoves] that [RuleEngine#play(Round, Move)] accepts, in their order.
public final class NaiveMoves {

    private final RuleEngine rules;
    private final List<Move> all;

    public NaiveMoves(RuleEngine rules) {
        this.rules = rules;
        this.all = List.copyOf(AllMoves.of(rules));
    }

    /// Every move that is accepted now, whoever makes it.
    public List<Move> of(Round round) {
        return of(round, _ -> {});
    }

    /// The same, and whoever asks hears why each of the others is refused.
    public List<Move> of(Round round, Consumer<Refusal> refused) {
        List<Move> accepted = new ArrayList<>();
        for (Move move : all) {
            switch (rules.play(round, move)) {
                case Step _ -> accepted.add(move);
                case Refusal refusal -> refused.accept(refusal);
            }
        }
        return accepted;
    }

    /// Those of some moves that are this seat's own: its answers to an attack, and in its turn everything else.
    public static List<Move> ofSeat(List<Move> moves, Round round, int seat) {
        return moves.stream().filter(move -> maker(round, move) == seat).toList();
    }

    private static int maker(Round round, Move move) {
        int turn = round.phase().turn();
        return switch (move) {
            case Move.CoupFourre coup -> coup.seat();
            case Move.Decline decline -> decline.seat();
            case Move.Play _ -> turn;
            case Move.Attack _ -> turn;
            case Move.Discard _ -> turn;
            case Move.EndTurn _ -> turn;
            case Move.Stuck _ -> turn;
            case Move.Extend _ -> turn;
            case Move.Stop _ -> turn;
        };
    }
}
