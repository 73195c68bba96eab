package millebornes.desktop.theme;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import javafx.scene.paint.Color;

/// Reads the one list of colours: each line a role and one value for each theme. A file that lacks a value is a broken
/// build and stops the program.
final class PaletteReader {

    private static final String FILE = "/theme/tokens.properties";

    private PaletteReader() {}

    /// One palette for each theme, in the order of the file.
    static List<Palette> read(int themes) {
        var lines = new Properties();
        try (var stream = PaletteReader.class.getResourceAsStream(FILE)) {
            if (stream == null) {
                throw new IllegalStateException("missing " + FILE);
            }
            lines.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var colors = new ArrayList<Map<String, Color>>();
        for (int i = 0; i < themes; i++) {
            colors.add(new HashMap<>());
        }
        for (String role : lines.stringPropertyNames()) {
            var values = lines.getProperty(role).trim().split("\\s+", -1);
            if (values.length != themes) {
                throw new IllegalStateException(role + " needs one colour for each theme");
            }
            for (int i = 0; i < themes; i++) {
                colors.get(i).put(role, Color.web(values[i]));
            }
        }
        return colors.stream().map(Palette::new).toList();
    }
}
