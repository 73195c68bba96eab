package millebornes.engine.rules;

/// The length of a match: it ends at a number of points, or after a number of rounds.
///
/// @param points the points to reach, 0 when rounds are counted
/// @param rounds the rounds to play, 0 when points are counted
public record MatchLength(int points, int rounds) {

    public static final MatchLength ONE_ROUND = new MatchLength(0, 1);

    public MatchLength {
        if (points < 0 || rounds < 0 || (points > 0) == (rounds > 0)) {
            throw new IllegalArgumentException("either points or rounds end a match: " + points + ", " + rounds);
        }
    }

    /// A match to that many points; 0 is a single round.
    public static MatchLength toPoints(int points) {
        return points == 0 ? ONE_ROUND : new MatchLength(points, 0);
    }

    /// A match of that many rounds; 0 and 1 are a single round.
    public static MatchLength ofRounds(int rounds) {
        return new MatchLength(0, Math.max(1, rounds));
    }

    public boolean isOneRound() {
        return rounds == 1;
    }
}
