package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Event;
import millebornes.session.MatchTransition;
import millebornes.session.Session;

/// The km of every car after every turn of the current round: the data of its chart.
///
/// @param stages the km of every car, at the start and after every turn
/// @param coups every coup-fourré of the round
record TurnKmHistory(List<List<Integer>> stages, List<CoupStage> coups) {

    /// A coup-fourré of the round.
    ///
    /// @param stage the index in `stages` of the last entry before it
    public record CoupStage(int stage, int car) {}

    public TurnKmHistory {
        stages = List.copyOf(stages);
        coups = List.copyOf(coups);
    }

    /// The history of the current round so far.
    public static TurnKmHistory of(Session session) {
        List<MatchTransition> history = session.history();
        List<List<Integer>> stages = new ArrayList<>();
        List<CoupStage> coups = new ArrayList<>();
        stages.add(
                stage(history.isEmpty() ? session.match() : history.getFirst().before()));
        for (MatchTransition transition : history) {
            for (Event event : transition.events()) {
                if (event instanceof Event.RoundBegan) {
                    stages.clear();
                    coups.clear();
                    stages.add(stage(transition.after()));
                } else if (event instanceof Event.CoupFourreDeclared coup) {
                    coups.add(new CoupStage(stages.size() - 1, coup.car()));
                } else if (event instanceof Event.RoundEnded
                        || (event instanceof Event.TurnBegan
                                && transition.before().number()
                                        == transition.after().number())) {
                    stages.add(stage(transition.after()));
                }
            }
        }
        return new TurnKmHistory(stages, coups);
    }

    /// The km of one car, at the start and after every turn.
    public List<Integer> ofCar(int car) {
        return stages.stream().map(stage -> stage.get(car)).toList();
    }

    private static List<Integer> stage(Match match) {
        return IntStream.range(0, match.round().cars().size())
                .mapToObj(car -> match.round().car(car).km())
                .toList();
    }
}
