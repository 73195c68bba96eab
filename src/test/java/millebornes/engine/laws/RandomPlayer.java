package millebornes.engine.laws;

import java.util.List;
import java.util.function.Predicate;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Safety;
import millebornes.engine.table.SeededRandom;

/// Plays at random, each player with a temperament of its own, so that games end in every way: at the target, with
/// empty hands, with everybody stuck.
enum RandomPlayer {
    /// any legal move, each as likely
    UNIFORM(_ -> true),
    /// plays a card whenever one can be played, and declares every coup-fourré
    EAGER(move -> move instanceof Move.Play || move instanceof Move.Attack || move instanceof Move.CoupFourre),
    /// drives and cures, holds its safeties back
    DRIVER(move -> (move instanceof Move.Play play && !(play.card() instanceof Safety)) || move instanceof Move.Extend),
    /// attacks, shows safeties, never drives if it can help it
    BRAWLER(move -> move instanceof Move.Attack
            || move instanceof Move.CoupFourre
            || (move instanceof Move.Discard discard && discard.card() instanceof Distance)),
    /// throws away what it can and says at once that it is stuck
    WASTER(move -> move instanceof Move.Discard || move instanceof Move.Stuck || move instanceof Move.Decline);

    private static final RandomPlayer[] ALL = values();

    /// One move in so many is made against the temper.
    private static final int SELDOM = 8;

    @SuppressWarnings("ImmutableEnumChecker") // lambdas without anything captured
    private final Predicate<Move> likes;

    RandomPlayer(Predicate<Move> likes) {
        this.likes = likes;
    }

    static RandomPlayer number(int number) {
        return ALL[Math.floorMod(number, ALL.length)];
    }

    Move choose(List<Move> legal, SeededRandom random) {
        if (this != UNIFORM && random.below(SELDOM) != 0) {
            List<Move> liked = legal.stream().filter(likes).toList();
            if (!liked.isEmpty()) {
                return liked.get(random.below(liked.size()));
            }
        }
        return legal.get(random.below(legal.size()));
    }
}
