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

/// Reads the one list of colours: each line a role and three values, for [Theme#DAY], [Theme#NIGHT] and
/// [Theme#HIGH_CONTRAST]. A file that lacks a value is a broken build and stops the program.
final class TokenFile {

    private static final String FILE = "/theme/tokens.properties";

    /// One palette for each theme, in the order of the enum.
    static final List<Palette> PALETTES = read();

    private TokenFile() {}

    private static List<Palette> read() {
        var lines = new Properties();
        try (var stream = TokenFile.class.getResourceAsStream(FILE)) {
            if (stream == null) {
                throw new IllegalStateException("missing " + FILE);
            }
            lines.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var themes = Theme.values();
        var colors = new ArrayList<Map<String, Color>>();
        for (int i = 0; i < themes.length; i++) {
            colors.add(new HashMap<>());
        }
        for (String role : lines.stringPropertyNames()) {
            var values = lines.getProperty(role).trim().split("\\s+", -1);
            if (values.length != themes.length) {
                throw new IllegalStateException(role + " needs one colour for each theme");
            }
            for (int i = 0; i < themes.length; i++) {
                colors.get(i).put(role, Color.web(values[i]));
            }
        }
        return colors.stream().map(Palette::new).toList();
    }
}
