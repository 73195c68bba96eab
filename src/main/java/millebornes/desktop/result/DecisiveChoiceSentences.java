package millebornes.desktop.result;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import millebornes.bot.ChoiceVerdict;
import millebornes.bot.MoveReason;
import millebornes.desktop.result.DecisiveChoice.Kind;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import millebornes.words.Words;

/// The texts of a decisive choice: its player and time, and one sentence on its benefit or on that of the better move.
record DecisiveChoiceSentences(ResultContext context, DecisiveChoice moment) {

    private static final int SQUARE = Distance.KM_25.km();

    /// The player and the time of the choice.
    String where() {
        return words().text("decided.where", who(), moment.round(), moment.turn());
    }

    String who() {
        return context.names().seat(moment.seat());
    }

    /// The rating in words: *brilliant*, *well played* or *worth a try*.
    String kind() {
        return words().text("decided." + moment.kind());
    }

    /// The sentence with the reason of the rating.
    String why() {
        String tone = context.model().hasPoints()
                ? moment.kind() == Kind.TO_TRY ? "decided.try." : "decided.well."
                : "decided.child.";
        return words().sentence(tone + reason(), values());
    }

    /// The number of points that the choice was worth, with a plus sign, as text.
    String worth() {
        return words().text("luck.plus", words().number(moment.points()));
    }

    /// The whole text for screen readers.
    String spoken() {
        return context.model().hasPoints()
                ? words().text("decided.spoken", where(), kind(), why(), worth())
                : words().text("decided.spoken.child", who(), why());
    }

    /// The card that a move plays, shows or discards; empty for a move without one.
    Optional<Card> card(Move move) {
        return Optional.ofNullable(move.card(moment.before().round().phase()));
    }

    /// The name of a kind of move that has no card.
    String named(Move move) {
        return words().text("decided.move." + move.getClass().getSimpleName());
    }

    /// The livery of the seat's car.
    Livery livery() {
        int car = context.match().rules().seating().carOf(moment.seat());
        return context.session().game().looks().get(car);
    }

    private String reason() {
        ChoiceVerdict verdict = moment.verdict();
        Move betterMove = verdict.better();
        Move worseMove = betterMove.equals(verdict.chosen()) ? verdict.other() : verdict.chosen();
        boolean discards = betterMove instanceof Move.Discard && worseMove instanceof Move.Discard;
        boolean child = !context.model().hasPoints();
        if (child) {
            return verdict.reason().name();
        }
        if (worseMove instanceof Move.Play(Safety _) && !(betterMove instanceof Move.Play(Safety _))) {
            return "KEEP";
        }
        if (betterMove instanceof Move.Discard && worseMove instanceof Move.Play(Distance _)) {
            return "WAIT";
        }
        int own = context.match().rules().seating().carOf(moment.seat());
        if (verdict.reason() == MoveReason.DRIVE
                && moment.before().round().car(own).has(Hazard.SPEED_LIMIT)) {
            return "DRIVE_LIMITED";
        }
        boolean spares = worseMove instanceof Move.Play(Distance farDistance)
                && farDistance == Distance.KM_200
                && betterMove instanceof Move.Play(Distance nearDistance)
                && nearDistance != farDistance;
        return spares ? "SPARE" : discards ? "KEPT" : verdict.reason().name();
    }

    private Map<String, Object> values() {
        ChoiceVerdict verdict = moment.verdict();
        Move betterMove = verdict.better();
        Round round = moment.before().round();
        Map<String, Object> values = new HashMap<>();
        values.put("who", who());
        values.put("goal", round.target());
        card(betterMove).ifPresent(card -> values.put("card", name(card)));
        if (betterMove instanceof Move.Attack attack) {
            values.put("hazard", words().text("hazard." + attack.hazard().name() + ".a"));
            values.put("victim", context.names().driver(attack.car()));
            values.put("rest", round.target() - round.car(attack.car()).km());
        }
        if (betterMove instanceof Move.Play(Distance distance)) {
            values.put("squares", distance.km() / SQUARE);
        }
        return values;
    }

    String name(Card card) {
        return words().text("card." + card.name());
    }

    private Words words() {
        return context.words();
    }
}
