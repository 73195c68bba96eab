package millebornes.cli.referee;

import millebornes.cli.referee.BadRequestException.Problem;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeatSet;
import millebornes.save.JsonFields;
import millebornes.save.MoveCodec;
import org.jspecify.annotations.Nullable;

/// Reads the move of a request. The request may leave out the seat when only one seat is to move. A card for the
/// player's own car may have that car as target.
final class MoveRequestReader {

    private static final String TARGET = "target";

    private MoveRequestReader() {}

    /// The move of a request.
    ///
    /// @throws BadRequestException when it is no move, names a seat that does not exist, or names none where several
    ///     seats are to move
    /// @throws RuleRefusalException when a card for the player's own car is played on another one
    static Move read(JsonFields json, Match match) {
        Move move = MoveCodec.read(json, () -> onlyAsked(match.round()));
        switch (move) {
            case Move.Play play -> checkTarget(json, match, play);
            case Move.CoupFourre coup -> checkSeat(json, coup.seat(), match);
            case Move.Decline decline -> checkSeat(json, decline.seat(), match);
            case Move.Attack _, Move.Discard _, Move.EndTurn _, Move.Stuck _, Move.Extend _, Move.Stop _ -> {}
        }
        return move;
    }

    private static int onlyAsked(Round round) {
        SeatSet askedSeats = round.phase().asked();
        if (askedSeats.size() > 1) {
            throw new BadRequestException(Problem.WHICH_SEAT, "move.seat");
        }
        return askedSeats.isEmpty() ? 0 : askedSeats.first();
    }

    private static void checkSeat(JsonFields json, int seat, Match match) {
        if (seat < 0 || seat >= match.rules().seating().seats()) {
            throw new BadRequestException(Problem.NO_SUCH_SEAT, json.where("seat"));
        }
    }

    /// Refuses a card for the player's own car if the target is another car, even a partner's. A refusal that
    /// has precedence in the rules, such as that the card is not in the hand, is reported instead.
    private static void checkTarget(JsonFields json, Match match, Move.Play play) {
        Round round = match.round();
        if (!json.has(TARGET) || round.isOver()) {
            return;
        }
        long target = json.integer(TARGET);
        if (target == match.rules().seating().carOf(round.phase().turn())) {
            return;
        }
        @Nullable Refusal firstRefusal = match.rules().refusal(round, play);
        if (firstRefusal == Refusal.NOT_IN_HAND || firstRefusal == Refusal.WRONG_PHASE) {
            throw new RuleRefusalException(firstRefusal, play);
        }
        throw new RuleRefusalException(Refusal.NO_SUCH_TARGET, play);
    }
}
