package millebornes.save;

import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Finds the folder of a user's games and settings: the usual one of each system, or the one in `MILLEBORNES_HOME`.
public final class DataFolder {

    /// The environment variable that names another data folder.
    public static final String VARIABLE = "MILLEBORNES_HOME";

    private static final String NAME = "millebornes";
    private static final String GAMES = "games";

    private DataFolder() {}

    /// The data folder of the current user. It need not exist yet.
    public static Path ofThisMachine() {
        return of(
                FileSystems.getDefault(),
                System.getProperty("os.name", ""),
                home(System.getProperty("user.home", ""), System.getProperty("java.io.tmpdir")),
                System.getenv());
    }

    /// The home folder of a user, or the folder for temporary files if the system knows none: Java then names it `?`.
    static String home(String home, String temporary) {
        return home.isEmpty() || home.equals("?") ? temporary : home;
    }

    /// The folder of the saved games in a data folder.
    public static Path games(Path home) {
        return home.resolve(GAMES);
    }

    /// The data folder of a user on any operating system.
    ///
    /// @param files the file system of that operating system
    /// @param system the operating system as Java names it
    /// @param home the user's home folder
    static Path of(FileSystem files, String system, String home, Map<String, String> environment) {
        String elsewhere = environment.get(VARIABLE);
        if (elsewhere != null && !elsewhere.isBlank()) {
            return files.getPath(elsewhere);
        }
        String name = system.toLowerCase(Locale.ROOT);
        if (name.contains("win") && !name.contains("darwin")) {
            return given(files, environment.get("APPDATA"), files.getPath(home, "AppData", "Roaming"))
                    .resolve(NAME);
        }
        if (name.contains("mac") || name.contains("darwin")) {
            return files.getPath(home, "Library", "Application Support", NAME);
        }
        return given(files, environment.get("XDG_CONFIG_HOME"), files.getPath(home, ".config"))
                .resolve(NAME);
    }

    private static Path given(FileSystem files, @Nullable String folder, Path otherwise) {
        return folder == null || folder.isBlank() ? otherwise : files.getPath(folder);
    }
}
