package millebornes.words;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import millebornes.bot.Advice;
import millebornes.bot.Advice.MoveEffect;
import millebornes.bot.MoveReason;
import millebornes.bot.ReasonedMove;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.EffectiveOptions;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.GreenLightRestartRule;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// Makes the text of a hint: a move and its reason.
final class AdviceSentences {

    /// The greatest distance that one card drives, in km: a car with no more left is near the target.
    private static final int NEAR = Distance.KM_200.km();

    private final Words words;
    private final MatchNames names;

    AdviceSentences(Words words, MatchNames names) {
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
            case Move.CoupFourre _ -> words.text("move.CoupFourre");
            case Move.Decline _ -> words.text("move.Decline");
            case Move.EndTurn _ -> words.text("move.EndTurn");
            case Move.Stuck _ -> words.text("move.Stuck");
            case Move.Extend _ -> words.text("move.Extend");
            case Move.Stop _ -> words.text("move.Stop");
        };
    }

    AdviceText advice(Advice advice, SeatView view) {
        String why = why(advice, view);
        Optional<String> price = price(advice, view);
        Map<String, String> said = Map.of("move", move(advice.move()), "why", why, "price", price.orElse(""));
        return new AdviceText(
                why,
                then(advice.move(), view),
                price.orElseGet(() -> words.text("advice.price.none")),
                advice.others().stream().map(move -> then(move, view)).toList(),
                brief(advice, why),
                words.sentence(price.isPresent() ? "advice" : "advice.free", said));
    }

    private String why(Advice advice, SeatView view) {
        if (advice.effect() != MoveEffect.AS_SAID) {
            boolean first =
                    advice.effect() == MoveEffect.SPARED && view.cars().stream().noneMatch(Car::started);
            @Nullable Card kept = compared(advice);
            return first
                    ? words.text("advice.effect." + advice.effect() + ".first")
                    : kept == null
                            ? words.text("advice.effect." + advice.effect())
                            : words.sentence("advice.effect." + advice.effect() + ".kept", Map.of("kept", card(kept)));
        }
        return words.sentence(
                "advice." + advice.chosen().reason() + outcome(advice.chosen(), view), values(advice.move(), view));
    }

    private String brief(Advice advice, String why) {
        @Nullable Card kept = compared(advice);
        @Nullable Card card = advice.move().card();
        return advice.effect() == MoveEffect.AS_SAID || kept == null || card == null
                ? why
                : words.sentence("advice.brief." + advice.effect(), Map.of("card", card(card), "kept", card(kept)));
    }

    /// The card of the move with which a search has compared the advised one; it stays in the hand. Null without a card.
    private static @Nullable Card compared(Advice advice) {
        return advice.others().isEmpty() ? null : advice.others().getFirst().card();
    }

    private Map<String, Object> values(Move move, SeatView view) {
        Map<String, Object> values = new HashMap<>(Map.of("longest", card(longestPlayable(view))));
        if (move.card() != null) {
            values.put("card", card(move.card()));
        }
        if (move instanceof Move.Attack attack) {
            values.put("victim", names.driver(attack.car()));
            values.put("rest", rest(attack, view));
            values.put("apart", Math.abs(ahead(attack, view)));
        }
        if (move instanceof Move.Play(Distance distance)) {
            values.put("to", view.car(view.ownCar()).driven(distance).km());
        }
        return values;
    }

    /// A sentence that says what happens when a move is made.
    private String then(Move move, SeatView view) {
        return switch (move) {
            case Move.Play(Distance distance) -> {
                Car car = view.car(view.ownCar());
                int to = car.driven(distance).km();
                yield then(to < car.km() ? "back" : to == view.target() ? "arrive" : "drive", move, view);
            }
            case Move.Play(Remedy remedy) -> then(cured(remedy, view), move, view);
            case Move.Play _ -> then("safety", move, view);
            case Move.Attack attack -> then(attack.hazard().lane().name(), move, view);
            case Move.Discard _ -> then("discard", move, view);
            case Move.CoupFourre _, Move.Decline _, Move.EndTurn _, Move.Stuck _, Move.Extend _, Move.Stop _ ->
                move(move);
        };
    }

    private String then(String key, Move move, SeatView view) {
        return words.sentence("advice.then." + key, values(move, view));
    }

    /// The part of a text's key that tells the state of the player's car after a remedy.
    private static String cured(Remedy remedy, SeatView view) {
        Hazard hazard = Hazard.curedBy(remedy);
        Car car = view.car(view.ownCar());
        return switch (hazard.lane()) {
            case SPEED -> "limit";
            case DIRECTION -> "turned";
            case STOP -> {
                boolean others = car.hazards().stopping().without(hazard).stops();
                boolean waits = remedy != Remedy.GREEN_LIGHT
                        && view.rules().greenLight() == GreenLightRestartRule.NEEDED
                        && !car.wears(Safety.RIGHT_OF_WAY);
                yield others ? "stopped" : waits ? "waits" : "rolls";
            }
        };
    }

    /// A few words on what a move gives up: a card that has to wait, a coup-fourré, this turn's distance; empty if
    /// nothing.
    private Optional<String> price(Advice advice, SeatView view) {
        Car car = view.car(view.ownCar());
        Move move = advice.move();
        if (move instanceof Move.Play(Safety _)) {
            return Optional.of(words.text("advice.price.coup"));
        }
        if (move instanceof Move.Play(Distance _)) {
            int longest = longest(view.hand().cards().stream());
            if (car.has(Hazard.SPEED_LIMIT) && longest > Distance.LIMIT) {
                return Optional.of(price("limit", card(Distance.valueOf("KM_" + longest))));
            }
        }
        boolean several = move instanceof Move.Play(Distance _) || move instanceof Move.Discard;
        @Nullable
        Move otherMove = several ? advice.others().stream().findFirst().orElse(null) : null;
        if (move instanceof Move.Play(Distance distance)
                && otherMove instanceof Move.Play(Distance farther)
                && farther.km() > distance.km()) {
            return Optional.of(words.sentence("advice.price.less", Map.of("km", farther.km() - distance.km())));
        }
        if (otherMove != null && otherMove.card() != null && !(otherMove instanceof Move.Discard)) {
            return Optional.of(price("other", card(otherMove.card())));
        }
        if (move.card() == null || move instanceof Move.Play(Distance _)) {
            return Optional.empty();
        }
        return Optional.of(
                car.started()
                        ? words.sentence("advice.price.stay", Map.of("km", car.km()))
                        : words.text("advice.price.start"));
    }

    private String price(String key, String other) {
        return words.sentence("advice.price." + key, Map.of("other", other));
    }

    /// The ending of a reason's text key for this position and game; empty for the usual text.
    private static String outcome(ReasonedMove reasonedMove, SeatView view) {
        MoveReason reason = reasonedMove.reason();
        if (reason == MoveReason.DRIVE && reasonedMove.move().card() instanceof Distance distance) {
            return drive(distance, view);
        }
        if (reason == MoveReason.ROLL_AGAIN && !view.car(view.ownCar()).stopped()) {
            return ".waiting";
        }
        if (reason == MoveReason.START && view.car(view.ownCar()).stopped()) {
            return ".stopped";
        }
        boolean holdsUp = reason == MoveReason.HOLD_UP || reason == MoveReason.HOLD_UP_LEADER;
        if (holdsUp && reasonedMove.move() instanceof Move.Attack attack && rest(attack, view) <= NEAR) {
            return ".near";
        }
        if (reason == MoveReason.HOLD_UP && reasonedMove.move() instanceof Move.Attack attack) {
            int ahead = ahead(attack, view);
            return ahead > 0 ? ".ahead" : ahead < 0 ? ".behind" : "";
        }
        EffectiveOptions options = view.rules().options();
        boolean noReplay = reason == MoveReason.SAFETY_GUARDS && !view.playsAgainAfterSafety();
        boolean noPoints = reason == MoveReason.COUP_FOURRE && options.isJunior();
        return noReplay ? ".noReplay" : noPoints ? ".junior" : "";
    }

    /// The km that an attacked car has left to the target.
    private static int rest(Move.Attack attack, SeatView view) {
        return view.target() - view.car(attack.car()).km();
    }

    /// The km by which an attacked car is ahead of the player's car, below 0 if it is behind.
    private static int ahead(Move.Attack attack, SeatView view) {
        return view.car(attack.car()).km() - view.car(view.ownCar()).km();
    }

    /// The ending of the text key for a distance: whether it is the longest one in the hand, or of the playable ones.
    private static String drive(Distance distance, SeatView view) {
        if (distance.km() == longest(view.hand().cards().stream())) {
            return ".longest";
        }
        return distance == longestPlayable(view) ? ".possible" : "";
    }

    private static Distance longestPlayable(SeatView view) {
        int km = longest(
                view.legal().stream().filter(Move.Play.class::isInstance).map(move -> ((Move.Play) move).card()));
        return km == 0 ? Distance.KM_25 : Distance.valueOf("KM_" + km);
    }

    private static int longest(Stream<Card> cards) {
        return cards.filter(Distance.class::isInstance)
                .mapToInt(card -> ((Distance) card).km())
                .max()
                .orElse(0);
    }

    private String move(String kind, Card card) {
        return words.sentence("move." + kind, Map.of("card", card(card)));
    }

    private String card(Card card) {
        return words.text("card." + card.name());
    }
}
