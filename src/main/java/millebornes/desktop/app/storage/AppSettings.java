package millebornes.desktop.app.storage;

import java.util.Locale;
import millebornes.desktop.controls.HintSettings;
import millebornes.desktop.controls.MicroStyle;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.controls.SkipNotice;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.sound.SpeechSetting;
import millebornes.desktop.sound.Voice;
import millebornes.desktop.sound.VolumeSetting;
import millebornes.desktop.tabletop.LandLight;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.session.flow.CurtainExtent;
import millebornes.words.Language;

/// The stored settings of the program.
public record AppSettings(
        Language language,
        AppearanceSettings appearance,
        Pace pace,
        HintSettings hints,
        CurtainExtent curtain,
        VolumeSetting volume,
        ShortcutLetters letters,
        SkipNotice skipNotice,
        MicroStyle microStyle,
        SpeechSetting speech,
        LandLight light) {

    /// The defaults.
    ///
    /// @param motion the system's setting for motion
    static AppSettings usual(Locale locale, SystemMotion motion) {
        return new AppSettings(
                Language.of(locale),
                AppearanceSettings.USUAL,
                motion == SystemMotion.REDUCED ? Pace.OFF : Pace.NORMAL,
                HintSettings.FIRST,
                CurtainExtent.FOOT,
                VolumeSetting.USUAL,
                ShortcutLetters.USUAL.in(Language.of(locale)),
                SkipNotice.DUE,
                MicroStyle.RETRO,
                SpeechSetting.OFF,
                LandLight.WITH_THE_LEADER);
    }

    /// The system's setting for motion.
    public enum SystemMotion {
        USUAL,
        REDUCED
    }

    public static AppSettings of(ScreenContext context) {
        return new AppSettings(
                context.language(),
                context.look(),
                context.pace(),
                context.setHints(),
                context.curtain(),
                context.loudness(),
                context.keys(),
                context.skipNotice(),
                context.microStyle(),
                context.speech(),
                context.light());
    }

    /// @param sounds the sound player
    /// @param voice the voice
    ScreenContext context(SoundPlayer sounds, Voice voice) {
        ScreenContext context = new ScreenContext(language, appearance, pace, sounds, voice);
        context.setHints(hints);
        context.curtain(curtain);
        context.loudness(volume);
        // The usual ones are there; to set them again would compare two records, which costs the first page a moment.
        if (!letters.isUsual()) {
            context.keys(letters);
        }
        context.skipNotice(skipNotice);
        context.microStyle(microStyle);
        context.speech(speech);
        context.light(light);
        return context;
    }
}
