package millebornes.desktop.theme;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import millebornes.save.ResourceReader;

/// Reads a list of colours: each line a role and one value for each column. A file that lacks a value is a broken build
/// and stops the program.
final class ColourTableReader {

    private ColourTableReader() {}

    /// The values of every role, as text, by the name of the role.
    ///
    /// @param file among the resources
    /// @param columns the number of values of each role
    public static Map<String, List<String>> read(String file, int columns) {
        Properties lines = ResourceReader.properties(file);
        var table = new TreeMap<String, List<String>>();
        for (String role : lines.stringPropertyNames()) {
            var values = List.of(lines.getProperty(role).trim().split("\\s+", -1));
            if (values.size() != columns) {
                throw new IllegalStateException(role + " needs " + columns + " colours in " + file);
            }
            table.put(role, values);
        }
        return table;
    }
}
