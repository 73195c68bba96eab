package millebornes.desktop.saves;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/// The folder of the file dialog in which a game was opened or saved last; the next one opens there, also after a
/// restart.
public final class FileDialogFolder {

    private final Consumer<Path> keeper;
    private Optional<Path> last;

    /// @param last the folder chosen last, if any
    /// @param keeper stores each chosen folder
    public FileDialogFolder(Optional<Path> last, Consumer<Path> keeper) {
        this.last = last;
        this.keeper = keeper;
    }

    /// Creates a folder that is forgotten when the program ends.
    public static FileDialogFolder unkept() {
        return new FileDialogFolder(Optional.empty(), _ -> {});
    }

    /// Remembers the folder of a file that was opened or saved.
    public void remember(Path file) {
        Optional<Path> folder = Optional.ofNullable(file.toAbsolutePath().getParent());
        if (!folder.equals(last)) {
            last = folder;
            folder.ifPresent(keeper);
        }
    }

    /// The folder, if it still exists. Accesses the disk: not for the JavaFX thread.
    public Optional<Path> find() {
        return last.filter(Files::isDirectory);
    }
}
