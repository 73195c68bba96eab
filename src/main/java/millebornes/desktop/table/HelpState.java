package millebornes.desktop.table;

import java.util.List;
import millebornes.bot.Advice;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.sound.SpeechSetting;
import millebornes.desktop.sound.VolumeSetting;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.session.Session.Availability;
import org.jspecify.annotations.Nullable;

/// The current help for the person at the screen.
///
/// @param acts the help buttons
/// @param level the level of hints
/// @param advice the recommended move with its reason, or null while there is none
/// @param volume the volume of the sounds
/// @param speech whether events are spoken
/// @param undo whether the last act can be undone
/// @param redo whether the act undone last can be redone
public record HelpState(
        List<TableCommand> acts,
        HintLevel level,
        @Nullable Advice advice,
        VolumeSetting volume,
        SpeechSetting speech,
        Availability undo,
        Availability redo) {

    public HelpState {
        acts = List.copyOf(acts);
    }
}
