package millebornes.session;

import java.util.Arrays;
import java.util.Comparator;
import millebornes.bot.Budget;
import millebornes.bot.Level;
import millebornes.engine.play.Move;
import millebornes.engine.view.SeatView;

/// What a good player would do in a person's place.
public final class Advice {

    /// How long it may take, in ms.
    private static final long THINKING = 200;

    private Advice() {}

    /// A move that the seat may make now. It depends on the view alone: seats that know the same are told the same.
    ///
    /// It may take as long as a computer player may think; ask beside the toolkit's thread.
    ///
    /// @throws IllegalArgumentException when the seat is not asked
    public static Move of(SeatView view) {
        Level best =
                Arrays.stream(Level.values()).max(Comparator.naturalOrder()).orElseThrow();
        return best.bot().choose(view, new Budget(THINKING, 0));
    }
}
