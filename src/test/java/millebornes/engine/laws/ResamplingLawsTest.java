package millebornes.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.RoundResampler;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.Step;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeededRandom;
import org.junit.jupiter.api.Test;

/// The law of [RoundResampler], for every seat at every position of random games, at least one game of every edition,
/// table and combination of options: the round made of a view gives its seat the same view, no card is lost in it, and
/// it can be played.
///
/// The number of games is the system property `games`, divided by twenty.
class ResamplingLawsTest {

    private static final int GAMES = Integer.getInteger("games", 10_000) / 20;

    /// In every so many positions the round that was made is played to its end.
    private static final int SELDOM = 211;

    private final LongAdder resampled = new LongAdder();

    private final LongAdder others = new LongAdder();

    @Test
    void aRoundMadeOfAViewLooksLikeIt() {
        List<RuleEngine> every = EveryGame.all();
        IntStream.range(0, Math.max(every.size(), GAMES)).parallel().forEach(game -> {
            RuleEngine rules = every.get(game % every.size());
            RandomGame random = new RandomGame(rules, game);
            Looker looker = new Looker(rules, new TableLaws(rules), new SeededRandom(game));
            looker.look(random.play(random.start(), looker));
        });
        assertThat(others.sum())
                .as("rounds of %d in which other hands are held", resampled.sum())
                .isGreaterThan(resampled.sum() * 9 / 10);
    }

    private final class Looker implements RandomGame.Watcher {

        private final RuleEngine rules;
        private final TableLaws laws;
        private final SeededRandom random;

        Looker(RuleEngine rules, TableLaws laws, SeededRandom random) {
            this.rules = rules;
            this.laws = laws;
            this.random = random;
        }

        @Override
        public void before(Match match, Move move) {
            look(match);
        }

        @Override
        public void after(MatchStep step, Move move) {}

        private void look(Match match) {
            for (int seat = 0; seat < rules.seating().seats(); seat++) {
                SeatView view = match.view(seat);
                Round round = RoundResampler.resample(view, random.next());
                SeatView newView = SeatView.of(rules, round, seat, view.number(), view.totals());
                LawAssertions.holds(newView.equals(view), "the view of seat %s is the same: %s", seat, newView);
                laws.checkCards(round, view.played());
                resampled.increment();
                others.add(round.hands().equals(match.round().hands()) ? 0 : 1);
                if (random.below(SELDOM) == 0) {
                    playOn(round);
                }
            }
        }

        private void playOn(Round startRound) {
            Round round = startRound;
            for (int moves = 0; !round.isOver(); moves++) {
                LawAssertions.holds(moves < RandomGame.MOST_MOVES, "it ends: %s moves", moves);
                List<Move> legal = rules.legalMoves(round);
                Move move = RandomPlayer.UNIFORM.choose(legal, random);
                round = ((Step) rules.play(round, move)).round();
            }
            laws.checkCards(round, round.played());
        }
    }
}
