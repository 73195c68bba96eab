package millebornes.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import millebornes.cli.simulate.SimulatedGameRunner.Lineup;
import millebornes.cli.simulate.SimulationResult.ConfidenceInterval;
import millebornes.engine.table.Seating;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The statistics of the simulation.
class FiguresTest {

    /// Values of the textbook formula, computed by hand.
    @ParameterizedTest
    @CsvSource(textBlock = """
            50,   100,  0.4038, 0.5962
            0,    10,   0.0,    0.2775
            10,   10,   0.7225, 1.0
            1,    1,    0.2065, 1.0
            600,  1000, 0.5693, 0.6299
            """)
    void theIntervalIsWilsons(double wins, int games, double low, double high) {
        ConfidenceInterval interval = ConfidenceInterval.of(wins, games);
        assertThat(interval.low()).isEqualTo(low, within(1e-4));
        assertThat(interval.high()).isEqualTo(high, within(1e-4));
    }

    @Test
    void aPercentileIsRightWithinASixteenth() {
        ThinkingTimeHistogram thinking = new ThinkingTimeHistogram();
        for (int millis = 1; millis <= 100; millis++) {
            thinking.add(millis * 1_000_000L);
        }
        assertThat(thinking.mean()).isEqualTo(50.5, within(1e-9));
        assertThat(thinking.percentile(0.95)).isBetween(95.0, 95 * 17 / 16.0);
        assertThat(thinking.percentile(0)).isBetween(1.0, 17 / 16.0);
        assertThat(thinking.percentile(1)).isBetween(100.0, 100 * 17 / 16.0);
    }

    @Test
    void theShortestAndTheLongestTimesHaveTheirStep() {
        ThinkingTimeHistogram thinking = new ThinkingTimeHistogram();
        assertThat(thinking.percentile(0.95)).isZero();
        thinking.add(-5);
        assertThat(thinking.percentile(1)).isZero();
        thinking.add(Long.MAX_VALUE);
        assertThat(thinking.percentile(1)).isEqualTo(Long.MAX_VALUE / 1e6);
    }

    @Test
    void addedHistogramsAreOne() {
        ThinkingTimeHistogram histogram = new ThinkingTimeHistogram();
        histogram.add(16);
        ThinkingTimeHistogram otherHistogram = new ThinkingTimeHistogram();
        otherHistogram.add(1600);
        otherHistogram.add(1600);
        histogram.add(otherHistogram);
        assertThat(histogram.mean() * 1e6).isEqualTo(1072, within(1e-6));
        assertThat(histogram.percentile(0.3) * 1e6).isEqualTo(16, within(1e-6));
    }

    @Test
    void fewerBotsThanSeatsGoRoundByTeam() {
        Seating sideBySideSeating =
                new Seating(2, 2, Seating.CarAssignment.ONE_PER_TEAM, Seating.PartnerSeating.SIDE_BY_SIDE);
        Lineup lineupOfTwo = new Lineup(sideBySideSeating, 2, 1);
        assertThat(new int[] {lineupOfTwo.bot(0), lineupOfTwo.bot(1), lineupOfTwo.bot(2), lineupOfTwo.bot(3)})
                .containsExactly(1, 1, 0, 0);
        Lineup lineupOfFour = new Lineup(sideBySideSeating, 4, 3);
        assertThat(new int[] {lineupOfFour.bot(0), lineupOfFour.bot(1), lineupOfFour.bot(2), lineupOfFour.bot(3)})
                .containsExactly(3, 0, 1, 2);
    }
}
