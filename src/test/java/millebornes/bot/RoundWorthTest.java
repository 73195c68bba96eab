package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.notation.SetupText;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.view.SeatView;
import org.junit.jupiter.api.Test;

/// What a finished round is worth to who plays for the game, not for the points.
class RoundWorthTest {

    @Test
    void aSingleRoundIsWonOrLostAndItsMarginCountsLess() {
        RoundWorth worth = new RoundWorth(view("board 2"));
        assertThat(worth.of(new int[] {505, 500})).isGreaterThan(worth.of(new int[] {500, 500}));
        assertThat(worth.of(new int[] {500, 500})).isGreaterThan(worth.of(new int[] {500, 505}));
        assertThat(worth.of(new int[] {2000, 500})).isGreaterThan(worth.of(new int[] {505, 500}));
        assertThat(worth.of(new int[] {505, 500})).isGreaterThan(worth.of(new int[] {2000, 2005}));
        assertThat(worth.of(new int[] {500, 500})).isEqualTo(RoundWorth.WHOLE / 2);
    }

    @Test
    void aJuniorRoundIsWonOrLostOrShared() {
        RoundWorth worth = new RoundWorth(view("board 3 scoring=junior"));
        assertThat(worth.of(new int[] {1, 0, 0})).isEqualTo(RoundWorth.WHOLE);
        assertThat(worth.of(new int[] {1, 0, 1})).isEqualTo(RoundWorth.WHOLE / 2);
        assertThat(worth.of(new int[] {0, 0, 1})).isZero();
    }

    @Test
    void partnersWinTogether() {
        RoundWorth worth = new RoundWorth(view("board 2x2"), 0);
        assertThat(worth.of(new int[] {900, 800, 900, 800})).isEqualTo(RoundWorth.WHOLE);
        assertThat(worth.of(new int[] {800, 900, 800, 900})).isZero();
    }

    @Test
    void theLastRoundOfAMatchDecidesIt() {
        RoundWorth late = new RoundWorth(view("classic 2", 4500, 4600));
        assertThat(late.of(new int[] {600, 400})).isEqualTo(RoundWorth.WHOLE);
        assertThat(late.of(new int[] {500, 450})).isZero();
        assertThat(late.of(new int[] {500, 400})).as("it goes on").isEqualTo(RoundWorth.WHOLE / 2);
        assertThat(late.isDecidedByTheRound()).isFalse();
    }

    @Test
    void aLeadIsWorthMoreTheLaterItIs() {
        int early = new RoundWorth(view("classic 2", 0, 0)).of(new int[] {1000, 500});
        int late = new RoundWorth(view("classic 2", 3000, 3000)).of(new int[] {1000, 500});
        assertThat(early).isBetween(RoundWorth.WHOLE / 2, late);
        assertThat(new RoundWorth(view("classic 2", 0, 0)).isDecidedByTheRound())
                .isTrue();
    }

    @Test
    void inAMatchOfRoundsTheLastOneDecides() {
        RoundWorth only = new RoundWorth(view("classic 2 rounds=2"), 0);
        assertThat(only.of(new int[] {1000, 900})).isBetween(RoundWorth.WHOLE / 2, RoundWorth.WHOLE * 3 / 4);
        assertThat(only.isDecidedByTheRound()).isFalse();
    }

    private static SeatView view(String game, Integer... totals) {
        Match match =
                Match.start(SetupText.setup(game).rules(), 1, 0, List.of()).match();
        List<Integer> before = totals.length == 0 ? match.totals() : List.of(totals);
        return SeatView.of(match.rules(), match.round(), 0, 1, ImmutableArray.copyOf(before));
    }
}
