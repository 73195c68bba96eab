package millebornes.desktop.table;

import java.util.List;
import millebornes.bot.ReasonedMove;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.sound.SpeechSetting;
import millebornes.desktop.sound.VolumeSetting;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.session.RedoAvailability;
import millebornes.session.UndoAvailability;
import org.jspecify.annotations.Nullable;

/// The current help for the person at the screen.
///
/// @param acts the buttons that help
/// @param level how much is hinted
/// @param advice the move that is advised and why, or null while there is none
/// @param volume how loud the table is
/// @param speech whether what happens is said aloud
/// @param undo whether the last act can be taken back
/// @param redo whether what was taken back last can be played again
public record HelpState(
        List<TableCommand> acts,
        HintLevel level,
        @Nullable ReasonedMove advice,
        VolumeSetting volume,
        SpeechSetting speech,
        UndoAvailability undo,
        RedoAvailability redo) {

    public HelpState {
        acts = List.copyOf(acts);
    }
}
