package millebornes.desktop.saves;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;
import millebornes.desktop.controls.DiskTasks;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// The system's dialogs for choosing files of games.
///
/// @param folder their initial folder
/// @param disk checks whether it still exists
record GameFileDialogs(FileDialogFolder folder, DiskTasks disk) {

    /// The extension of saved games, which systems associate with this program.
    private static final String ENDING = ".millebornes";

    private static final String KEPT = ".json";

    /// Matches file names that Windows reserves for devices, whatever their extension.
    private static final Pattern DEVICE = Pattern.compile("(?i)con|prn|aux|nul|(com|lpt)\\d");

    /// Asks for files to be imported; empty if cancelled.
    List<Path> opened(Words words, Window owner) {
        @Nullable List<File> files = chooser(words, "shelf.import").showOpenMultipleDialog(owner);
        List<Path> paths =
                files == null ? List.of() : files.stream().map(File::toPath).toList();
        paths.stream().findFirst().ifPresent(folder::remember);
        return paths;
    }

    /// Asks for the file of a copy of a game; see [#withEnding]. Empty if cancelled.
    Optional<Path> saved(Words words, Window owner, String title) {
        FileChooser chooser = chooser(words, "shelf.export");
        chooser.setInitialFileName(fileName(title));
        Optional<Path> file = Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
        file.ifPresent(folder::remember);
        return file;
    }

    /// The proposed file name of a game, valid on every system: letters, digits, spaces and dashes of its title.
    static String fileName(String title) {
        String plain = title.replaceAll("[^\\p{L}\\p{N} -]", "").strip();
        return (plain.isEmpty() || DEVICE.matcher(plain).matches() ? ("mille-bornes " + plain).strip() : plain)
                + ENDING;
    }

    /// The file with the extension `.millebornes`, which is added if missing. The dialog has only confirmed replacing a
    /// file with the typed name, so an existing file with the longer name is not replaced, and a number is added.
    /// Accesses the disk: not for the JavaFX thread.
    static Path withEnding(Path file) {
        String name = file.getFileName().toString();
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(ENDING) || lower.endsWith(KEPT)) {
            return file;
        }
        Path longer = file.resolveSibling(name + ENDING);
        for (int number = 2; Files.exists(longer); number++) {
            longer = file.resolveSibling(name + "-" + number + ENDING);
        }
        return longer;
    }

    private FileChooser chooser(Words words, String title) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(words.text(title));
        Optional<Path> last = disk.within(folder::find, Optional.empty());
        last.map(Path::toFile).ifPresent(chooser::setInitialDirectory);
        chooser.getExtensionFilters().setAll(new ExtensionFilter(words.text("shelf.files"), "*" + ENDING, "*" + KEPT));
        return chooser;
    }
}
