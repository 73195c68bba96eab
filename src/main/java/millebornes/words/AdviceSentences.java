package millebornes.words;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import millebornes.bot.MoveReason;
import millebornes.bot.ReasonedMove;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.EffectiveOptions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;

/// A hint in words: a move and its reason.
final class AdviceSentences {

    /// The most km left at which one card may reach the target.
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

    String advice(ReasonedMove reasonedMove, SeatView view) {
        Map<String, Object> values =
                new HashMap<>(Map.of("goal", view.target(), "left", left(reasonedMove.move(), view)));
        if (reasonedMove.move() instanceof Move.Attack attack) {
            values.put("victim", names.driver(attack.car()));
            values.put("rest", rest(attack, view));
        }
        String why = words.sentence("advice." + reasonedMove.reason() + outcome(reasonedMove, view), values);
        return words.sentence("advice", Map.of("move", move(reasonedMove.move()), "why", why));
    }

    /// The points of a reason by the rules of this game.
    private static String outcome(ReasonedMove reasonedMove, SeatView view) {
        MoveReason reason = reasonedMove.reason();
        if (reason == MoveReason.DRIVE && reasonedMove.move().card() instanceof Distance distance) {
            return drive(distance, view);
        }
        boolean holdsUp = reason == MoveReason.HOLD_UP || reason == MoveReason.HOLD_UP_LEADER;
        if (holdsUp && reasonedMove.move() instanceof Move.Attack attack && rest(attack, view) <= NEAR) {
            return ".near";
        }
        EffectiveOptions options = view.rules().options();
        boolean noReplay = reason == MoveReason.SAFETY_GUARDS && !view.playsAgainAfterSafety();
        boolean noPoints = reason == MoveReason.COUP_FOURRE && options.scoring() == ScoringMode.JUNIOR;
        return noReplay ? ".noReplay" : noPoints ? ".junior" : "";
    }

    /// The km that an attacked car still has before it.
    private static int rest(Move.Attack attack, SeatView view) {
        return view.target() - view.car(attack.car()).km();
    }

    /// Compares a distance with the other ones in the hand, and with the playable ones among them.
    private static String drive(Distance distance, SeatView view) {
        if (distance.km() == longest(view.hand().cards().stream())) {
            return ".longest";
        }
        Stream<Card> playable =
                view.legal().stream().filter(Move.Play.class::isInstance).map(move -> ((Move.Play) move).card());
        return distance.km() == longest(playable) ? ".possible" : "";
    }

    private static int longest(Stream<Card> cards) {
        return cards.filter(Distance.class::isInstance)
                .mapToInt(card -> ((Distance) card).km())
                .max()
                .orElse(0);
    }

    /// The km that are left to the target after a move.
    private static int left(Move move, SeatView view) {
        Car ownCar = view.car(view.ownCar());
        return view.target()
                - (move instanceof Move.Play(Distance distance)
                        ? ownCar.driven(distance).km()
                        : ownCar.km());
    }

    private String move(String kind, Card card) {
        return words.sentence("move." + kind, Map.of("card", card(card)));
    }

    private String card(Card card) {
        return words.text("card." + card.name());
    }
}
