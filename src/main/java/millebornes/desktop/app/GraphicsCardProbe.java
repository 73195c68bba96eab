package millebornes.desktop.app;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/// Spares the toolkit of Linux the search for a graphics card where there is none.
///
/// To find that nobody draws with OpenGL here it loads all of it, with a compiler of its own: 50 MB that stay, and 150 ms
/// before the first page.
final class GraphicsCardProbe {

    /// The toolkit's own setting, read when it starts: by which way it draws.
    static final String ORDER = "prism.order";

    private static final String SOFTWARE = "sw";

    /// As the drivers of Linux name their cards, below the folder of devices.
    private static final List<String> CARDS = List.of("dri/card*", "dri/renderD*", "nvidia*", "dxg");

    private GraphicsCardProbe() {}

    /// Has the toolkit draw without a card where this machine has none and nobody has said how it is to draw.
    ///
    /// @param devices where the system lists its devices
    /// @param settings Java's, before the toolkit has read them
    public static void apply(Path devices, Properties settings) {
        boolean linux = settings.getProperty("os.name", "").startsWith("Linux");
        if (linux && settings.getProperty(ORDER) == null && !hasCard(devices)) {
            settings.setProperty(ORDER, SOFTWARE);
        }
    }

    /// A folder that cannot be read says nothing: then the toolkit looks for itself.
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
