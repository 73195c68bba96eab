package millebornes.desktop.settings;

import static millebornes.desktop.settings.SettingPictureFactory.above;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ColumnScrollPane;
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
import millebornes.desktop.tabletop.JourneyLightSetting;
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
import org.kordamp.ikonli.materialdesign2.MaterialDesignK;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignW;

/// The settings: language, appearance, motion, sound, shortcut letters. Every change shows at once on this page.
public final class SettingsScreen implements AppScreen {

    /// The least widths of the settings and of the preview beside them, in px, and the preview's usual share.
    private static final double LEAST = 330;

    private static final double LEAST_PREVIEW = 236;
    private static final double PREVIEW = 0.5;

    /// The width of the padding and the scroll bar beside the groups, in px.
    private static final double AROUND = 48;

    private final ScreenContext context;
    private final Runnable back;
    private final ObjectProperty<Section> section = new SimpleObjectProperty<>(this, "section", Section.SEEN);
    private final ObjectProperty<JourneyLightSetting> light;
    private final StackPane root;

    /// Which part of the settings the page shows: one of its tabs, or the keys.
    private enum Section {
        SEEN,
        PLAYED,
        EFFECTS,
        KEYS
    }

    /// @param back goes back to the screen before
    public SettingsScreen(ScreenContext context, Runnable back) {
        this.context = context;
        this.back = back;
        this.light = new SimpleObjectProperty<>(this, "light", context.light());
        this.root = PageFrameFactory.screen(
                context,
                this::page,
                section,
                context.paceProperty(),
                context.hintsProperty(),
                light,
                context.curtainProperty());
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
        boolean keys = section.get() == Section.KEYS;
        List<Button> left = new ArrayList<>(
                List.of(PageFrameFactory.back(context, "back", keys ? () -> open(Section.SEEN) : back)));
        if (!keys) {
            left.add(PageFrameFactory.way(
                    "keys",
                    MaterialDesignK.KEYBOARD_OUTLINE,
                    words.text("settings.keys.open"),
                    () -> open(Section.KEYS)));
        }
        return PageFrameFactory.page(
                PageFrameFactory.head(
                        context,
                        new PageTitlePlate(
                                context,
                                keys ? PageSign.KEYS : PageSign.SETTINGS,
                                words.text(keys ? "settings.keys" : "settings.title"),
                                words.text(keys ? "settings.keys.all" : "settings.note")),
                        keys ? new Node[0] : new Node[] {sections()}),
                keys ? keys() : tab(),
                PageFrameFactory.foot(context, left, null, new FullScreenButton(words)));
    }

    /// Shows a part of the settings. On return from the shortcut keys, the focus goes to the button that opened them.
    private void open(Section nextSection) {
        section.set(nextSection);
        root.applyCss();
        root.layout();
        root.lookup(nextSection == Section.KEYS ? "#back" : "#keys").requestFocus();
    }

