package millebornes.engine.score;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.MarkPoints;
import millebornes.engine.rules.MarkPoints.PrizeRule;
import millebornes.engine.rules.Rules;
import millebornes.engine.score.TeamScore.ScoreLine;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.Seating;
import org.jspecify.annotations.Nullable;

/// Writes a team's score sheet: one line for every reason.
///
/// @param arrival how the target was reached, or null
/// @param reached the team that reached it, or [Seating#NOBODY]
record TeamScorer(Rules rules, Round round, List<TeamRecord> records, Phase.@Nullable Arrival arrival, int reached) {

    List<ScoreLine> lines(int team) {
        List<ScoreLine> lines = new ArrayList<>();
        for (Mark mark : Mark.values()) {
            int points = points(mark, team);
            if (points != 0) {
                lines.add(new ScoreLine(mark, points));
            }
        }
        return lines;
    }

    private int points(Mark mark, int team) {
        TeamRecord record = records.get(team);
        MarkPoints marks = rules.edition().marks();
        boolean winner = reached == team;
        return switch (mark) {
            case KM -> record.km();
            case SAFETY -> MarkPoints.SAFETY * record.safeties();
            case ALL_SAFETIES -> record.different().isComplete() && mayCollect(winner) ? MarkPoints.ALL_SAFETIES : 0;
            case COUP_FOURRE -> MarkPoints.COUP_FOURRE * record.coupsFourres();
            case TARGET -> winner ? marks.target() : 0;
            case NO_200 -> winner && record.km200() == 0 && !earnsNoLong(record) ? marks.no200() : 0;
            case NO_200_NO_100 -> winner && earnsNoLong(record) ? MarkPoints.NO_200_NO_100 : 0;
            case COURONNEMENT -> winner && shoeWasEmpty() ? marks.couronnement() : 0;
            case CAPOT -> rules.options().has(FlagOption.CAPOT) ? capot(team, winner) : 0;
            case EXTENSION -> winner && round.extensionCaller() == team ? MarkPoints.EXTENSION : 0;
            case EXTENSION_FAILED -> profitsFromFailedExtension(team) ? MarkPoints.EXTENSION : 0;
        };
    }

    private boolean mayCollect(boolean winner) {
        return winner || rules.edition().marks().prizes() == PrizeRule.EVERYBODY;
    }

    private boolean earnsNoLong(TeamRecord record) {
        return rules.options().has(FlagOption.NO_LONG_BONUS) && record.km200() == 0 && record.km100() == 0;
    }

    private boolean shoeWasEmpty() {
        return arrival != null && arrival.shoe() == Phase.ShoeLeft.EMPTY;
    }

    /// A team at 0 km never collects; its own 0 km never count for it.
    private int capot(int team, boolean winner) {
        if (records.get(team).km() == 0) {
            return 0;
        }
        int capots = 0;
        for (TeamRecord other : records) {
            capots += other.km() == 0 ? 1 : 0;
        }
        return switch (rules.edition().marks().prizes()) {
            case EVERYBODY -> MarkPoints.CAPOT * capots;
            case WINNER_ONLY -> winner && capots == records.size() - 1 ? MarkPoints.CAPOT : 0;
        };
    }

    private boolean profitsFromFailedExtension(int team) {
        int caller = round.extensionCaller();
        return caller != Seating.NOBODY && caller != reached && caller != team;
    }
}
