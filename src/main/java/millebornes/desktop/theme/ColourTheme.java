package millebornes.desktop.theme;

import java.util.List;

/// The three colour themes.
public enum ColourTheme {
    DAY,
    NIGHT,
    HIGH_CONTRAST;

    /// The colours of this theme, read once from the data file.
    public Palette palette() {
        return Palettes.ALL.get(ordinal());
    }

    /// The palettes of all themes, read on first use.
    private static final class Palettes {
        static final List<Palette> ALL = PaletteParser.read(values().length);
    }
}
