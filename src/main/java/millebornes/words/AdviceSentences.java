package millebornes.words;

import java.util.HashMap;
import java.util.Map;
import millebornes.bot.MoveReason;
import millebornes.bot.ReasonedMove;
import millebornes.engine.card.Card;
import millebornes.engine.play.Move;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Options;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.view.SeatView;

/// A move in words, and why whoever advises it would make it.
final class AdviceSentences {

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

    String advice(ReasonedMove advised, SeatView view) {
        Map<String, Object> values = new HashMap<>(Map.of("who", names.seat(view.seat()), "goal", view.target()));
        if (advised.move() instanceof Move.Attack attack) {
            values.put("victim", names.driver(attack.car()));
        }
        String why = words.sentence("advice." + advised.reason() + outcome(advised.reason(), view), values);
        return words.sentence("advice", Map.of("move", move(advised.move()), "why", why));
    }

    /// What the same reason brings by the rules of this game.
    private static String outcome(MoveReason reason, SeatView view) {
        Options options = view.rules().options();
        boolean noReplay =
                reason == MoveReason.SAFETY_GUARDS && (options.has(FlagOption.ACCELERATED) || view.drawPile() == 0);
        boolean noPoints = reason == MoveReason.COUP_FOURRE && options.scoring() == ScoringMode.JUNIOR;
        return noReplay ? ".noReplay" : noPoints ? ".junior" : "";
    }

    private String move(String kind, Card card) {
        return words.sentence("move." + kind, Map.of("card", card(card)));
    }

    private String card(Card card) {
        return words.text("card." + card.name());
    }
}
