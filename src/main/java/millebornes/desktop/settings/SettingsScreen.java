package millebornes.desktop.settings;

import java.util.ArrayList;
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
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.FullScreenButton;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.RebuildingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.SegmentedBarItem;
import millebornes.desktop.controls.TwoColumnPane;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;
import org.kordamp.ikonli.materialdesign2.MaterialDesignK;

/// The settings: language, appearance, motion, sound, shortcut letters. Every change shows at once on this page.
public final class SettingsScreen implements AppScreen {

    /// The least widths of the settings and of the preview beside them, in px, and the preview's usual share.
    private static final double LEAST_SETTINGS = 340;

    private static final double LEAST_PREVIEW = 236;
    private static final double PREVIEW = 0.55;

    /// The width of the padding and the scroll bar beside the groups, in px.
    private static final double AROUND = 48;

    private final ScreenContext context;
    private final Runnable back;
    private final ObjectProperty<Section> section = new SimpleObjectProperty<>(this, "section", Section.SEEN);
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
        this.root = PageFrameFactory.screen(
                context,
                this::page,
                section,
                context.paceProperty(),
                context.hintsProperty(),
                context.lightProperty(),
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
        left.add(FullScreenButton.atFoot(words));
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
                PageFrameFactory.foot(context, left, null));
    }

    /// Shows a part of the settings. On return from the shortcut keys, the focus goes to the button that opened them.
    private void open(Section nextSection) {
        section.set(nextSection);
        root.applyCss();
        root.layout();
        root.lookup(nextSection == Section.KEYS ? "#back" : "#keys").requestFocus();
    }

    private Node keys() {
        ShortcutSettingsPane letters = new ShortcutSettingsPane(context);
        VBox.setVgrow(letters, Priority.ALWAYS);
        VBox panel = panel(letters);
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
        HBox bar =
                SegmentedBarItem.segmentedBar(words, words.text("settings.title"), tabs, section.get(), section::set);
        bar.getStyleClass().add(StyleClasses.ON_SKY);
        return bar;
    }

    /// The settings of the open tab.
    private List<Node> settings(PictureSettingFactory settings) {
        return switch (section.get()) {
            case SEEN, KEYS -> List.of(settings.texts(), settings.languages(), settings.themes());
            case PLAYED -> List.of(settings.hints(), settings.curtains(), settings.lights());
            case EFFECTS -> List.of(settings.paces(), new SoundSettingsPane(context, settings.pictureHeightProperty()));
        };
    }

    /// The px by which the settings of the open tab grow with each px of the height of a picture.
    private double pictured() {
        return switch (section.get()) {
            case SEEN, KEYS -> 2 + PictureSettingFactory.TEXT_GROWTH;
            case PLAYED -> 3;
            case EFFECTS -> 1 + SoundSettingsPane.TILES_GROWTH;
        };
    }

    /// The open tab beside the preview.
    private Node tab() {
        PictureSettingFactory factory = new PictureSettingFactory(context);
        List<Node> tiles = settings(factory);
        SettingsColumn group = new SettingsColumn(tiles, pictured(), factory.pictureHeightProperty());
        group.setMinWidth(context.look().textScale().of(LEAST_SETTINGS));
        ColumnScrollPane groups = new ColumnScrollPane(group);
        VBox.setVgrow(groups, Priority.ALWAYS);
        StackPane folding = ColumnScrollPane.folding(groups);
        VBox settings = panel(folding);
        settings.setMinWidth(context.look().textScale().of(LEAST_SETTINGS) + AROUND);
        VBox.setVgrow(folding, Priority.ALWAYS);
        RebuildingPane table =
                new RebuildingPane(() -> preview(factory.pointedProperty().get()), factory.pointedProperty());
        VBox.setVgrow(table, Priority.ALWAYS);
        VBox preview = panel(table);
        preview.getStyleClass().add(StyleClasses.SHELF_CARD);
        preview.setMinWidth(LEAST_PREVIEW);
        TwoColumnPane page = new TwoColumnPane(preview, settings, PREVIEW);
        page.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.GAP, Sizes.GAP));
        return page;
    }

    /// A table with the settings, or with the one that is pointed at.
    private TablePreviewPane preview(PreviewedChoice choice) {
        ScreenContext shown = context.copy();
        choice.change().accept(shown);
        TablePreviewPane preview = new TablePreviewPane(shown, choice.moment());
        if (!shown.look().equals(context.look())) {
            SceneStyler.part(preview, shown.look());
        }
        return preview;
    }

    private static VBox panel(Node... things) {
        VBox panel = new VBox(Sizes.GAP, things);
        panel.getStyleClass().add(StyleClasses.PANEL);
        return panel;
    }
}
