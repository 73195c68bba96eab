package millebornes.desktop.screens.table;

import java.util.List;
import millebornes.desktop.screens.common.HintStep;
import millebornes.desktop.sound.Loudness;
import millebornes.desktop.tabletop.controls.Act;
import millebornes.engine.play.Move;
import org.jspecify.annotations.Nullable;

/// What helps the person before the screen now.
///
/// @param acts the buttons that help
/// @param step how much is hinted
/// @param advice the move that is advised, or null while there is none
/// @param loudness how loud the table is
public record Aids(List<Act> acts, HintStep step, @Nullable Move advice, Loudness loudness) {

    public Aids {
        acts = List.copyOf(acts);
    }
}
