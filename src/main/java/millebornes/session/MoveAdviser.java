package millebornes.session;

import java.util.Arrays;
import java.util.Comparator;
import millebornes.bot.BotLevel;
import millebornes.bot.ReasonedMove;
import millebornes.bot.ThinkingTimeAndSeed;
import millebornes.engine.match.SeatView;

/// What a good player would do in a person's place.
public final class MoveAdviser {

    private MoveAdviser() {}

    /// A move that the seat may make now, and why. It depends on the view alone: seats that know the same are told the
    /// same.
    ///
    /// It may take as long as a computer player may think; ask beside the toolkit's thread.
    ///
    /// @throws IllegalArgumentException when the seat is not asked
    public static ReasonedMove of(SeatView view) {
        BotLevel best = Arrays.stream(BotLevel.values())
                .max(Comparator.comparingInt(BotLevel::stars))
                .orElseThrow();
        return best.bot().choose(view, new ThinkingTimeAndSeed(ThinkingTimeAndSeed.USUAL_MILLIS, 0));
    }
}
