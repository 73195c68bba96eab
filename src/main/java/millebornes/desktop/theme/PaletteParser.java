package millebornes.desktop.theme;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.paint.Color;

/// Reads the palettes of all themes from one list of colours: each line is a role and one value for each theme.
final class PaletteParser {

    private static final String FILE = "/theme/tokens.properties";

    private PaletteParser() {}

    /// One palette for each theme, in the order of the file.
    static List<Palette> read(int themes) {
        var colors = new ArrayList<Map<String, Color>>();
        for (int i = 0; i < themes; i++) {
            colors.add(new HashMap<>());
        }
        ColourTableReader.read(FILE, themes).forEach((role, values) -> {
            for (int i = 0; i < themes; i++) {
                colors.get(i).put(role, Color.web(values.get(i)));
            }
        });
        return colors.stream().map(Palette::new).toList();
    }
}
