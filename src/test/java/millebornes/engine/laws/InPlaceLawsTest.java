package millebornes.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.MutableMatch;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.match.SeatView;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Card;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeededRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Playing in place gives the same results as playing with values: next to random games of every edition, table and
/// combination of options the same moves are played in a [MutableMatch], and after every one of them the whole round, the
/// legal moves, each seat's view, the points and the winners are the same.
///
/// The number of games is the system property `games`, divided by ten.
class InPlaceLawsTest {

    private static final int GAMES = Integer.getInteger("games", 25_000) / 10;

    /// In every so many positions a copy and a new draft are played as well.
    private static final int SELDOM = 17;

    /// In every so many positions a seat looks.
    private static final int VIEWED = 3;

    private final LongAdder positions = new LongAdder();

    @Test
    void aRoundInPlaceIsTheRoundOfTheMatch() {
        List<RuleEngine> every = EveryGame.all();
        int games = Math.max(every.size(), GAMES);
        long began = System.nanoTime();
        IntStream.range(0, games).parallel().forEach(game -> {
            RandomGame random = new RandomGame(every.get(game % every.size()), game);
            MatchStep startStep = random.start();
            Twin twin =
                    new Twin(random.rules(), random.seed(), startStep.match().first());
            twin.check(startStep.match());
            random.play(startStep, twin);
        });
        System.out.printf(
                Locale.ROOT,
                "in place: %,d rounds, %,d positions compared, %.1f s%n",
                games,
                positions.sum(),
                (System.nanoTime() - began) / 1e9);
        assertThat(positions.sum()).isGreaterThan(20L * games);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "board 3",
                "board 2 rounds=3",
                "board 2 scoring=junior rounds=1",
                "board 2x2 rounds=2",
                "classic 2 matchTo=2000",
                "classic 3x2 rounds=4",
                "micro 2 matchTo=1000",
                "playroom 3x3 matchTo=1500 reshuffle",
                "board 4 accelerated extended matchTo=1000"
            })
    void aMatchInPlaceIsTheMatch(String game) {
        RuleEngine rules = SetupText.setup(game).rules();
        for (int seed = 0; seed < 6; seed++) {
            int first = seed % rules.seating().seats();
            SeededRandom random = new SeededRandom(seed);
            Match match = Match.start(rules, seed, first, List.of()).match();
            Twin twin = new Twin(rules, seed, first);
            while (!match.isOver()) {
                Match matchBefore = match;
                if (match.round().isOver()) {
                    match = ((MatchStep) match.nextRound(List.of())).match();
                    twin.matchDraft.nextRound();
                } else {
                    assertThatIllegalStateException().isThrownBy(twin.matchDraft::nextRound);
                    Move move = RandomPlayer.DRIVER.choose(rules.legalMoves(match.round()), random);
                    MatchStep step = (MatchStep) match.play(move);
                    twin.before(matchBefore, move);
                    twin.after(step, move);
                    match = step.match();
                }
                twin.check(match);
            }
            assertThatIllegalStateException().isThrownBy(twin.matchDraft::nextRound);
        }
    }

    @Test
    void aRefusedMoveIsNotPlayedInPlace() {
        RuleEngine rules = SetupText.setup("board 2").rules();
        MutableMatch match = new MutableMatch(rules, 1, 0);
        Round roundBefore = match.round().round();
        assertThatIllegalStateException()
                .isThrownBy(() -> match.play(new Move.EndTurn()))
                .withMessageContaining("WRONG_PHASE");
        assertThat(match.round().round()).isEqualTo(roundBefore);
    }

    private final class Twin implements RandomGame.Watcher {

        private final RuleEngine rules;
        private final MutableMatch matchDraft;
        private int moves;

        Twin(RuleEngine rules, long seed, int first) {
            this.rules = rules;
            this.matchDraft = new MutableMatch(rules, seed, first);
        }

        @Override
        public void before(Match match, Move move) {
            if (++moves % SELDOM == 0) {
                List<Move> legal = rules.legalMoves(match.round());
                playsApart(match, matchDraft.round().copy(), legal.get(moves % legal.size()));
                playsApart(match, rules.draft(match.round()), move);
            }
        }

        @Override
        public void after(MatchStep step, Move move) {
            matchDraft.play(move);
            check(step.match());
        }

        /// A draft of its own becomes what the rules make of the round, and the one that is played stays.
        private void playsApart(Match match, MutableRound otherRound, Move move) {
            rules.step(otherRound, move);
            Round nextRound = rules.playLegal(match.round(), move).round();
            LawAssertions.holds(
                    otherRound.round().equals(nextRound), "another draft after %s: %s", move, otherRound.round());
            LawAssertions.holds(
                    rules.legalMoves(otherRound).equals(rules.legalMoves(nextRound)), "its moves after %s", move);
            LawAssertions.holds(matchDraft.round().round().equals(match.round()), "played apart: %s", move);
        }

        private void check(Match match) {
            Round round = match.round();
            MutableRound mutableRound = matchDraft.round();
            LawAssertions.holds(mutableRound.round().equals(round), "the round in place: %s", mutableRound.round());
            List<Move> legal = rules.legalMoves(mutableRound);
            LawAssertions.holds(legal.equals(rules.legalMoves(round)), "legal moves in place: %s", legal);
            LawAssertions.holds(mutableRound.isOver() == round.isOver(), "the end in place");
            if (moves % VIEWED == 0) {
                int seat = moves / VIEWED % rules.seating().seats();
                check(matchDraft.seat(seat), match.view(seat));
            }
            positions.increment();
            if (round.isOver()) {
                checkPoints(match);
            }
        }

        private void check(SeatKnowledge knowledge, SeatView view) {
            LawAssertions.holds(knowledge.view().equals(view), "the view in place: %s", knowledge.view());
            boolean same = knowledge.seat() == view.seat()
                    && knowledge.phase().equals(view.phase())
                    && knowledge.hand().equals(view.hand())
                    && knowledge.legal().equals(view.legal())
                    && knowledge.drawPile() == view.drawPile()
                    && knowledge.target() == view.target()
                    && knowledge.ownCar() == view.ownCar()
                    && knowledge.carCount() == view.carCount()
                    && knowledge.discardCount() == view.discards().size()
                    && knowledge.reshuffles() == view.reshuffles()
                    && knowledge.distances() == view.distances();
            for (Card card : Card.ALL) {
                same &= knowledge.discarded(card) == Collections.frequency(view.discards(), card)
                        && knowledge.played(card) == view.played().count(card);
            }
            for (int seat = 0; seat < view.handCounts().size(); seat++) {
                same &= knowledge.cardsOf(seat) == view.handCounts().get(seat);
            }
            LawAssertions.holds(same, "what seat %s is shown: %s", knowledge.seat(), view);
            for (int car = 0; car < view.carCount(); car++) {
                LawAssertions.holds(knowledge.car(car).equals(view.car(car)), "car %s is shown: %s", car, view);
            }
        }

        private void checkPoints(Match match) {
            RoundResult result = match.results().getLast();
            for (int team = 0; team < rules.seating().teams(); team++) {
                LawAssertions.holds(
                        matchDraft.points(team) == result.scores().get(team).total(), "points of team %s", team);
                LawAssertions.holds(matchDraft.total(team) == match.totals().get(team), "total of team %s", team);
            }
            LawAssertions.holds(matchDraft.roundWinners().equals(result.winners()), "winners %s", result.winners());
            LawAssertions.holds(matchDraft.reached() == result.reached(), "reached by %s", result.reached());
            LawAssertions.holds(matchDraft.isOver() == match.isOver(), "the end of the match");
            LawAssertions.holds(matchDraft.winners().equals(match.winners()), "winners %s", match.winners());
        }
    }
}
