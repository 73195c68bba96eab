package millebornes.desktop.saves;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// The folder where files of games were chosen last, until the program ends: the next window for choosing opens there.
public final class GameFolder {

    private @Nullable Path last;

    /// Nothing has been chosen yet.
    public GameFolder() {}

    /// Remembers the folder of a file that was chosen.
    public void remember(Path file) {
        last = file.toAbsolutePath().getParent();
    }

    /// The folder, where it is still there.
    public @Nullable Path find() {
        Path folder = last;
        return folder != null && Files.isDirectory(folder) ? folder : null;
    }
}
