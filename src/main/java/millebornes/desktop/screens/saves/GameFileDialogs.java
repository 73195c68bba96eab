package millebornes.desktop.screens.saves;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// The system's own windows for choosing files of games.
final class GameFileDialogs {

    /// The ending that systems know as a game of this program, and the one of the files that it keeps itself.
    private static final String ENDING = ".millebornes";

    private static final String KEPT = ".json";

    private GameFileDialogs() {}

    /// Which files are to be put among the games; none when nobody has chosen.
    static List<Path> opened(Words words, Window owner) {
        @Nullable List<File> files = chooser(words, "shelf.import").showOpenMultipleDialog(owner);
        return files == null ? List.of() : files.stream().map(File::toPath).toList();
    }

    /// Where a copy of a game is to be written.
    static Optional<Path> saved(Words words, Window owner, String title) {
        FileChooser chooser = chooser(words, "shelf.export");
        chooser.setInitialFileName(fileName(title));
        return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
    }

    /// A name that every system takes: letters, digits, spaces and dashes of a title.
    static String fileName(String title) {
        String plain = title.replaceAll("[^\\p{L}\\p{N} -]", "").strip();
        return (plain.isEmpty() ? "mille-bornes" : plain) + ENDING;
    }

    private static FileChooser chooser(Words words, String title) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(words.text(title));
        chooser.getExtensionFilters().setAll(new ExtensionFilter(words.text("shelf.files"), "*" + ENDING, "*" + KEPT));
        return chooser;
    }
}
