package millebornes.desktop.result;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/// What of everybody's points was luck and what was play, as a chart shows it: points above or below the average of all
/// teams, to the nearest five.
///
/// @param rows one for each team, by number
/// @param rounds how many rounds are counted together
record LuckChart(List<LuckRow> rows, int rounds) {

    /// As near as such figures can be believed.
    static final int STEP = 5;

    /// Rules stand at multiples of one of these.
    private static final List<Integer> RULES = List.of(50, 100, 250, 500, 1000, 2500, 5000);

    private static final int MOST_RULES = 5;

    /// So few points a round are neither luck nor play worth a word.
    private static final int LITTLE = 60;

    /// A team's luck and play.
    ///
    /// @param points what it has scored
    /// @param luck what the cards gave it, and who began; less than 0 when they took
    /// @param play what came of how all have played
    public record LuckRow(int team, int points, int luck, int play) {

        /// By how much it is above the average of all teams.
        public int total() {
            return luck + play;
        }
    }

    /// What can be said of a number in a word.
    public enum Tendency {
        GOOD,
        AVERAGE,
        POOR
    }

    public LuckChart {
        rows = List.copyOf(rows);
    }

    /// Who has played best; several who are equal.
    public List<Integer> bestPlay() {
        return best(LuckRow::play);
    }

    /// Who has had the best cards; several who are equal.
    public List<Integer> bestLuck() {
        return best(LuckRow::luck);
    }

    /// What can be said of luck or play of as many points.
    public Tendency tendency(int points) {
        if (Math.abs(points) < LITTLE * rounds) {
            return Tendency.AVERAGE;
        }
        return points > 0 ? Tendency.GOOD : Tendency.POOR;
    }

    /// The points at the right end of the longest bar, 0 when none goes to the right.
    public int most() {
        return rows.stream()
                .mapToInt(row -> Math.max(row.total(), Math.max(row.luck(), row.play())))
                .reduce(0, Math::max);
    }

    /// The points at the left end of the longest bar, 0 when none goes to the left.
    public int least() {
        return rows.stream()
                .mapToInt(row -> Math.min(row.total(), Math.min(row.luck(), row.play())))
                .reduce(0, Math::min);
    }

    /// At multiples of which points a rule stands.
    public int rule() {
        int across = most() - least();
        return RULES.stream()
                .filter(rule -> across / rule <= MOST_RULES)
                .findFirst()
                .orElse(RULES.getLast());
    }

    /// What some teams have had together of luck.
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
