package millebornes.desktop.app;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/// Selects JavaFX's software renderer on Linux machines without a graphics card, so that JavaFX does not search for
/// one.
///
/// To find out that OpenGL is not available, JavaFX loads all of it, with a compiler: 50 MB that stay in memory, and
/// 150 ms before the first frame.
final class SoftwareRendererSelector {

    /// JavaFX's own property for the order of rendering pipelines, read at its start.
    static final String ORDER = "prism.order";

    private static final String SOFTWARE = "sw";

    /// The device files of graphics cards on Linux, below the folder of devices.
    private static final List<String> CARDS = List.of("dri/card*", "dri/renderD*", "nvidia*", "dxg");

    private SoftwareRendererSelector() {}

    /// Selects the software pipeline if this machine has no card and the property is not set.
    ///
    /// @param devices the folder of devices
    /// @param settings the system properties, before JavaFX has read them
    public static void apply(Path devices, Properties settings) {
        boolean linux = settings.getProperty("os.name", "").startsWith("Linux");
        if (linux && settings.getProperty(ORDER) == null && !hasCard(devices)) {
            settings.setProperty(ORDER, SOFTWARE);
        }
    }

    /// Whether there is a card. An unreadable folder counts as having one, so JavaFX searches itself.
    private static boolean hasCard(Path devices) {
        for (String card : CARDS) {
            Path named = devices.resolve(card);
            Path folder = named.getParent();
            if (folder != null && Files.isDirectory(folder)) {
                try (DirectoryStream<Path> found =
                        Files.newDirectoryStream(folder, named.getFileName().toString())) {
                    if (found.iterator().hasNext()) {
                        return true;
                    }
                } catch (IOException _) {
                    return true;
                }
            }
        }
        return false;
    }
}
