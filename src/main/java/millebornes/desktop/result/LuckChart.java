package millebornes.desktop.result;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/// The data of the chart of luck and play: how many of each team's points were due to either, relative to the average
/// of all teams, to the nearest five.
///
/// @param rows one for each team, by number
/// @param rounds the number of rounds counted together
record LuckChart(List<LuckRow> rows, int rounds) {

    /// Points are rounded to a multiple of this, since the estimates are no more precise.
    static final int STEP = 5;

    /// The possible distances between grid lines, in points.
    private static final List<Integer> RULES = List.of(50, 100, 250, 500, 1000, 2500, 5000);

    private static final int MOST_RULES = 5;

    /// The number of points per round from which a team's luck or play counts as good or bad.
    private static final int LITTLE = 60;

    /// A team's luck and play.
    ///
    /// @param points its score
    /// @param luck the effect of the cards and of the first seat; below 0 when it was a disadvantage
    /// @param play the effect of everybody's decisions
    public record LuckRow(int team, int points, int luck, int play) {

        /// The team's points above the average of all teams.
        public int total() {
            return luck + play;
        }
    }

    /// A number of points of luck or play, in one word.
    public enum Tendency {
        GOOD,
        AVERAGE,
        POOR
    }

    public LuckChart {
        rows = List.copyOf(rows);
    }

    /// The teams with the best play; several if they are equal.
    public List<Integer> bestPlay() {
        return best(LuckRow::play);
    }

    /// The teams with the best luck; several if they are equal.
    public List<Integer> bestLuck() {
        return best(LuckRow::luck);
    }

    /// The word for that many points of luck or play.
    public Tendency tendency(int points) {
        if (Math.abs(points) < LITTLE * rounds) {
            return Tendency.AVERAGE;
        }
        return points > 0 ? Tendency.GOOD : Tendency.POOR;
    }

    /// The points at the right end of the longest bar, 0 when none goes to the right.
    public int most() {
        return rows.stream().mapToInt(row -> Math.max(row.luck(), row.play())).reduce(0, Math::max);
    }

    /// The points at the left end of the longest bar, 0 when none goes to the left.
    public int least() {
        return rows.stream().mapToInt(row -> Math.min(row.luck(), row.play())).reduce(0, Math::min);
    }

    /// The distance between grid lines, in points.
    public int rule() {
        int across = most() - least();
        return RULES.stream()
                .filter(rule -> across / rule <= MOST_RULES)
                .findFirst()
                .orElse(RULES.getLast());
    }

    /// The sum of the luck of several teams, in points.
    public int luckOf(List<Integer> teams) {
        return teams.stream().mapToInt(team -> rows.get(team).luck()).sum();
    }

    private List<Integer> best(ToIntFunction<LuckRow> value) {
        int most = value.applyAsInt(
                rows.stream().max(Comparator.comparingInt(value)).orElseThrow());
        return rows.stream()
                .filter(row -> value.applyAsInt(row) == most)
                .map(LuckRow::team)
                .toList();
    }
}
