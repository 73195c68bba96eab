package millebornes.desktop.controls;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javafx.scene.layout.HBox;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Language;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignW;

/// Creates the controls for language and theme, which several pages share.
public final class LanguageThemeControlFactory {

    private LanguageThemeControlFactory() {}

    /// The control for the language; each language has its own name.
    public static HBox languages(ScreenContext context) {
        return onSky(SegmentedBarItem.segmentedBar(
                context.words(),
                context.words().text("settings.language"),
                languageItems(),
                context.language(),
                context::language));
    }

    private static HBox onSky(HBox groove) {
        groove.getStyleClass().add(StyleClasses.ON_SKY);
        return groove;
    }

    /// The values of the language.
    public static List<SegmentedBarItem<Language>> languageItems() {
        return Arrays.stream(Language.values())
                .map(language -> SegmentedBarItem.of("language-" + language.tag(), language, Words.nameOf(language)))
                .toList();
    }

    /// The control for the theme, with icons: a sun, a moon and a half-dark disc.
    public static HBox themes(ScreenContext context) {
        List<SegmentedBarItem<ColourTheme>> choices = Arrays.stream(ColourTheme.values())
                .map(theme -> SegmentedBarItem.of(
                        "theme-" + theme.name().toLowerCase(Locale.ROOT),
                        theme,
                        context.words().text("settings.theme." + theme.name()),
                        icon(theme)))
                .toList();
        return onSky(SegmentedBarItem.segmentedBar(
                context.words(),
                context.words().text("settings.theme"),
                choices,
                context.look().theme(),
                theme -> context.look(
                        new AppearanceSettings(theme, context.look().textScale()))));
    }

    private static Ikon icon(ColourTheme theme) {
        return switch (theme) {
            case DAY -> MaterialDesignW.WHITE_BALANCE_SUNNY;
            case NIGHT -> MaterialDesignW.WEATHER_NIGHT;
            case HIGH_CONTRAST -> MaterialDesignC.CONTRAST_CIRCLE;
        };
    }
}
