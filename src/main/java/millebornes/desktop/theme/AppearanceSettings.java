package millebornes.desktop.theme;

/// The settings of the program's look: theme and text size.
public record AppearanceSettings(ColourTheme theme, TextScale textScale) {

    /// The default: the day theme, at the design's text size.
    public static final AppearanceSettings USUAL = new AppearanceSettings(ColourTheme.DAY, TextScale.NORMAL);

    /// The colours of the theme.
    public Palette palette() {
        return theme.palette();
    }
}
