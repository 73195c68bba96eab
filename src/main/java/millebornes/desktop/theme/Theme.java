package millebornes.desktop.theme;

/// The three ways the program can be coloured.
public enum Theme {
    DAY,
    NIGHT,
    HIGH_CONTRAST;

    /// The colours of this theme, read once from the data file.
    public Palette palette() {
        return TokenFile.PALETTES.get(ordinal());
    }
}
