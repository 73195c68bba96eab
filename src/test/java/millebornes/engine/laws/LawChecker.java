package millebornes.engine.laws;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeatSet;

/// Checks all laws in one game.
final class LawChecker implements RandomGame.Watcher {

    /// So many games are played once more.
    private static final int NOW_AND_THEN = 5;

    /// In every so many positions each move that there is is played, and a trace of it looked for card by card.
    private static final int SELDOM = 53;

    private final RuleEngine rules;
    private final MoveLaws moveLaws;
    private final TableLaws tableLaws;
    private final EventReplica replica;
    private final List<Move> moves = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private final int seldom;
    private SeatSet stuckLastSeats = SeatSet.NONE;

    /// What has happened in a game, in how many moves.
    record GameRecord(List<Event> events, int moves) {}

    private LawChecker(RandomGame game, MoveLaws moveLaws, TableLaws tableLaws) {
        this.rules = game.rules();
        this.seldom = (int) Math.floorMod(game.seed(), (long) SELDOM);
        this.moveLaws = moveLaws;
        this.tableLaws = tableLaws;
        this.replica = new EventReplica(rules.seating().seats(), rules.seating().carCount());
    }

    /// Plays a game to its end and beyond: its score, and the same game again.
    ///
    static GameRecord play(RandomGame game, MoveLaws moveLaws, TableLaws tableLaws) {
        LawChecker checker = new LawChecker(game, moveLaws, tableLaws);
        MatchStep startStep = game.start();
        checker.see(startStep);
        Match endMatch = game.play(startStep, checker);
        checker.moveLaws.check(endMatch.round());
        ScoreLaws.check(endMatch);
        if (game.seed() % NOW_AND_THEN == 0) {
            List<Event> again = game.replay(checker.moves);
            LawAssertions.holds(again.equals(checker.events), "a replay is the same, event for event: %s", game);
        }
        return new GameRecord(checker.events, checker.moves.size());
    }

    @Override
    public void before(Match match, Move move) {
        moves.add(move);
        if (moves.size() % SELDOM == seldom) {
            moveLaws.checkByPlaying(match.round(), _ -> {});
            moveLaws.checkTraces(match.round());
        } else {
            moveLaws.check(match.round());
        }
        Round round = match.round();
        int seat = round.phase().turn();
        if (move instanceof Move.Stuck) {
            stuckLastSeats = stuckLastSeats.with(seat);
        } else if (move instanceof Move.Play || move instanceof Move.Attack || move instanceof Move.Discard) {
            stuckLastSeats = stuckLastSeats.without(seat);
        }
    }

    @Override
    public void after(MatchStep step, Move move) {
        see(step);
    }

    private void see(MatchStep step) {
        events.addAll(step.events());
        replica.follow(step.events());
        replica.check(step.match().round());
        Round round = step.match().round();
        tableLaws.check(round, stuckLastSeats);
        int seat = moves.size() % rules.seating().seats();
        tableLaws.checkCards(round, step.match().view(seat).played());
        LawAssertions.holds(rules == step.match().rules(), "the rules stay");
    }
}
