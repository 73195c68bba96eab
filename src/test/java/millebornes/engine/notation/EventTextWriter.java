package millebornes.engine.notation;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hand;
import org.jspecify.annotations.Nullable;

/// Writes events, one line each, as scenarios and golden playthroughs list them after a move:
/// `car 1 drives 100: 0 to 100`. A card that the listener may not see is `?`.
public final class EventTextWriter {

    private static final String HIDDEN = "?";

    private EventTextWriter() {}

    /// An event as text, with all its cards.
    public static String of(Event event) {
        return switch (event) {
            case Event.RoundBegan roundBegan -> "round " + roundBegan.number() + " begins with " + roundBegan.first();
            case Event.Dealt dealt -> dealt.seat() + " is dealt " + hand(dealt.hand());
            case Event.TurnBegan turnBegan -> "turn of " + turnBegan.seat();
            case Event.Drew drew -> drew.seat() + " draws " + card(drew.card());
            case Event.Drove drove ->
                "car " + drove.car() + " drives " + CardText.of(drove.distance()) + ": " + drove.fromKm() + " to "
                        + drove.toKm();
            case Event.Attacked attacked -> CardText.of(attacked.hazard()) + " before car " + attacked.car();
            case Event.Cured cured -> CardText.of(cured.remedy()) + " for car " + cured.car();
            case Event.SafetyShown safetyShown -> CardText.of(safetyShown.safety()) + " on car " + safetyShown.car();
            case Event.HazardLifted hazardLifted ->
                CardText.of(hazardLifted.hazard()) + " lifted from car " + hazardLifted.car();
            case Event.CoupFourreDeclared coupFourreDeclared ->
                coupFourreDeclared.seat() + " declares " + CardText.of(coupFourreDeclared.safety()) + " on car "
                        + coupFourreDeclared.car() + " against " + CardText.of(coupFourreDeclared.hazard()) + " of "
                        + coupFourreDeclared.attacker();
            case Event.TurnLost turnLost -> turnLost.seat() + " loses a turn";
            case Event.Discarded discarded -> discarded.seat() + " throws away " + CardText.of(discarded.card());
            case Event.TurnEnded turnEnded -> turnEnded.seat() + " ends the turn";
            case Event.DeclaredStuck declaredStuck -> declaredStuck.seat() + " is stuck";
            case Event.Reshuffled reshuffled ->
                reshuffled.cards() + " cards reshuffled, out of the game: " + CardText.of(reshuffled.removed());
            case Event.Skipped skipped -> skipped.seat() + " is skipped";
            case Event.ExtensionOffered extensionOffered -> extensionOffered.seat() + " is asked for the extension";
            case Event.Extended extended -> extended.seat() + " extends to " + extended.target();
            case Event.ExtensionDeclined extensionDeclined -> extensionDeclined.seat() + " stops";
            case Event.Arrived arrived -> "car " + arrived.car() + " arrives at " + arrived.km();
            case Event.RoundEnded roundEnded -> "round ends: " + reason(roundEnded.reason());
            case Event.MatchEnded matchEnded -> "match won by " + winners(matchEnded.winners());
        };
    }

    /// The teams that have won, as text: `0`, `0 2`, or `nobody`.
    public static String winners(List<Integer> teams) {
        return teams.isEmpty() ? "nobody" : teams.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /// The reason why a round ended, as text: `arrived`, `exhausted`, `all-stuck`, `no-progress`.
    public static String reason(Event.RoundEnd roundEnd) {
        return roundEnd.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String card(@Nullable Card card) {
        return card == null ? HIDDEN : CardText.of(card);
    }

    private static String hand(@Nullable Hand hand) {
        return hand == null ? HIDDEN : CardText.of(hand.cards());
    }
}
