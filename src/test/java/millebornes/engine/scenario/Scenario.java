package millebornes.engine.scenario;

import java.util.List;

/// One scenario of a file.
///
/// @param rule the id of the rule that it tests, like `R-3.2`
/// @param title its subject, in a few words
/// @param file the file's name
/// @param line the number of its first line in the file, from 1
/// @param body the lines below its title, without comments
record Scenario(String rule, String title, String file, int line, List<ScenarioLine> body) {

    /// A line of the body with its number in the file.
    record ScenarioLine(int number, String text) {}

    Scenario {
        body = List.copyOf(body);
    }

    String name() {
        return rule + " " + title;
    }
}
