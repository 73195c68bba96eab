package millebornes.desktop.art;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The drawings by name, each read on first use and then cached. Safe to use from several threads, so drawings can be
/// preloaded.
final class SvgDrawingCache {

    private final Map<String, ParsedSvg> read = new ConcurrentHashMap<>();

    /// The drawing of that name.
    ///
    /// @throws IllegalArgumentException when there is none
    ParsedSvg named(String name) {
        return read.computeIfAbsent(name, SvgDrawingCache::load);
    }

    private static ParsedSvg load(String name) {
        try (var stream = SvgDrawingCache.class.getResourceAsStream("/art/" + name + ".svg")) {
            if (stream == null) {
                throw new IllegalArgumentException("no drawing " + name);
            }
            return SvgParser.read(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
