package millebornes.engine.rules;

import java.util.Locale;

/// The number of teams and of seats in each.
///
/// @param seatsPerTeam 1 in a game without teams
public record TeamFormat(int teams, int seatsPerTeam) {

    /// Protocol value for a game without teams.
    public static final String SINGLES = "singles";

    /// A game without teams for that many seats.
    public static TeamFormat singles(int seats) {
        return new TeamFormat(seats, 1);
    }

    public int seats() {
        return teams * seatsPerTeam;
    }

    public boolean isSingles() {
        return seatsPerTeam == 1;
    }

    /// The protocol's word for the format: `singles`, `2x2`, `3x2`, …
    public String word() {
        return isSingles() ? SINGLES : String.format(Locale.ROOT, "%dx%d", teams, seatsPerTeam);
    }
}
