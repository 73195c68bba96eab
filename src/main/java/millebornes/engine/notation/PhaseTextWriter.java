package millebornes.engine.notation;

import java.util.List;
import java.util.stream.Collectors;
import millebornes.engine.table.Phase;

/// Writes the phase of a round.
public final class PhaseTextWriter {

    private PhaseTextWriter() {}

    /// The phase as text: `turn 0`, `turn 0 after 1`, `window on car 1 for flat-tire of 0, asked 1 3`, `extension 0`,
    /// or `over`.
    public static String of(Phase phase) {
        return switch (phase) {
            case Phase.Turn turn -> "turn " + turn.seat() + (turn.plays() == 0 ? "" : " after " + turn.plays());
            case Phase.CoupFourreWindow window ->
                "window on car " + window.car() + " for " + CardText.of(window.hazard()) + " of " + window.attacker()
                        + ", asked " + numbers(window.asked().toList());
            case Phase.Extension extension -> "extension " + extension.seat();
            case Phase.Over _ -> "over";
        };
    }

    static String numbers(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
