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

/// The system's own windows for choosing files of games.
///
/// @param folder where they open
/// @param disk looks whether it is still there
record GameFileDialogs(GameFolder folder, DiskTasks disk) {

    /// The ending that systems know as a game of this program, and the one of the files that it keeps itself.
    private static final String ENDING = ".millebornes";

    private static final String KEPT = ".json";

    /// Names that Windows keeps for devices, with any ending.
    private static final Pattern DEVICE = Pattern.compile("(?i)con|prn|aux|nul|(com|lpt)\\d");

    /// Which files are to be put among the games; none when nobody has chosen.
    List<Path> opened(Words words, Window owner) {
        @Nullable List<File> files = chooser(words, "shelf.import").showOpenMultipleDialog(owner);
        List<Path> paths =
                files == null ? List.of() : files.stream().map(File::toPath).toList();
        paths.stream().findFirst().ifPresent(folder::remember);
        return paths;
    }

    /// Where a copy of a game is to be written; see [#withEnding].
    Optional<Path> saved(Words words, Window owner, String title) {
        FileChooser chooser = chooser(words, "shelf.export");
        chooser.setInitialFileName(fileName(title));
        Optional<Path> file = Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
        file.ifPresent(folder::remember);
        return file;
    }

    /// A name that every system takes: letters, digits, spaces and dashes of a title.
    static String fileName(String title) {
        String plain = title.replaceAll("[^\\p{L}\\p{N} -]", "").strip();
        return (plain.isEmpty() || DEVICE.matcher(plain).matches() ? ("mille-bornes " + plain).strip() : plain)
                + ENDING;
    }

    /// The file with the ending that systems know, where it was typed without one. The dialog has asked about replacing the
    /// typed name only: a file that is there under the longer one is not replaced. Asks the disk: not for the JavaFX thread.
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
