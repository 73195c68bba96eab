package millebornes.engine.laws;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.MatchMoveOutcome.RefusedMatchMove;
import millebornes.engine.notation.MoveText;
import millebornes.engine.notation.RoundTextWriter;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.SeededRandom;

/// One round played at random from a seed, with checks on the way.
///
/// @param seed of the deal and of the random choices
record RandomGame(RuleEngine rules, long seed) {

    /// No round may go on for longer than this; the longest that random players need are far shorter.
    static final int MOST_MOVES = 20_000;

    private static final long WHIMS = 0x5DEECE66DL;

    /// Looks at a game while it is played.
    interface Watcher {

        /// The match before this move.
        void before(Match match, Move move);

        /// The match after it, with what has happened.
        void after(MatchStep step, Move move);
    }

    MatchStep start() {
        int first = (int) Math.floorMod(seed, (long) rules.seating().seats());
        return Match.start(rules, seed, first, List.of());
    }

    /// Plays to the end and tells where it was when a law did not hold.
    Match play(MatchStep startStep, Watcher watcher) {
        SeededRandom random = new SeededRandom(seed ^ WHIMS);
        RandomPlayer[] players = new RandomPlayer[rules.seating().seats()];
        boolean alike = random.below(2) == 0;
        for (int seat = 0; seat < players.length; seat++) {
            players[seat] =
                    alike && seat > 0 ? players[0] : RandomPlayer.number(random.below(RandomPlayer.values().length));
        }
        Match match = startStep.match();
        List<Move> moves = new ArrayList<>();
        try {
            while (!match.round().isOver()) {
                LawAssertions.holds(moves.size() < MOST_MOVES, "every game ends: %s moves", moves.size());
                List<Move> legal = rules.legalMoves(match.round());
                Move move = players[match.round().phase().turn()].choose(legal, random);
                moves.add(move);
                watcher.before(match, move);
                MatchStep step = played(match, move);
                match = step.match();
                watcher.after(step, move);
            }
            return match;
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError(
                    e.getMessage() + "\n" + SetupText.of(rules.setup()) + ", seed " + seed + ", move " + moves.size()
                            + ": "
                            + (moves.isEmpty() ? "none" : MoveText.of(moves.getLast())) + "\n"
                            + RoundTextWriter.of(match.round()),
                    e);
        }
    }

    /// The same moves once more from the same seed.
    List<Event> replay(List<Move> moves) {
        MatchStep step = start();
        List<Event> events = new ArrayList<>(step.events());
        for (Move move : moves) {
            step = played(step.match(), move);
            events.addAll(step.events());
        }
        return events;
    }

    private static MatchStep played(Match match, Move move) {
        return switch (match.play(move)) {
            case MatchStep step -> step;
            case RefusedMatchMove refusedMove -> throw new AssertionError("refused a legal move: " + refusedMove);
        };
    }
}
