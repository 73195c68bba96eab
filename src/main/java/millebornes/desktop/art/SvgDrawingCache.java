package millebornes.desktop.art;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import millebornes.save.ResourceReader;

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
        return SvgParser.read(ResourceReader.text("/art/" + name + ".svg"));
    }
}
