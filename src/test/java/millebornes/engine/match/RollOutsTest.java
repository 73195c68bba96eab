package millebornes.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.RollOuts.RollOutPolicy;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.rules.RoundScorer;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.scenario.ScenarioRunner;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeededRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A roll-out is a resampled round, played on by the same rules as any other.
class RollOutsTest {

    private static final RollOutPolicy CHANCE = (knowledge, seed) ->
            knowledge.legal().get(new SeededRandom(seed).below(knowledge.legal().size()));

    private static final RollOutPolicy FIRST =
            (knowledge, _) -> knowledge.legal().getFirst();

    /// One position in so many is rolled out.
    private static final int SELDOM = 9;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "board 2",
                "board 2 scoring=junior",
                "board 2x2 accelerated",
                "board 4 extended",
                "classic 3x2",
                "duel 2",
                "micro 2",
                "playroom 3x3 cumulate wrongWay reshuffle"
            })
    void pointsAreThoseOfTheSameMovesOfARound(String game) {
        RuleEngine rules = SetupText.setup(game).rules();
        List<RollOutPolicy> policies =
                new ArrayList<>(Collections.nCopies(rules.seating().seats(), CHANCE));
        policies.set(0, FIRST);
        SeededRandom random = new SeededRandom(game.length());
        Match match = Match.start(rules, 8, 0, List.of()).match();
        while (!match.round().isOver()) {
            List<Move> legal = rules.legalMoves(match.round());
            Move move = legal.get(random.below(legal.size()));
            if (random.below(SELDOM) == 0) {
                int seat = match.round().phase().asked().first();
                RollOuts rollOuts = new RollOuts(match.view(seat), policies);
                long seed = random.next();
                MutableRound round = rollOuts.deal(seed);
                Round dealtRound = RoundResampler.resample(match.view(seat), seed);
                assertThat(round.round()).isEqualTo(dealtRound);
                Move triedMove = rules.legalMoves(dealtRound, seat).getFirst();
                int[] points = rollOuts.points(round, triedMove, seed);
                assertThat(points).isEqualTo(played(match, dealtRound, triedMove, policies, seed));
                assertThat(round.round()).as("the deal stays").isEqualTo(dealtRound);
                assertThat(rollOuts.points(round, triedMove, seed)).isEqualTo(points);
            }
            match = ((MatchStep) match.play(move)).match();
        }
    }

    /// The same round as values, a view for every move.
    private static int[] played(Match match, Round fromRound, Move firstMove, List<RollOutPolicy> policies, long seed) {
        RuleEngine rules = match.rules();
        Round round = rules.playLegal(fromRound, firstMove).round();
        for (int moves = 0; !round.isOver(); moves++) {
            int seat = round.phase().asked().first();
            SeatView view = SeatView.of(rules, round, seat, match.number(), match.totals());
            Move move = policies.get(seat).choose(view, SeededRandom.derivedSeed(seed, moves));
            round = rules.playLegal(round, move).round();
        }
        RoundResult result = RoundScorer.of(rules, round);
        boolean junior =
                result.scores().stream().allMatch(score -> score.lines().isEmpty());
        return IntStream.range(0, rules.seating().seats())
                .map(rules.seating()::teamOf)
                .map(team -> junior
                        ? (result.winners().contains(team) ? 1 : 0)
                        : result.scores().get(team).total())
                .toArray();
    }

    @Test
    void aRollOutIsCutShortWhereItIsWanted() {
        SeatView view =
                ScenarioRunner.after(List.of("game board 3", "deal seed 4")).view(0);
        RollOuts rollOuts = new RollOuts(view, Collections.nCopies(3, CHANCE));
        MutableRound round = rollOuts.deal(1);
        assertThat(rollOuts.advance(round, 5, 0)).isZero();
        assertThat(round.round()).isEqualTo(rollOuts.deal(1).round());
        assertThat(rollOuts.advance(round, 5, 10)).isEqualTo(10);
        assertThat(round.isOver()).isFalse();
        assertThatIllegalArgumentException().isThrownBy(() -> rollOuts.points(round));
        SeatKnowledge knowledge = rollOuts.sight(round, 2);
        assertThat(knowledge.view())
                .isEqualTo(SeatView.of(view.rules(), round.round(), 2, view.number(), view.totals()));
        int played = rollOuts.advance(round, 6, 100_000);
        assertThat(played).isBetween(20, 5_000);
        assertThat(round.isOver()).isTrue();
        assertThat(rollOuts.advance(round, 6, 10)).isZero();
        assertThat(rollOuts.points(round)).hasSize(3);
    }

    @Test
    void otherSeedsGiveOtherDealsAndOtherMoves() {
        SeatView view =
                ScenarioRunner.after(List.of("game board 2", "deal seed 4")).view(0);
        RollOuts rollOuts = new RollOuts(view, Collections.nCopies(2, CHANCE));
        Set<Round> deals = new HashSet<>();
        Set<String> ends = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            deals.add(rollOuts.deal(seed).round());
            ends.add(Arrays.toString(
                    rollOuts.points(rollOuts.deal(0), view.legal().getFirst(), seed)));
        }
        assertThat(deals).hasSize(20);
        assertThat(ends).hasSizeGreaterThan(5);
    }

    @Test
    void partnersHaveThePointsOfTheirTeam() {
        SeatView view =
                ScenarioRunner.after(List.of("game classic 3x2", "deal seed 4")).view(0);
        RollOuts rollOuts = new RollOuts(view, Collections.nCopies(6, FIRST));
        int[] points = rollOuts.points(rollOuts.deal(1), view.legal().getFirst(), 1);
        assertThat(points).hasSize(6);
        assertThat(Arrays.copyOfRange(points, 3, 6)).isEqualTo(Arrays.copyOf(points, 3));
    }

    @Test
    void everySeatNeedsAPolicy() {
        SeatView view =
                ScenarioRunner.after(List.of("game board 3", "deal seed 4")).view(0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RollOuts(view, List.of(FIRST)))
                .withMessage("1 policies for 3 seats");
    }
}
