package millebornes.desktop.art;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import millebornes.save.ResourceReader;

/// The drawings by name, each read on first use and then cached. Safe to use from several threads, so drawings can be
/// preloaded.
final class SvgDrawingCache {

    private final Map<String, ParsedSvg> read = new ConcurrentHashMap<>();

    /// The drawing of that name, or a part of it as `drawing.part`.
    ///
    /// @throws IllegalArgumentException when there is none
    ParsedSvg named(String name) {
        int dot = name.indexOf('.');
        return dot < 0
                ? read.computeIfAbsent(name, SvgDrawingCache::load)
                : named(name.substring(0, dot)).part(name.substring(dot + 1));
    }

    private static ParsedSvg load(String name) {
        return SvgParser.read(ResourceReader.text("/art/" + name + ".svg"));
    }
}
