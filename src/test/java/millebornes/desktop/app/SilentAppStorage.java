package millebornes.desktop.app;

import java.nio.file.Path;
import java.util.Locale;
import millebornes.desktop.app.storage.AppStorage;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.SoundPlayer;

/// What is kept in a folder, on a French system that is silent and asks for nothing special.
public final class SilentAppStorage {

    private SilentAppStorage() {}

    public static AppStorage in(Path folder) {
        return new AppStorage(folder, Locale.FRANCE, Pace.NORMAL, SoundPlayer.NONE);
    }
}
