package millebornes.engine.perft;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import millebornes.engine.match.Match;
import millebornes.engine.scenario.ScenarioRunner;

/// A position in the notation of the scenarios, with its numbers of move sequences: a line `depth 3: 412` for every
/// length from 1 on.
///
/// @param position all lines but those
/// @param counts the numbers, the first for one move
record PerftFile(Path path, List<String> position, List<Long> counts) {

    private static final Path FOLDER = Path.of("src", "test", "resources", "perft");

    private static final String DEPTH = "depth ";

    static List<PerftFile> all() throws IOException {
        List<PerftFile> files = new ArrayList<>();
        try (Stream<Path> paths = Files.list(FOLDER)) {
            for (Path path : paths.filter(file -> file.toString().endsWith(".perft"))
                    .sorted()
                    .toList()) {
                files.add(read(path));
            }
        }
        return files;
    }

    Match match() {
        return ScenarioRunner.after(position.stream()
                .map(line -> line.replaceFirst("(^|\\s)#.*", "").strip())
                .filter(line -> !line.isEmpty())
                .toList());
    }

    /// The same position with those numbers, as text.
    String with(List<Long> others) {
        List<String> lines = new ArrayList<>(position);
        for (int depth = 1; depth <= others.size(); depth++) {
            lines.add(line(depth, others.get(depth - 1)));
        }
        return String.join("\n", lines) + "\n";
    }

    private static PerftFile read(Path path) throws IOException {
        List<String> position = new ArrayList<>();
        List<Long> counts = new ArrayList<>();
        for (String line : Files.readAllLines(path)) {
            if (line.startsWith(DEPTH)) {
                counts.add(Long.valueOf(line.substring(line.indexOf(':') + 1).strip()));
                if (!line.equals(line(counts.size(), counts.getLast()))) {
                    throw new IllegalArgumentException(path + ": depths go from 1 up: " + line);
                }
            } else {
                position.add(line);
            }
        }
        return new PerftFile(path, position, counts);
    }

    private static String line(int depth, long count) {
        return DEPTH + depth + ": " + count;
    }
}
