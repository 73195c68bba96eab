package millebornes.words;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.GreenLightRestartRule;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.engine.table.SeatSet;
import org.jspecify.annotations.Nullable;

/// Makes two sentences for every refusal: the reason, and what would help. A more specific text is used where the
/// position allows it.
final class RefusalSentences {

    private final Words words;
    private final MatchNames names;

    RefusalSentences(Words words, MatchNames names) {
        this.words = words;
        this.names = names;
    }

    RefusalHelp explain(Refusal refusal, Move move, SeatView view) {
        String key = "refusal." + refusal.name();
        Map<String, Object> values = values(move, view);
        int car = move instanceof Move.Attack attack && isCar(attack.car(), view) ? attack.car() : view.ownCar();
        return new RefusalHelp(
                words.sentence(key + nearer(refusal, move, view), values),
                words.sentence(key + nearerHelp(refusal, move, view), values),
                refusal.rule(),
                RefusalHelpCardFinder.sign(refusal, move, view),
                car,
                RefusalHelpCardFinder.obstacles(move, view.car(car)),
                RefusalHelpCardFinder.against(refusal, move, view));
    }

    private static String nearer(Refusal refusal, Move move, SeatView view) {
        if (refusal == Refusal.TARGET_STOPPED && view.rules().options().has(FlagOption.CUMULATE)) {
            return ".same";
        }
        return refusal == Refusal.NOTHING_TO_CURE && move.card() == Remedy.GREEN_LIGHT ? greenLight(view) : "";
    }

    /// The ending of the text key that says why a green light does not help the player's car.
    private static String greenLight(SeatView view) {
        Car car = view.car(view.ownCar());
        if (car.wears(Safety.RIGHT_OF_WAY)) {
            return ".priority";
        }
        return car.stopped() ? ".first" : ".rolling";
    }

    private static String nearerHelp(Refusal refusal, Move move, SeatView view) {
        String near = nearer(refusal, move, view);
        if (near.equals(".first")) {
            return near + ".help";
        }
        if (refusal == Refusal.STOPPED && needsGreenLightToo(view)) {
            return ".help.greenLight";
        }
        if (refusal != Refusal.WRONG_PHASE) {
            return ".help";
        }
        return switch (view.phase()) {
            case Phase.CoupFourreWindow _ -> ".help.window";
            case Phase.Extension _ -> ".help.extension";
            case Phase.Turn _ -> ".help";
            case Phase.Over _ -> ".help.over";
        };
    }

    /// Whether the player's stopped car needs a green light after its repair, other than one against a red
    /// light.
    private static boolean needsGreenLightToo(SeatView view) {
        Car car = view.car(view.ownCar());
        return view.rules().greenLight() == GreenLightRestartRule.NEEDED
                && !car.wears(Safety.RIGHT_OF_WAY)
                && !car.has(Hazard.RED_LIGHT);
    }

    private Map<String, Object> values(Move move, SeatView view) {
        Car ownCar = view.car(view.ownCar());
        List<Hazard> stopping = ownCar.hazards().stopping().toList();
        Map<String, Object> values = new HashMap<>();
        values.put("who", names.seat(view.seat()));
        values.put(
                "turn",
                seats(
                        view.phase() instanceof Phase.Over
                                ? SeatSet.NONE
                                : SeatSet.of(view.phase().turn())));
        values.put("asked", seats(view.phase().asked()));
        values.put("km", ownCar.km());
        values.put("left", view.target() - ownCar.km());
        values.put("goal", view.target());
        values.put("hazards", words.list(texts("hazard.", stopping, "")));
        values.put(
                "remedies",
                words.list(
                        texts("remedy.", stopping.stream().map(Hazard::remedy).toList(), ".a")));
        values.put("n", stopping.size());
        @Nullable Card card = move.card();
        values.put("card", words.text(card == null ? "card.some" : "card." + card.name()));
        @Nullable Hazard hazard = hazard(move, card, view);
        if (hazard != null) {
            values.put("hazard", words.text("hazard." + hazard.name()));
            values.put("aHazard", words.text("hazard." + hazard.name() + ".a"));
            values.put("safety", words.text("card." + hazard.safety().name()));
            values.put("theSafety", words.text("card." + hazard.safety().name() + ".the"));
        }
        if (move instanceof Move.Attack attack && isCar(attack.car(), view)) {
            values.put("victim", names.driver(attack.car()));
        }
        return values;
    }

    /// The hazard that a move is about: the one that it plays, removes or answers; null if there is none.
    private static @Nullable Hazard hazard(Move move, @Nullable Card card, SeatView view) {
        if (move instanceof Move.CoupFourre && view.phase() instanceof Phase.CoupFourreWindow window) {
            return window.hazard();
        }
        return switch (card) {
            case Hazard hazard -> hazard;
            case Remedy remedy -> Hazard.curedBy(remedy);
            case Distance _, Safety _ -> null;
            case null -> null;
        };
    }

    private static boolean isCar(int car, SeatView view) {
        return car >= 0 && car < view.cars().size();
    }

    private List<String> texts(String prefix, List<? extends Card> cards, String suffix) {
        return cards.stream()
                .map(card -> words.text(prefix + card.name() + suffix))
                .toList();
    }

    private String seats(SeatSet seats) {
        return words.alternatives(seats.toList().stream().map(names::seat).toList());
    }
}
