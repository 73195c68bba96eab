package millebornes.desktop.screens.table;

import java.util.List;
import millebornes.bot.ReasonedMove;
import millebornes.desktop.screens.common.HintStep;
import millebornes.desktop.sound.Loudness;
import millebornes.session.UndoState;
import org.jspecify.annotations.Nullable;

/// What helps the people in a test.
final class Helped {

    /// Nothing at all.
    static final Aids NOT = with(HintStep.OFF, null);

    private Helped() {}

    static Aids with(HintStep step, @Nullable ReasonedMove advice) {
        return new Aids(List.of(), step, advice, Loudness.USUAL, UndoState.NOTHING);
    }
}
