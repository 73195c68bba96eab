package millebornes.desktop.app;

import java.nio.file.Path;
import java.util.Locale;
import millebornes.desktop.sound.Sounds;

/// What is kept in a folder, on a French system that is silent and asks for nothing special.
final class QuietStores {

    private QuietStores() {}

    static Stores in(Path folder) {
        return new Stores(folder, Locale.FRANCE, Preferences.Motion.USUAL, Sounds.NONE);
    }
}
