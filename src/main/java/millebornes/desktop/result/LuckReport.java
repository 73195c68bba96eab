package millebornes.desktop.result;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/// The report of luck and play: how many of each team's points were due to either, relative to the average of all
/// teams, to the nearest five.
///
/// @param rows one for each team, by number
/// @param rounds the number of rounds counted together
record LuckReport(List<LuckRow> rows, int rounds) {

    /// Points are rounded to a multiple of this, since the estimates are no more precise.
    static final int STEP = 5;

    /// The number of points per round from which a team's luck or play counts as good or bad.
    private static final int LITTLE = 60;

    /// The rating of the average, in pictures out of [#MOST_PICTURES], and the pictures between it and the best or worst.
    private static final int AVERAGE_PICTURES = 3;

    private static final int REACH_PICTURES = 2;

    /// The greatest rating, in pictures.
    static final int MOST_PICTURES = AVERAGE_PICTURES + REACH_PICTURES;

    /// The least number of points per round that the greatest or least rating stands for, so that a few points do not
    /// look like many.
    private static final int LEAST_REACH = 160;

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

    public LuckReport {
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

    /// The word for that many points of luck or play of several teams together.
    public Tendency tendency(int points) {
        if (Math.abs(points) < LITTLE * rounds) {
            return Tendency.AVERAGE;
        }
        return points > 0 ? Tendency.GOOD : Tendency.POOR;
    }

    /// A team's luck in pictures, from 1 to [#MOST_PICTURES] in steps of a half: 3 is the average, and the greatest
    /// difference from it at this table has the least or the greatest rating.
    public double luckPictures(LuckRow row) {
        return pictures(row, LuckRow::luck);
    }

    /// A team's play in pictures, like [#luckPictures].
    public double playPictures(LuckRow row) {
        return pictures(row, LuckRow::play);
    }

    /// The word for a team's luck, by its pictures.
    public Tendency luckTendency(LuckRow row) {
        return word(luckPictures(row));
    }

    /// The word for a team's play, by its pictures.
    public Tendency playTendency(LuckRow row) {
        return word(playPictures(row));
    }

    private static Tendency word(double pictures) {
        if (Math.abs(pictures - AVERAGE_PICTURES) < 1) {
            return Tendency.AVERAGE;
        }
        return pictures > AVERAGE_PICTURES ? Tendency.GOOD : Tendency.POOR;
    }

    private double pictures(LuckRow row, ToIntFunction<LuckRow> value) {
        int reach = rows.stream()
                .mapToInt(each -> Math.abs(value.applyAsInt(each)))
                .reduce(LEAST_REACH * rounds, Math::max);
        return AVERAGE_PICTURES + Math.rint(2.0 * REACH_PICTURES * value.applyAsInt(row) / reach) / 2;
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
