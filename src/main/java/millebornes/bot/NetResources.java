package millebornes.bot;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Loads trained weights from resources.
final class NetResources {

    private NetResources() {}

    /// Reads one file.
    @FunctionalInterface
    interface NetReader<T> {

        T read(InputStream in) throws IOException;
    }

    /// A resource of `resources/bot`.
    ///
    /// @param names the names of the games
    /// @param ending the extension of the files
    /// @throws IllegalStateException when one is missing or corrupt
    static <T> List<T> read(List<String> names, String ending, NetReader<T> reader) {
        List<T> nets = new ArrayList<>();
        for (String name : names) {
            String file = "/bot/" + name + ending;
            try (@Nullable InputStream in = NetResources.class.getResourceAsStream(file)) {
                if (in == null) {
                    throw new IllegalStateException("missing: " + file);
                }
                nets.add(reader.read(in));
            } catch (IOException e) {
                throw new IllegalStateException(file, e);
            }
        }
        return nets;
    }
}
