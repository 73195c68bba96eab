package millebornes.desktop.table;

import java.util.List;
import millebornes.bot.Advice;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.sound.SpeechSetting;
import millebornes.desktop.sound.VolumeSetting;
import millebornes.session.Session.Availability;
import org.jspecify.annotations.Nullable;

/// Help states for tests.
final class HelpStates {

    /// Nothing at all.
    static final HelpState NOT = with(HintLevel.OFF, null);

    private HelpStates() {}

    static HelpState with(HintLevel level, @Nullable Advice advice) {
        return new HelpState(
                List.of(),
                level,
                advice,
                VolumeSetting.USUAL,
                SpeechSetting.OFF,
                Availability.NOTHING,
                Availability.NOTHING);
    }
}
