package millebornes.desktop.result;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.engine.match.Match;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.rules.ScoreReason;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.TeamScore;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Seating;
import millebornes.records.TeamRanking;
import millebornes.session.Session;

/// The result of a round, and of the match if it is over, without texts.
///
/// @param number the round of the match, from 1
/// @param state whether another round follows
/// @param winners the teams that have won the match when it is over, else the round
/// @param teams every team, by number
/// @param scoring whether the game has points
record ResultModel(int number, MatchState state, List<Integer> winners, List<TeamResult> teams, ScoringMode scoring) {

    /// Whether another round follows.
    public enum MatchState {
        GOES_ON,
        OVER
    }

    /// The result of one team.
    ///
    /// @param cars the liveries of its cars
    /// @param km of its cars together, in this round
    /// @param lines its lines of the score sheet; empty in a junior game
    /// @param points of this round
    /// @param total points of all rounds so far
    public record TeamResult(
            int team, List<Livery> cars, int km, Map<ScoreReason, TeamScore.ScoreLine> lines, int points, int total) {}

    /// A step of the podium.
    ///
    /// @param place from 1
    /// @param teams the teams that share it
    public record PodiumStep(int place, List<TeamResult> teams) {

        public PodiumStep {
            teams = List.copyOf(teams);
        }
    }

    /// Reads a session whose round is over.
    ///
    /// @throws IllegalArgumentException when the round is not over
    public static ResultModel of(Session session) {
        Match match = session.match();
        RoundResult result = Optional.ofNullable(match.result())
                .orElseThrow(() -> new IllegalArgumentException("the round is still played"));
        List<TeamResult> teams = IntStream.range(0, result.scores().size())
                .mapToObj(team -> team(session, result, team))
                .toList();
        return new ResultModel(
                match.number(),
                match.isOver() ? MatchState.OVER : MatchState.GOES_ON,
                match.isOver() ? match.winners() : result.winners(),
                teams,
                match.rules().options().scoring());
    }

    /// True when the game has points.
    public boolean hasPoints() {
        return scoring == ScoringMode.EXPERT;
    }

    /// Whether any car has left its garage.
    public boolean hasMoved() {
        return teams.stream().anyMatch(team -> team.km() > 0);
    }

    public boolean isMatchOver() {
        return state == MatchState.OVER;
    }

    public boolean hasWon(int team) {
        return winners.contains(team);
    }

    /// The score reasons that any team has, in the order of the score sheet.
    public List<ScoreReason> earned() {
        return Stream.of(ScoreReason.values())
                .filter(reason -> teams.stream().anyMatch(team -> team.lines().containsKey(reason)))
                .toList();
    }

    /// The liveries of the winning teams' cars; none if no team has won.
    List<Livery> winningCars() {
        return winners.stream().flatMap(team -> teams.get(team).cars().stream()).toList();
    }

    /// The teams in the order of the podium, the best first: the winners, then by points, then by km.
    public List<TeamResult> ranking() {
        return teams.stream()
                .sorted(Comparator.comparing((TeamResult team) -> !hasWon(team.team()))
                        .thenComparingInt(team -> -score(team))
                        .thenComparingInt(team -> -team.km()))
                .toList();
    }

    /// The steps of the podium, the highest first; equal teams share one.
    public List<PodiumStep> podium() {
        return ranking().stream()
                .collect(Collectors.groupingBy(team -> place(team.team()), TreeMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(step -> new PodiumStep(step.getKey(), step.getValue()))
                .toList();
    }

    /// The place of a team, from 1; equal teams share one.
    public int place(int team) {
        return new TeamRanking(winners, results()).place(team);
    }

    /// The rank of a team by its result, from 1, in a round without a winner; equal teams share one. 0 if there is a winner
    /// or all teams are equal.
    public int rank(int team) {
        List<Integer> results = results();
        if (!winners.isEmpty() || results.stream().distinct().count() == 1) {
            return 0;
        }
        return 1
                + (int) results.stream()
                        .filter(result -> result > results.get(team))
                        .count();
    }

    /// Whether a car of a team has reached the end of the road in this round.
    boolean hasArrived(TeamResult team) {
        return hasPoints() ? team.lines().containsKey(ScoreReason.TARGET) : hasWon(team.team());
    }

    private List<Integer> results() {
        return teams.stream()
                .map(result -> hasPoints() ? score(result) : result.km())
                .toList();
    }

    /// The score by which a team is ranked: the total when the match is over, otherwise the points of the round.
    public int score(TeamResult team) {
        return isMatchOver() ? team.total() : team.points();
    }

    /// The bricks of a team's score, from the lowest up; in a junior game, one for its kilometres.
    public List<ScoreBrick> bricks(TeamResult team) {
        if (!hasPoints()) {
            return List.of(new ScoreBrick(ScoreReason.KM, team.km()));
        }
        return Stream.concat(
                        Stream.of(new ScoreBrick(null, score(team) - team.points())),
                        team.lines().values().stream()
                                .sorted(Comparator.comparing(TeamScore.ScoreLine::reason))
                                .map(line -> new ScoreBrick(line.reason(), line.points())))
                .filter(brick -> brick.points() > 0)
                .toList();
    }

    private static TeamResult team(Session session, RoundResult result, int team) {
        Match match = session.match();
        Seating seating = match.rules().seating();
        List<Integer> cars = seating.carsOf(team);
        TeamScore score = result.scores().get(team);
        return new TeamResult(
                team,
                cars.stream().map(car -> session.game().looks().get(car)).toList(),
                cars.stream().mapToInt(car -> match.round().car(car).km()).sum(),
                score.lines().stream().collect(Collectors.toMap(TeamScore.ScoreLine::reason, line -> line)),
                score.total(),
                match.totals().get(team));
    }
}
