package millebornes.desktop.app;

import java.nio.file.Path;
import java.util.Locale;
import millebornes.desktop.app.storage.AppStorage;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.sound.TextToSpeech;

/// The stored data in a folder, on a French system without sound and without special settings.
public final class SilentAppStorage {

    private SilentAppStorage() {}

    public static AppStorage in(Path folder) {
        return new AppStorage(folder, Locale.FRANCE, Pace.NORMAL, SoundPlayer.NONE, TextToSpeech.NONE);
    }
}