    private Node keys() {
        VBox panel = panel(new ShortcutSettingsPane(context));
        VBox.setMargin(panel, new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.GAP, Sizes.GAP));
        VBox.setVgrow(panel, Priority.ALWAYS);
        ScrollPane keys = new ScrollPane(new VBox(panel));
        keys.setFitToWidth(true);
        keys.setFitToHeight(true);
        return keys;
    }

    /// The tabs of the page.
    private Node sections() {
        Words words = context.words();
        List<SegmentedBarItem<Section>> tabs = Stream.of(Section.SEEN, Section.PLAYED, Section.EFFECTS)
                .map(tab -> SegmentedBarItem.of(
                        "group-" + tab.name().toLowerCase(Locale.ROOT),
                        tab,
                        words.text("settings.group." + tab.name())))
                .toList();
        return SegmentedBarItem.segmentedBar(words, words.text("settings.title"), tabs, section.get(), section::set);
    }

    /// The settings of the open tab.
    private List<Node> settings() {
        return switch (section.get()) {
            case SEEN, KEYS -> seen();
            case PLAYED -> played();
            case EFFECTS -> List.of(pace(), new SoundSettingsPane(context));
        };
    }

    private List<Node> seen() {
        return List.of(
                line(
                        MaterialDesignF.FORMAT_SIZE,
                        "settings.text",
                        above(pictures().texts(), texts())),
                line(MaterialDesignE.EARTH, "settings.language", LanguageThemeControlFactory.languages(context)),
                line(
                        MaterialDesignP.PALETTE,
                        "settings.theme",
                        above(pictures().themes(), LanguageThemeControlFactory.namedThemes(context))));
    }

    private List<Node> played() {
        return List.of(
                line(
                        MaterialDesignL.LIGHTBULB_ON_OUTLINE,
                        "hint.mode",
                        above(pictures().hints(), hints())),
                line(
                        MaterialDesignG.GARAGE,
                        "settings.curtain",
                        above(pictures().curtains(), curtains())),
                line(
                        MaterialDesignW.WEATHER_SUNSET,
                        "settings.light",
                        above(pictures().lights(), lights())));
    }

    private Node pace() {
        return line(MaterialDesignR.RUN_FAST, "settings.pace", above(pictures().paces(), paces()));
    }

    private SettingPictureFactory pictures() {
        return new SettingPictureFactory(context);
    }

    /// The open tab beside the preview.
    private Node tab() {
        VBox group = group(settings());
        group.setPadding(new Insets(0, Sizes.TINY_GAP, 0, 0));
        ColumnScrollPane groups = new ColumnScrollPane(group);
        VBox.setVgrow(groups, Priority.ALWAYS);
        StackPane folding = ColumnScrollPane.folding(groups);
        VBox settings = panel(folding);
        settings.setMinWidth(context.look().textScale().of(LEAST) + AROUND);
        VBox.setVgrow(folding, Priority.ALWAYS);
        TablePreviewPane table = new TablePreviewPane(context);
        VBox.setVgrow(table, Priority.ALWAYS);
        VBox preview = panel(table);
        preview.getStyleClass().add(StyleClasses.SHELF_CARD);
        preview.setMinWidth(LEAST_PREVIEW);
        TwoColumnPane page = new TwoColumnPane(preview, settings, PREVIEW);
        page.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.GAP, Sizes.GAP));
        return page;
    }

    private static VBox panel(Node... things) {
        VBox panel = new VBox(Sizes.GAP, things);
        panel.getStyleClass().add(StyleClasses.PANEL);
        return panel;
    }

    /// Settings one below the other. The gaps grow where there is room, so that as many settings as possible are seen where
    /// there is little.
    private VBox group(List<Node> settings) {
        VBox group = new VBox();
        for (Node setting : settings) {
            group.getChildren().addAll(gap(), setting);
        }
        group.getChildren().add(gap());
        group.setMinWidth(context.look().textScale().of(LEAST));
        return group;
    }

    private static Region gap() {
        Region gap = ControlFactory.spring();
        gap.setMinHeight(Sizes.LABEL_GAP);
        return gap;
    }

    /// A setting: an icon for players who cannot read, a text for those who can, and its control.
    private Node line(Ikon sign, String key, HBox choice) {
        SegmentedBarItem.fill(choice);
        return ColumnScrollPane.keptWhole(ControlFactory.column(
                ControlFactory.row(
                        new FontIcon(sign), ControlFactory.label(context.words().text(key), StyleClasses.SECTION)),
                choice));
    }

    private HBox texts() {
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

    /// The control for the hint level of every game; a table changes it for its own kind of game only.
    private HBox hints() {
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

    private HBox curtains() {
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

    private HBox lights() {
        List<SegmentedBarItem<JourneyLightSetting>> choices = Arrays.stream(JourneyLightSetting.values())
                .map(light -> SegmentedBarItem.of(
                        "light-" + light.name().toLowerCase(Locale.ROOT),
                        light,
                        context.words().text("settings.light." + light.name())))
                .toList();
        return SegmentedBarItem.segmentedBar(
                context.words(), context.words().text("settings.light"), choices, context.light(), chosen -> {
                    context.light(chosen);
                    light.set(chosen);
                });
    }

    private HBox paces() {
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
