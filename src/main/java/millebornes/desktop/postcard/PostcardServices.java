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

    /// Asks where a picture is to be kept. Who chooses a file that is there already has been asked about it.
    ///
    /// @param owner the window that asks
    /// @param proposed a name
    /// @return empty if cancelled
    Optional<Path> chooseFile(Words words, @Nullable Window owner, String proposed);

    /// Puts a picture where other programs find it.
    ///
    /// @return whether it is there
    boolean copy(Image picture);

    /// Prints pages, after asking how.
    ///
    /// @param title what the job is called
    /// @param owner the window that asks
    PrintOutcome print(String title, @Nullable Window owner, List<PrintPage> pages);

    /// Runs a long task in the background.
    void inBackground(Runnable work);
}
