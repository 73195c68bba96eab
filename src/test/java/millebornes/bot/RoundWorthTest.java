package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.match.SeatView;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.RoundScorer;
import millebornes.engine.table.ImmutableArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The value of a finished round to a player who wants to win the match rather than points.
class RoundWorthTest {

    /// Two teams of two.
    private static final int FOUR_SEATS = 4;

    @Test
    void aSingleRoundIsWonOrLostAndItsMarginCountsLess() {
        RoundWorth worth = new RoundWorth(view("board 2"));
        assertThat(of(worth, new int[] {505, 500})).isGreaterThan(of(worth, new int[] {500, 500}));
        assertThat(of(worth, new int[] {500, 500})).isGreaterThan(of(worth, new int[] {500, 505}));
        assertThat(of(worth, new int[] {2000, 500})).isGreaterThan(of(worth, new int[] {505, 500}));
        assertThat(of(worth, new int[] {505, 500})).isGreaterThan(of(worth, new int[] {2000, 2005}));
        assertThat(of(worth, new int[] {500, 500})).isEqualTo(RoundWorth.WHOLE / 2);
    }

    @Test
    void aJuniorRoundIsWonOrLostOrShared() {
        RoundWorth worth = new RoundWorth(view("board 3 scoring=junior"));
        assertThat(of(worth, new int[] {1, 0, 0})).isEqualTo(RoundWorth.WHOLE);
        assertThat(of(worth, new int[] {1, 0, 1})).isEqualTo(RoundWorth.WHOLE / 2);
        assertThat(of(worth, new int[] {0, 0, 1})).isZero();
    }

    @Test
    void partnersWinTogether() {
        RoundWorth worth = new RoundWorth(view("board 2x2"), 0);
        assertThat(of(worth, new int[] {900, 800, 900, 800})).isEqualTo(RoundWorth.WHOLE);
        assertThat(of(worth, new int[] {800, 900, 800, 900})).isZero();
    }

    @Test
    void theLastRoundOfAMatchDecidesIt() {
        RoundWorth lateWorth = new RoundWorth(view("classic 2", 4500, 4600));
        assertThat(of(lateWorth, new int[] {600, 400})).isEqualTo(RoundWorth.WHOLE);
        assertThat(of(lateWorth, new int[] {500, 450})).isZero();
        assertThat(of(lateWorth, new int[] {500, 400})).as("it goes on").isEqualTo(RoundWorth.WHOLE / 2);
        assertThat(lateWorth.isDecidedByTheRound()).isFalse();
    }

    @Test
    void aLeadIsWorthMoreTheLaterItIs() {
        int early = of(new RoundWorth(view("classic 2", 0, 0)), new int[] {1000, 500});
        int late = of(new RoundWorth(view("classic 2", 3000, 3000)), new int[] {1000, 500});
        assertThat(early).isBetween(RoundWorth.WHOLE / 2, late);
        assertThat(new RoundWorth(view("classic 2", 0, 0)).isDecidedByTheRound())
                .isTrue();
    }

    @Test
    void inAMatchOfRoundsTheLastOneDecides() {
        RoundWorth onlyWorth = new RoundWorth(view("classic 2 rounds=2"), 0);
        assertThat(of(onlyWorth, new int[] {1000, 900})).isBetween(RoundWorth.WHOLE / 2, RoundWorth.WHOLE * 3 / 4);
        assertThat(onlyWorth.isDecidedByTheRound()).isFalse();
    }

    /// anyone who reaches the target wins, and no team does when none reaches it.
    @ParameterizedTest
    @ValueSource(strings = {"micro 2 matchTo=0", "playroom 2"})
    void whereTheTargetWinsPointsDoNot(String game) {
        RoundWorth worth = new RoundWorth(view(game));
        int wonWithFewer = worth.of(new int[] {1000, 1200}, List.of(0));
        int nobody = worth.of(new int[] {1200, 1000}, List.of());
        int lostWithMore = worth.of(new int[] {1200, 1000}, List.of(1));
        assertThat(wonWithFewer).isGreaterThan(nobody);
        assertThat(nobody).isEqualTo(lostWithMore).isLessThan(RoundWorth.WHOLE / 2);
    }

    @Test
    void aMatchOverPointsIsWonByPoints() {
        RoundWorth lateWorth = new RoundWorth(view("micro 2", 4500, 4600));
        assertThat(lateWorth.of(new int[] {600, 400}, List.of())).isEqualTo(RoundWorth.WHOLE);
        assertThat(lateWorth.of(new int[] {400, 600}, List.of(0))).isZero();
    }

    /// The worth of a round that the most points win.
    ///
    /// @param points by seat; partners sit alternating
    private static int of(RoundWorth worth, int[] points) {
        return worth.of(
                points,
                RoundScorer.teamsWithMost(points.length == FOUR_SEATS ? 2 : points.length, team -> points[team]));
    }

    private static SeatView view(String game, Integer... totals) {
        Match match =
                Match.start(SetupText.setup(game).rules(), 1, 0, List.of()).match();
        List<Integer> before = totals.length == 0 ? match.totals() : List.of(totals);
        return SeatView.of(match.rules(), match.round(), 0, 1, ImmutableArray.copyOf(before));
    }
}
