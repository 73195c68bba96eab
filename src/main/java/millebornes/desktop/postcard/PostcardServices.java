package millebornes.desktop.postcard;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
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

    /// The result of printing.
    enum PrintOutcome {
        /// it was sent to the printer
        PRINTED,
        /// cancelled
        CANCELLED,
        NO_PRINTER,
        /// the printer has not taken it
        REFUSED;

        /// Its message, with a remedy; empty if none is needed.
        public String sentence(Words words) {
            return this == CANCELLED ? "" : words.text("print." + name());
        }
    }

    /// A page to be printed.
    ///
    /// @param drawing from the origin to the right and down, in points; it is in no scene
    /// @param width of the paper, in points, as `height`
    record PrintPage(Node drawing, double width, double height) {

        /// A sheet of A4, upright, in points.
        public static final double A4_SHORT = 595;

        public static final double A4_LONG = 842;

        /// Whether the page is in landscape format.
        public boolean isLandscape() {
            return width > height;
        }
    }
}
