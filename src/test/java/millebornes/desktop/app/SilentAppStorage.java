package millebornes.desktop.app;

import java.nio.file.Path;
import java.util.Locale;
import millebornes.desktop.sound.SoundPlayer;

/// What is kept in a folder, on a French system that is silent and asks for nothing special.
final class SilentAppStorage {

    private SilentAppStorage() {}

    static AppStorage in(Path folder) {
        return new AppStorage(folder, Locale.FRANCE, AppSettings.SystemMotion.USUAL, SoundPlayer.NONE);
    }
}
