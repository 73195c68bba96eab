package millebornes.engine.notation;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hand;
import org.jspecify.annotations.Nullable;

/// Events, one line each, as they follow a move in a scenario or a golden playthrough: `car 1 drives 100: 0 to 100`. A
/// card that the listener may not see is `?`.
public final class EventTextWriter {

    private static final String HIDDEN = "?";

    private EventTextWriter() {}

    /// An event as text, with all its cards.
    public static String of(Event event) {
        return switch (event) {
            case Event.RoundBegan e -> "round " + e.number() + " begins with " + e.first();
            case Event.Dealt e -> e.seat() + " is dealt " + hand(e.hand());
            case Event.TurnBegan e -> "turn of " + e.seat();
            case Event.Drew e -> e.seat() + " draws " + card(e.card());
            case Event.Drove e ->
                "car " + e.car() + " drives " + CardText.of(e.distance()) + ": " + e.fromKm() + " to " + e.toKm();
            case Event.Attacked e -> CardText.of(e.hazard()) + " before car " + e.car();
            case Event.Cured e -> CardText.of(e.remedy()) + " for car " + e.car();
            case Event.SafetyShown e -> CardText.of(e.safety()) + " on car " + e.car();
            case Event.HazardLifted e -> CardText.of(e.hazard()) + " lifted from car " + e.car();
            case Event.CoupFourreDeclared e ->
                e.seat() + " declares " + CardText.of(e.safety()) + " on car " + e.car() + " against "
                        + CardText.of(e.hazard()) + " of " + e.attacker();
            case Event.TurnLost e -> e.seat() + " loses a turn";
            case Event.Discarded e -> e.seat() + " throws away " + CardText.of(e.card());
            case Event.TurnEnded e -> e.seat() + " ends the turn";
            case Event.DeclaredStuck e -> e.seat() + " is stuck";
            case Event.Reshuffled e -> e.cards() + " cards reshuffled, out of the game: " + CardText.of(e.removed());
            case Event.Skipped e -> e.seat() + " is skipped";
            case Event.ExtensionOffered e -> e.seat() + " is asked for the extension";
            case Event.Extended e -> e.seat() + " extends to " + e.target();
            case Event.ExtensionDeclined e -> e.seat() + " stops";
            case Event.Arrived e -> "car " + e.car() + " arrives at " + e.km();
            case Event.RoundEnded e -> "round ends: " + reason(e.reason());
            case Event.MatchEnded e -> "match won by " + winners(e.winners());
        };
    }

    /// The winners: `0`, `0 2`, or `nobody`.
    public static String winners(List<Integer> teams) {
        return teams.isEmpty() ? "nobody" : teams.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /// Why a round has ended: `arrived`, `exhausted`, `all-stuck`, `no-progress`.
    public static String reason(Event.RoundEnd reason) {
        return reason.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String card(@Nullable Card card) {
        return card == null ? HIDDEN : CardText.of(card);
    }

    private static String hand(@Nullable Hand hand) {
        return hand == null ? HIDDEN : CardText.of(hand.cards());
    }
}
