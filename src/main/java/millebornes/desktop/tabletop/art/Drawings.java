package millebornes.desktop.tabletop.art;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The drawings by name, each read when it is first asked for and then kept. Safe to use from several threads, so that
/// drawings can be read ahead.
final class Drawings {

    private final Map<String, Drawing> read = new ConcurrentHashMap<>();

    /// The drawing of that name.
    ///
    /// @throws IllegalArgumentException when there is none
    Drawing named(String name) {
        return read.computeIfAbsent(name, Drawings::load);
    }

    private static Drawing load(String name) {
        try (var stream = Drawings.class.getResourceAsStream("/art/" + name + ".svg")) {
            if (stream == null) {
                throw new IllegalArgumentException("no drawing " + name);
            }
            return SvgReader.read(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
