package millebornes.session;

import java.util.Arrays;
import java.util.Comparator;
import millebornes.bot.Advice;
import millebornes.bot.AdviceSearch;
import millebornes.bot.BotLevel;
import millebornes.engine.match.SeatView;

/// Computes hints: the move of the strongest computer player for a person's seat.
public final class MoveAdviser {

    private MoveAdviser() {}

    /// A legal move for the seat, with the reason that the search has measured. It depends on the view alone.
    ///
    /// It may take as long as a computer player's move; do not call it on the JavaFX thread.
    ///
    /// @throws IllegalArgumentException when the seat is not to move
    public static Advice of(SeatView view) {
        BotLevel bestLevel = Arrays.stream(BotLevel.values())
                .max(Comparator.comparingInt(BotLevel::stars))
                .orElseThrow();
        return AdviceSearch.of(view, bestLevel.bot());
    }
}
