package millebornes.engine.rules;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.rules.EditionPointValues.PrizeRule;
import millebornes.engine.rules.EditionRules.CapotRule;
import millebornes.engine.rules.TeamScore.ScoreLine;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.Phase;
import millebornes.engine.table.ReadableRound;
import millebornes.engine.table.Seating;
import org.jspecify.annotations.Nullable;

/// Writes the score sheets of a finished round: for each team one line for every reason.
///
/// @param arrival how the target was reached, or null
/// @param reached the team that reached it, or [Seating#NOBODY]
record TeamScorer(
        RuleEngine rules,
        ReadableRound round,
        List<TeamRoundRecord> records,
        Phase.@Nullable Arrival arrival,
        int reached) {

    private static final List<ScoreReason> REASONS = List.of(ScoreReason.values());

    /// The scorer of a finished round.
    ///
    /// @throws IllegalArgumentException when the round is not over
    static TeamScorer of(RuleEngine rules, ReadableRound round) {
        if (!(round.phase() instanceof Phase.Over over)) {
            throw new IllegalArgumentException("the round is not over");
        }
        Phase.@Nullable Arrival arrival = over.arrival();
        int reached = arrival == null ? Seating.NOBODY : round.seating().teamOfCar(arrival.car());
        ImmutableArray<TeamRoundRecord> records =
                ImmutableArray.of(round.seating().teams(), team -> TeamRoundRecord.of(round, team));
        return new TeamScorer(rules, round, records, arrival, reached);
    }

    List<ScoreLine> lines(int team) {
        List<ScoreLine> lines = new ArrayList<>();
        for (ScoreReason reason : REASONS) {
            int points = points(reason, team);
            if (points != 0) {
                lines.add(new ScoreLine(reason, points));
            }
        }
        return lines;
    }

    /// The total of a team's score sheet.
    int total(int team) {
        int total = 0;
        for (int reason = 0; reason < REASONS.size(); reason++) {
            total += points(REASONS.get(reason), team);
        }
        return total;
    }

    private int points(ScoreReason reason, int team) {
        TeamRoundRecord record = records.get(team);
        EditionPointValues reasonPoints = rules.edition().reasonPoints();
        boolean winner = reached == team;
        return switch (reason) {
            case KM -> record.km();
            case SAFETY -> EditionPointValues.SAFETY * record.safeties();
            case ALL_SAFETIES ->
                record.different().isComplete() && mayCollect(winner) ? EditionPointValues.ALL_SAFETIES : 0;
            case COUP_FOURRE -> EditionPointValues.COUP_FOURRE * record.coupsFourres();
            case TARGET -> winner ? reasonPoints.target() : 0;
            case NO_200 -> winner && record.km200() == 0 && !earnsNoLong(record) ? reasonPoints.no200() : 0;
            case NO_200_NO_100 -> winner && earnsNoLong(record) ? EditionPointValues.NO_200_NO_100 : 0;
            case COURONNEMENT -> winner && shoeWasEmpty() ? reasonPoints.couronnement() : 0;
            case CAPOT -> rules.options().has(FlagOption.CAPOT) ? capot(team, winner) : 0;
            case EXTENSION -> winner && round.extensionCaller() == team ? EditionPointValues.EXTENSION : 0;
            case EXTENSION_FAILED -> profitsFromFailedExtension(team) ? EditionPointValues.EXTENSION : 0;
        };
    }

    private boolean mayCollect(boolean winner) {
        return winner || rules.edition().reasonPoints().prizes() == PrizeRule.EVERYBODY;
    }

    private boolean earnsNoLong(TeamRoundRecord record) {
        return rules.options().has(FlagOption.NO_LONG_BONUS) && record.km200() == 0 && record.km100() == 0;
    }

    private boolean shoeWasEmpty() {
        return arrival != null && arrival.shoe() == Phase.ShoeLeft.EMPTY;
    }

    /// The points for opponents at 0 km. The edition decides whether a team that is at 0 km itself gets them.
    private int capot(int team, boolean winner) {
        boolean driven = records.get(team).km() > 0;
        if (!driven && rules.edition().book().capot() == CapotRule.DRIVEN_TEAMS) {
            return 0;
        }
        int capots = driven ? 0 : -1;
        for (TeamRoundRecord otherRecord : records) {
            capots += otherRecord.km() == 0 ? 1 : 0;
        }
        return switch (rules.edition().reasonPoints().prizes()) {
            case EVERYBODY -> EditionPointValues.CAPOT * capots;
            case WINNER_ONLY -> winner && capots == records.size() - 1 ? EditionPointValues.CAPOT : 0;
        };
    }

    private boolean profitsFromFailedExtension(int team) {
        int caller = round.extensionCaller();
        return caller != Seating.NOBODY && caller != reached && caller != team;
    }
}
