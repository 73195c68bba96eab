package millebornes.desktop.theme;

/// The appearance of the program.
public record AppearanceSettings(ColourTheme theme, TextScale textScale) {

    /// Day, at the design's text size.
    public static final AppearanceSettings USUAL = new AppearanceSettings(ColourTheme.DAY, TextScale.NORMAL);

    /// The colours of the look's theme.
    public Palette palette() {
        return theme.palette();
    }
}
