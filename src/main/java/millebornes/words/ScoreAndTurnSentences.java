package millebornes.words;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.EditionPointValues;
import millebornes.engine.table.Car;
import millebornes.engine.table.Phase;
import millebornes.engine.table.SeatSet;
import millebornes.engine.table.Seating;

/// Makes the sentences that answer status queries about points and turns, from public information only.
final class ScoreAndTurnSentences {

    private final Words words;
    private final MatchNames names;

    ScoreAndTurnSentences(Words words, MatchNames names) {
        this.words = words;
        this.names = names;
    }

    /// Every team's points, one line each: those of this round and, in a match of several rounds, those of all.
    List<String> scores(SeatView view) {
        return IntStream.range(0, view.rules().seating().teams())
                .mapToObj(team -> score(view, team))
                .toList();
    }

    /// The seats to move and the number of cards left to draw.
    String turn(SeatView view) {
        String key = switch (view.phase()) {
            case Phase.Turn _ -> "status.turn";
            case Phase.CoupFourreWindow _ -> "status.window";
            case Phase.Extension _ -> "status.extension";
            case Phase.Over _ -> "status.over";
        };
        return words.sentence(key, Map.of("who", waitedFor(view), "n", view.drawPile()));
    }

    /// The names of those who are waited for: after an attack all drivers of the attacked car, even if they have
    /// answered.
    private String waitedFor(SeatView view) {
        Seating seating = view.rules().seating();
        SeatSet seats = view.phase() instanceof Phase.CoupFourreWindow window
                ? seating.driversOf(window.car())
                : view.phase().asked();
        return words.alternatives(seats.toList().stream().map(names::seat).toList());
    }

    private String score(SeatView view, int team) {
        Seating seating = view.rules().seating();
        List<Car> cars = seating.carsOf(team).stream().map(view::car).toList();
        int km = cars.stream().mapToInt(Car::km).sum();
        int total = view.totals().get(team);
        boolean over = view.phase() instanceof Phase.Over;
        int round = cars.stream().mapToInt(EditionPointValues::soFar).sum();
        String key = view.rules().options().isJunior()
                ? ".junior"
                : over || view.rules().options().length().isOneRound() ? "" : ".match";
        return words.sentence(
                "status.score" + key,
                Map.of(
                        "team",
                        names.team(team),
                        "km",
                        km,
                        "points",
                        over ? total : round,
                        "total",
                        over ? total : total + round));
    }
}
