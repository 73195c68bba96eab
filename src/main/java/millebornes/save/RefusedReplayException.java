package millebornes.save;

import millebornes.engine.rules.Refusal;

/// Thrown when the rules refuse a move of a saved game.
public final class RefusedReplayException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final int round;
    private final int move;
    private final Refusal refusal;

    /// @param round the round of the match, from 1
    /// @param move the move of that round, from 1; 0 when the round itself could not be dealt
    public RefusedReplayException(int round, int move, Refusal refusal) {
        super("round " + round + ", move " + move + ": " + refusal);
        this.round = round;
        this.move = move;
        this.refusal = refusal;
    }

    public int round() {
        return round;
    }

    /// The move of the round, from 1; 0 when the round itself could not be dealt.
    public int move() {
        return move;
    }

    public Refusal refusal() {
        return refusal;
    }
}
