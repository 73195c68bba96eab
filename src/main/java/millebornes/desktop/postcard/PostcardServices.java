package millebornes.desktop.postcard;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.image.Image;
import javafx.stage.Window;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// The system services of the postcard. Everything except background work runs on the JavaFX thread.
public interface PostcardServices {

    /// Asks for the file of a picture, with a confirmation if it exists.
    ///
    /// @param owner the window that asks
    /// @param proposed a name
    /// @return empty if cancelled
    Optional<Path> chooseFile(Words words, @Nullable Window owner, String proposed);

    /// Copies a picture to the clipboard.
    ///
    /// @return whether it succeeded
    boolean copy(Image picture);

    /// Shows the print dialog and prints pages.
    ///
    /// @param title the name of the job
    /// @param owner the window that asks
    PrintOutcome print(String title, @Nullable Window owner, List<PrintPage> pages);

    /// Runs a long task in the background.
    void inBackground(Runnable work);
}
