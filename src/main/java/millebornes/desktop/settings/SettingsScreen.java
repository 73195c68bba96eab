package millebornes.desktop.settings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.FullScreenButton;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.HintSettings;
import millebornes.desktop.controls.LanguageThemeControlFactory;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.SegmentedBarItem;
import millebornes.desktop.controls.TwoColumnPane;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.LandLight;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextScale;
import millebornes.session.flow.CurtainExtent;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignW;

/// The settings: language, appearance, motion, sound, shortcut letters. Every change shows at once on this page.
public final class SettingsScreen implements AppScreen {

    private static final double LEAST = 440;
    private static final double LEFT = 0.5;

    private final ScreenContext context;
    private final Runnable back;
    private final StackPane root;

    /// @param back goes back to the screen before
    public SettingsScreen(ScreenContext context, Runnable back) {
        this.context = context;
        this.back = back;
        this.root = PageFrameFactory.screen(
                context, this::page, context.paceProperty(), context.hintsProperty(), context.curtainProperty());
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        root.lookup("#back").requestFocus();
        context.sounds().checkAvailability();
    }

    @Override
    public void hidden() {}

    private Node page() {
        Words words = context.words();
        return PageFrameFactory.page(
                PageFrameFactory.head(
                        context,
                        new PageTitlePlate(context, words.text("settings.title"), ""),
                        new FullScreenButton(words)),
                middle(),
                PageFrameFactory.foot(context, List.of(PageFrameFactory.back(context, "back", back)), null));
    }

    private Node middle() {
        VBox left = panel(
                besideEachOther(
                        line(
                                MaterialDesignE.EARTH,
                                "settings.language",
                                LanguageThemeControlFactory.languages(context)),
                        line(
                                MaterialDesignP.PALETTE,
                                "settings.theme",
                                LanguageThemeControlFactory.namedThemes(context))),
                besideEachOther(
                        line(MaterialDesignF.FORMAT_SIZE, "settings.text", texts()),
                        line(MaterialDesignR.RUN_FAST, "settings.pace", paces())),
                line(MaterialDesignL.LIGHTBULB_ON_OUTLINE, "hint.mode", hints()),
                besideEachOther(
                        line(MaterialDesignG.GARAGE, "settings.curtain", curtains()),
                        line(MaterialDesignW.WEATHER_SUNSET, "settings.light", lights())),
                new SoundSettingsPane(context),
                new AppearancePreviewFactory(context).node());
        ShortcutSettingsPane shortcuts = new ShortcutSettingsPane(context);
        VBox.setVgrow(shortcuts, Priority.ALWAYS);
        VBox right = panel(shortcuts);
        return PageFrameFactory.middle(new TwoColumnPane(left, right, LEFT));
    }

    private VBox panel(Node... things) {
        VBox panel = new VBox(Sizes.GAP, things);
        panel.setMinWidth(context.look().textScale().of(LEAST));
        panel.getStyleClass().add(StyleClasses.PANEL);
        return panel;
    }

    /// The nodes side by side, or below one another if they are too wide.
    private static Node besideEachOther(Node... lines) {
        return new FlowPane(2 * Sizes.GAP, Sizes.GAP, lines);
    }

    /// An icon for players who cannot read, and a text for those who can.
    private Node line(Ikon sign, String key, Node choice) {
        return ControlFactory.column(
                ControlFactory.row(
                        new FontIcon(sign), ControlFactory.label(context.words().text(key), StyleClasses.SECTION)),
                choice);
    }

    private Node texts() {
        List<SegmentedBarItem<Integer>> choices = Stream.iterate(
                        TextScale.LEAST, percent -> percent <= TextScale.MOST, percent -> percent + 25)
                .map(percent -> SegmentedBarItem.of(
                        "text-" + percent, percent, context.words().text("settings.text.percent", percent)))
                .toList();
        return SegmentedBarItem.segmentedBar(
                context.words(),
                context.words().text("settings.text"),
                choices,
                context.look().textScale().percent(),
                percent -> context.look(new AppearanceSettings(context.look().theme(), new TextScale(percent))));
    }

    /// One choice for every game; a table changes it for its own kind of game only.
    private Node hints() {
        List<SegmentedBarItem<HintLevel>> choices = Arrays.stream(HintLevel.values())
                .map(level -> SegmentedBarItem.of(
                        "hints-" + level.name().toLowerCase(Locale.ROOT),
                        level,
                        context.words().text(level.textKey())))
                .toList();
        return SegmentedBarItem.segmentedBar(
                context.words(),
                context.words().text("hint.mode"),
                choices,
                context.setHints().usual(),
                level -> context.setHints(HintSettings.everywhere(level)));
    }

    private Node curtains() {
        List<SegmentedBarItem<CurtainExtent>> choices = Arrays.stream(CurtainExtent.values())
                .map(extent -> SegmentedBarItem.of(
                        "curtain-" + extent.name().toLowerCase(Locale.ROOT),
                        extent,
                        context.words().text(extent.textKey())))
                .toList();
        return SegmentedBarItem.segmentedBar(
                context.words(),
                context.words().text("settings.curtain"),
                choices,
                context.curtain(),
                context::curtain);
    }

    private Node lights() {
        List<SegmentedBarItem<LandLight>> choices = Arrays.stream(LandLight.values())
                .map(light -> SegmentedBarItem.of(
                        "light-" + light.name().toLowerCase(Locale.ROOT),
                        light,
                        context.words().text("settings.light." + light.name())))
                .toList();
        return SegmentedBarItem.segmentedBar(
                context.words(), context.words().text("settings.light"), choices, context.light(), context::light);
    }

    private Node paces() {
        List<SegmentedBarItem<Pace>> choices = Arrays.stream(Pace.values())
                .map(pace -> SegmentedBarItem.of(
                        "pace-" + pace.name().toLowerCase(Locale.ROOT),
                        pace,
                        context.words().text("settings.pace." + pace.name())))
                .toList();
        return SegmentedBarItem.segmentedBar(
                context.words(), context.words().text("settings.pace"), choices, context.pace(), context::pace);
    }
}
