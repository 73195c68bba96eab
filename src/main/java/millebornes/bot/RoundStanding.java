package millebornes.bot;

import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.rules.EditionPointValues;
import millebornes.engine.rules.EditionPointValues.PrizeRule;
import millebornes.engine.rules.EditionRules.CapotRule;
import millebornes.engine.rules.EditionRules.RoundWinnerRule;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Car;
import millebornes.engine.table.SafetySet;

/// Each team's points if the round ended now without an arrival.
final class RoundStanding {

    /// The factor of the longest car in the comparison of junior teams; larger than any sum of km, which decides ties.
    private static final int LONGEST_FIRST = 100_000;

    private final SeatKnowledge knowledge;

    RoundStanding(SeatKnowledge knowledge) {
        this.knowledge = knowledge;
    }

    /// Whether this team alone would win the round. In a single round that is won by arrival, no team would.
    boolean wins(int team) {
        if (isWonOnTheTarget()) {
            return false;
        }
        int own = worth(team);
        for (int other = 0; other < knowledge.rules().seating().teams(); other++) {
            if (other != team && worth(other) >= own) {
                return false;
            }
        }
        return true;
    }

    private boolean isWonOnTheTarget() {
        RuleEngine rules = knowledge.rules();
        return rules.edition().book().winner() == RoundWinnerRule.TARGET_REACHED
                && rules.options().length().isOneRound();
    }

    private int worth(int team) {
        return knowledge.rules().options().isJunior() ? junior(team) : points(team);
    }

    private int junior(int team) {
        int longest = 0;
        for (int car : knowledge.rules().seating().carsOf(team)) {
            longest = Math.max(longest, knowledge.car(car).km());
        }
        return longest * LONGEST_FIRST + km(team);
    }

    /// The points of a team, without those for reaching the target.
    int points(int team) {
        int points = km(team);
        SafetySet wornSafeties = SafetySet.NONE;
        for (int place : knowledge.rules().seating().carsOf(team)) {
            Car car = knowledge.car(place);
            points += EditionPointValues.SAFETY * car.safeties().size()
                    + EditionPointValues.COUP_FOURRE * car.coupsFourres().size();
            wornSafeties = new SafetySet(wornSafeties.bits() | car.safeties().bits());
        }
        boolean everybody = knowledge.rules().edition().reasonPoints().prizes() == PrizeRule.EVERYBODY;
        points += everybody && wornSafeties.isComplete() ? EditionPointValues.ALL_SAFETIES : 0;
        boolean driven = km(team) > 0;
        boolean capot = everybody
                && knowledge.rules().options().has(FlagOption.CAPOT)
                && (driven || knowledge.rules().edition().book().capot() == CapotRule.ALL_TEAMS);
        return capot ? points + EditionPointValues.CAPOT * (teamsAtHome() - (driven ? 0 : 1)) : points;
    }

    private int teamsAtHome() {
        int home = 0;
        for (int team = 0; team < knowledge.rules().seating().teams(); team++) {
            home += km(team) == 0 ? 1 : 0;
        }
        return home;
    }

    private int km(int team) {
        int km = 0;
        for (int car : knowledge.rules().seating().carsOf(team)) {
            km += knowledge.car(car).km();
        }
        return km;
    }
}
