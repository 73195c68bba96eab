package millebornes.engine.notation;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeatSet;

/// A whole round, every card of it, as lines of text: to look at when a test fails, and to see that nothing has
/// changed.
public final class RoundText {

    private RoundText() {}

    public static String of(Round round) {
        List<String> lines = new ArrayList<>();
        for (int car = 0; car < round.cars().size(); car++) {
            lines.add("car " + car + ": " + CarText.of(round.car(car)));
        }
        for (int seat = 0; seat < round.hands().size(); seat++) {
            lines.add("hand " + seat + ": " + CardText.of(round.hand(seat).cards()));
        }
        lines.add("draw: " + CardText.of(round.shoe().drawPile()));
        lines.add("discards: " + CardText.of(round.shoe().discards()));
        lines.add("removed: " + CardText.of(round.shoe().removed().toList()));
        lines.add("table: " + CardText.of(round.onTable().cards()));
        lines.add("reshuffles " + round.shoe().reshuffles() + ", distances since "
                + round.shoe().distances() + ", seed " + round.shoe().seed());
        lines.add("target " + round.target() + ", extension of " + round.extensionCaller() + ", stuck"
                + seats(round.stuck()));
        lines.add(phase(round.phase()));
        if (round.phase() instanceof Phase.Window window) {
            lines.add("before: " + CarText.of(window.before()));
        }
        if (round.phase() instanceof Phase.Over over && over.arrival() != null) {
            lines.add("arrived: car " + over.arrival().car() + ", shoe "
                    + over.arrival().shoe());
        }
        return String.join("\n", lines);
    }

    /// What the round waits for: `turn 0`, `turn 0 after 1`, `window on car 1 for flat-tire of 0, asked 1 3`,
    /// `extension 0`, `over`.
    public static String phase(Phase phase) {
        return switch (phase) {
            case Phase.Turn turn -> "turn " + turn.seat() + (turn.plays() == 0 ? "" : " after " + turn.plays());
            case Phase.Window window ->
                "window on car " + window.car() + " for " + CardText.of(window.hazard()) + " of " + window.attacker()
                        + ", asked" + seats(window.asked());
            case Phase.Extension extension -> "extension " + extension.seat();
            case Phase.Over over -> "over";
        };
    }

    private static String seats(SeatSet seats) {
        StringBuilder words = new StringBuilder();
        seats.toList().forEach(seat -> words.append(' ').append(seat));
        return words.toString();
    }
}
