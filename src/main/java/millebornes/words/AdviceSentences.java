package millebornes.words;

import java.util.HashMap;
import java.util.Map;
import millebornes.engine.card.Card;
import millebornes.engine.card.Distance;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Remedy;
import millebornes.engine.card.Safety;
import millebornes.engine.play.Move;
import millebornes.engine.rules.Scoring;
import millebornes.engine.table.Car;
import millebornes.engine.table.Phase;
import millebornes.engine.view.SeatView;

/// A move in words, and why somebody would make it. The reason is read from the view of the seat that may make the
/// move, not from whoever advises it.
final class AdviceSentences {

    private final Words words;
    private final Names names;

    AdviceSentences(Words words, Names names) {
        this.words = words;
        this.names = names;
    }

    String move(Move move) {
        return switch (move) {
            case Move.Play play -> move("Play", play.card());
            case Move.Attack attack ->
                words.sentence(
                        "move.Attack", Map.of("card", card(attack.hazard()), "victim", names.driver(attack.car())));
            case Move.Discard discard -> move("Discard", discard.card());
            case Move.CoupFourre coup -> words.text("move.CoupFourre");
            case Move.Decline decline -> words.text("move.Decline");
            case Move.EndTurn end -> words.text("move.EndTurn");
            case Move.Stuck stuck -> words.text("move.Stuck");
            case Move.Extend extend -> words.text("move.Extend");
            case Move.Stop stop -> words.text("move.Stop");
        };
    }

    String advice(Move move, SeatView view) {
        Map<String, Object> values = new HashMap<>(Map.of("who", names.seat(view.seat()), "goal", view.target()));
        if (move instanceof Move.Attack attack) {
            values.put("victim", names.driver(attack.car()));
        }
        String why = words.sentence("advice." + reason(move, view), values);
        return words.sentence("advice", Map.of("move", move(move), "why", why));
    }

    private static String reason(Move move, SeatView view) {
        boolean junior = view.rules().options().scoring() == Scoring.JUNIOR;
        return switch (move) {
            case Move.Play play -> play(play.card(), view);
            case Move.Attack attack -> leads(attack.car(), view) ? "attack.leader" : "attack";
            case Move.Discard discard -> isUseless(discard.card(), view) ? "discard.useless" : "discard";
            case Move.CoupFourre coup -> junior ? "coupFourre.junior" : "coupFourre";
            case Move.Decline decline -> couldAnswer(view) ? "decline.keep" : "decline";
            case Move.EndTurn end -> "endTurn";
            case Move.Stuck stuck -> "stuck";
            case Move.Extend extend -> "extend";
            case Move.Stop stop -> "stop";
        };
    }

    private static String play(Card card, SeatView view) {
        Car own = view.car(view.ownCar());
        return switch (card) {
            case Distance distance -> own.km() + distance.km() == view.target() ? "arrive" : "drive";
            case Remedy remedy ->
                switch (remedy) {
                    case GREEN_LIGHT -> own.started() ? "repair" : "start";
                    case END_OF_LIMIT -> "unlimit";
                    case GASOLINE, SPARE_TIRE, REPAIRS -> "repair";
                    case END_OF_WRONG_WAY -> "turnRound";
                };
            case Safety safety ->
                view.rules().options().accelerated() || view.drawPile() == 0 ? "safety.noReplay" : "safety";
            case Hazard hazard -> throw new IllegalArgumentException("a hazard needs a target: " + hazard);
        };
    }

    private static boolean leads(int car, SeatView view) {
        int km = view.car(car).km();
        return km > 0 && view.cars().stream().allMatch(other -> other.km() <= km);
    }

    private static boolean couldAnswer(SeatView view) {
        return view.phase() instanceof Phase.Window window
                && view.hand().holds(window.hazard().safety());
    }

    /// True when everybody can see that the card cannot be played again in this round.
    private static boolean isUseless(Card card, SeatView view) {
        Car own = view.car(view.ownCar());
        return switch (card) {
            case Distance distance -> own.km() + distance.km() > view.target() || isThird200(distance, own);
            case Hazard hazard -> isAnsweredEverywhere(hazard, view);
            case Remedy remedy -> own.wears(remedy.hazard().safety()) && !own.has(remedy.hazard());
            case Safety safety -> false;
        };
    }

    private static boolean isThird200(Distance distance, Car own) {
        return distance == Distance.KM_200 && own.km200() >= Car.MOST_200;
    }

    private static boolean isAnsweredEverywhere(Hazard hazard, SeatView view) {
        for (int car = 0; car < view.cars().size(); car++) {
            boolean opponent = view.rules().seating().teamOfCar(car)
                    != view.rules().seating().teamOf(view.seat());
            if (opponent && !view.car(car).immuneTo(hazard)) {
                return false;
            }
        }
        return true;
    }

    private String move(String kind, Card card) {
        return words.sentence("move." + kind, Map.of("card", card(card)));
    }

    private String card(Card card) {
        return words.text("card." + card.name());
    }
}
