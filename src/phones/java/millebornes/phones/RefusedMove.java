package millebornes.phones;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;
import millebornes.engine.table.ReadableRound;
import millebornes.engine.table.Remedy;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import org.jspecify.annotations.Nullable;

/// A game that has come so far that a move of the asked seat is refused for a given reason.
///
/// @param session the game
/// @param seat who is asked
/// @param move what this seat may not do
record RefusedMove(Session session, int seat, Move move) {

    private static final int MOST_GAMES = 20_000;

    /// A reason to which random games lead, played with that set-up; the same one every time.
    ///
    /// @param fits which moves count
    static RefusedMove find(Setup setup, Refusal wantedRefusal, Predicate<Move> fits) {
        for (int game = 1; game <= MOST_GAMES; game++) {
            Session session = Session.start(TestGames.game(setup, -1, game));
            Random random = new Random(game);
            while (session.asked().isPresent()) {
                int seat = session.asked().getAsInt();
                SeatView view = session.view(seat);
                for (Move move : moves(view)) {
                    if (fits.test(move) && told(session, view, move) == wantedRefusal) {
                        return new RefusedMove(session, seat, move);
                    }
                }
                session.play(choice(view.legal(), game % 4, random));
            }
            if (wantedRefusal == Refusal.ROUND_OVER) {
                return new RefusedMove(session, 0, new Move.Stuck());
            }
        }
        throw new AssertionError(wantedRefusal + " never happens in " + setup);
    }

    /// What a seat with this hand may try, sensible or not.
    private static List<Move> moves(SeatView view) {
        List<Move> moves = new ArrayList<>();
        for (Card card : Card.ALL) {
            moves.add(Move.discard(card));
            if (!(card instanceof Hazard hazard)) {
                moves.add(Move.play(card));
            } else {
                IntStream.rangeClosed(0, view.carCount()).forEach(car -> moves.add(Move.attack(hazard, car)));
            }
        }
        moves.add(new Move.Stuck());
        moves.add(Move.coupFourre(view.seat()));
        return moves;
    }

    /// Why it is refused. Of a hazard that no car may get, the first opponent's car is told of.
    private static @Nullable Refusal told(Session session, SeatView view, Move move) {
        RuleEngine rules = session.match().rules();
        ReadableRound round = session.match().round();
        @Nullable Refusal refusal = rules.refusal(round, move);
        if (!(move instanceof Move.Attack(Hazard hazard, int car))
                || refusal == Refusal.NO_SUCH_TARGET
                || refusal == Refusal.OWN_TEAM
                || !(round.phase() instanceof Phase.Turn)) {
            return refusal;
        }
        boolean anywhere = IntStream.range(0, view.carCount())
                .anyMatch(other -> rules.refusal(round, Move.attack(hazard, other)) == null);
        int first = view.ownCar() == 0 ? 1 : 0;
        return anywhere || car != first || !view.hand().holds(hazard) ? null : refusal;
    }

    /// One game drives, the next one attacks, the third attacks and cures nobody, the fourth does anything.
    private static Move choice(List<Move> legal, int habit, Random random) {
        Predicate<Move> liked = switch (habit) {
            case 0 -> move -> move instanceof Move.Play;
            case 1 -> move -> move instanceof Move.Attack || move instanceof Move.Decline;
            case 2 ->
                move -> move instanceof Move.Attack
                        || move instanceof Move.Decline
                        || move.equals(Move.play(Remedy.GREEN_LIGHT))
                        || (move instanceof Move.Discard(Card card) && !(card instanceof Hazard));
            default -> _ -> true;
        };
        List<Move> best = legal.stream().filter(liked).toList();
        List<Move> from = best.isEmpty() ? legal : best;
        return from.get(random.nextInt(from.size()));
    }
}
