package millebornes.desktop.theme;

import java.util.List;

/// The three ways the program can be coloured.
public enum ColourTheme {
    DAY,
    NIGHT,
    HIGH_CONTRAST;

    /// The colours of this theme, read once from the data file.
    public Palette palette() {
        return Palettes.ALL.get(ordinal());
    }

    /// One palette for each theme, read when the first of them is asked for.
    private static final class Palettes {
        static final List<Palette> ALL = PaletteParser.read(values().length);
    }
}
