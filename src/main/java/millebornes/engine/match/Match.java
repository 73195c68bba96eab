package millebornes.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import millebornes.engine.match.MatchMoveOutcome.RefusedMatchMove;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.MoveOutcome;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.rules.RoundScorer;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.Step;
import millebornes.engine.table.Card;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.Round;
import org.jspecify.annotations.Nullable;

/// A match: rounds of one game, played until its length is reached. Immutable. The same rules, seed and moves
/// always give the same match.
///
/// @param seed the seed of the cards of every round
/// @param first the seat that begins the first round; each later round begins one seat further left
/// @param number the number of the current round, from 1
/// @param totals every team's points over all rounds that are over
/// @param results the results of those rounds, the first round first
public record Match(
        RuleEngine rules,
        DealSeed seed,
        int first,
        int number,
        Round round,
        ImmutableArray<Integer> totals,
        List<RoundResult> results) {

    /// A match after a move or a deal, with the events that led to it, in order.
    public record MatchStep(Match match, List<Event> events) implements MatchMoveOutcome {

        public MatchStep {
            events = ImmutableArray.copyOf(events);
        }
    }

    public Match {
        results = List.copyOf(results);
    }

    /// Starts a match of a numbered deal, as [#start(RuleEngine, DealSeed, int, List)] does.
    public static MatchStep start(RuleEngine rules, long number, int first, List<Card> top) {
        return start(rules, DealSeed.numbered(number), first, top);
    }

    /// Starts a match: deals its first round.
    ///
    /// @param first the seat that begins
    /// @param top the cards that are dealt first, in order; the others follow, shuffled by the seed
    /// @throws millebornes.engine.rules.BadSetupException when the deck does not hold those cards
    public static MatchStep start(RuleEngine rules, DealSeed seed, int first, List<Card> top) {
        Step step = rules.deal(1, first, top, seed.shuffles().derived(1));
        ImmutableArray<Integer> nothing = ImmutableArray.of(rules.seating().teams(), _ -> 0);
        return new MatchStep(new Match(rules, seed, first, 1, step.round(), nothing, List.of()), step.events());
    }

    /// Plays a move: returns the match after it with its events, or the refusal, which changes nothing.
    public MatchMoveOutcome play(Move move) {
        MoveOutcome outcome = rules.play(round, move);
        return switch (outcome) {
            case Refusal refusal -> new RefusedMatchMove(refusal);
            case Step step -> after(step);
        };
    }

    /// Plays a move that is known to be legal, without asking the rules again.
    public MatchStep playLegal(Move move) {
        return after(rules.playLegal(round, move));
    }

    /// Deals the next round.
    ///
    /// @param top as in [#start(RuleEngine, DealSeed, int, List)]
    /// @return a refusal with [Refusal#WRONG_PHASE] while a round is played, [Refusal#ROUND_OVER] after the match
    /// @throws millebornes.engine.rules.BadSetupException when the deck does not hold those cards
    public MatchMoveOutcome nextRound(List<Card> top) {
        if (!round.isOver()) {
            return new RefusedMatchMove(Refusal.WRONG_PHASE);
        }
        if (isOver()) {
            return new RefusedMatchMove(Refusal.ROUND_OVER);
        }
        int next = number + 1;
        int beginner = (first + number) % rules.seating().seats();
        Step step = rules.deal(next, beginner, top, seed.shuffles().derived(next));
        return new MatchStep(new Match(rules, seed, first, next, step.round(), totals, results), step.events());
    }

    /// Whether the match is over: the current round is, and no other follows.
    public boolean isOver() {
        return round.isOver() && isDecided(rules.options().length(), number, totals.size(), totals::get);
    }

    /// The result of the current round, or null while it is running.
    public @Nullable RoundResult result() {
        return round.isOver() ? results.getLast() : null;
    }

    /// The teams that have won the match, several when they share a single round; empty before the end, and after a
    /// single round that no team has won.
    public List<Integer> winners() {
        if (!isOver()) {
            return List.of();
        }
        return rules.options().length().isOneRound()
                ? results.getLast().winners()
                : RoundScorer.teamsWithMost(totals.size(), totals::get);
    }

    /// The view of a seat.
    public SeatView view(int seat) {
        return SeatView.of(rules, round, seat, number, totals);
    }

    private MatchStep after(Step step) {
        if (!step.round().isOver()) {
            return new MatchStep(new Match(rules, seed, first, number, step.round(), totals, results), step.events());
        }
        RoundResult result = RoundScorer.of(rules, step.round());
        ImmutableArray<Integer> added = ImmutableArray.of(
                totals.size(),
                team -> totals.get(team) + result.scores().get(team).total());
        List<RoundResult> all = new ArrayList<>(results);
        all.add(result);
        Match match = new Match(rules, seed, first, number, step.round(), added, all);
        List<Event> events = new ArrayList<>(step.events());
        if (match.isOver()) {
            events.add(new Event.MatchEnded(match.winners()));
        }
        return new MatchStep(match, events);
    }

    /// Whether a match is over after so many rounds, given every team's points. Teams that tie share a single round; a
    /// longer match continues until one team leads alone.
    static boolean isDecided(MatchLength length, int played, int teams, ToIntFunction<Integer> totals) {
        if (length.isOneRound()) {
            return true;
        }
        List<Integer> best = RoundScorer.teamsWithMost(teams, totals);
        boolean longEnough =
                length.rounds() > 0 ? played >= length.rounds() : totals.applyAsInt(best.getFirst()) >= length.points();
        return longEnough && best.size() == 1;
    }
}
