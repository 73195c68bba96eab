package millebornes.desktop.app.storage;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Where a user's choices are kept, as each system wants it.
public final class ConfigFolder {

    private static final String NAME = "millebornes";

    private ConfigFolder() {}

    public static Path ofThisMachine() {
        return of(System.getProperty("os.name", ""), System.getProperty("user.home", "."), System.getenv());
    }

    /// @param system what Java calls the operating system
    static Path of(String system, String home, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.contains("win") && !name.contains("darwin")) {
            return given(environment.get("APPDATA"), Path.of(home, "AppData", "Roaming"))
                    .resolve(NAME);
        }
        if (name.contains("mac") || name.contains("darwin")) {
            return Path.of(home, "Library", "Application Support", NAME);
        }
        return given(environment.get("XDG_CONFIG_HOME"), Path.of(home, ".config"))
                .resolve(NAME);
    }

    private static Path given(@Nullable String folder, Path otherwise) {
        return folder == null || folder.isBlank() ? otherwise : Path.of(folder);
    }
}
