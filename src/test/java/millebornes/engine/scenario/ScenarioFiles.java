package millebornes.engine.scenario;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads scenario files: an unindented title `R-3.2 …`, its indented body, and `#` for comments up to the end of the
/// line.
final class ScenarioFiles {

    private static final Path FOLDER = Path.of("src", "test", "resources", "scenarios");

    private static final Pattern TITLE = Pattern.compile("(R-\\d+\\.\\d+) (.+)");

    private ScenarioFiles() {}

    static List<Scenario> all() throws IOException {
        List<Scenario> scenarios = new ArrayList<>();
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".scenario"))
                    .sorted()
                    .toList()) {
                scenarios.addAll(read(file));
            }
        }
        return scenarios;
    }

    static List<Scenario> read(Path file) throws IOException {
        List<Scenario> scenarios = new ArrayList<>();
        List<Scenario.ScenarioLine> body = new ArrayList<>();
        List<String> lines = Files.readAllLines(file);
        String name = file.getFileName().toString();
        for (int at = 0; at < lines.size(); at++) {
            String text = lines.get(at).replaceFirst("(^|\\s)#.*", "").stripTrailing();
            if (text.isEmpty()) {
                continue;
            }
            Matcher title = TITLE.matcher(text);
            if (title.matches()) {
                body = new ArrayList<>();
                scenarios.add(new Scenario(title.group(1), title.group(2), name, at + 1, body));
            } else if (text.startsWith("  ") && !scenarios.isEmpty()) {
                body.add(new Scenario.ScenarioLine(at + 1, text.strip()));
                Scenario lastScenario = scenarios.removeLast();
                scenarios.add(new Scenario(lastScenario.rule(), lastScenario.title(), name, lastScenario.line(), body));
            } else {
                throw new IllegalArgumentException(name + ":" + (at + 1) + ": neither a title nor a body: " + text);
            }
        }
        return scenarios;
    }
}
