package millebornes.desktop.settings;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import millebornes.desktop.art.IconArt.SettingSign;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.CornerMark;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.HintSettings;
import millebornes.desktop.controls.LanguageThemeControlFactory;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.SegmentedBarItem;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.settings.PreviewedChoice.Moment;
import millebornes.desktop.tabletop.JourneyLightSetting;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextScale;
import millebornes.session.flow.CurtainExtent;

/// Creates the settings whose values are tiles with pictures, and observes which tile is pointed at.
final class PictureSettingFactory {

    /// The px by which the tiles with letters, which need less height than landscapes, grow with each px of a picture's.
    static final double TEXT_GROWTH = 0.4;

    /// The size of the icon of a setting, in px at the usual text size.
    private static final double SIGN = 26;

    private final ScreenContext context;
    private final SettingPictureFactory pictures;
    private final Map<ToggleButton, PreviewedChoice> tiles = new LinkedHashMap<>();
    private final DoubleProperty pictureHeight = new SimpleDoubleProperty(this, "pictureHeight");
    private final ObjectProperty<PreviewedChoice> pointed =
            new SimpleObjectProperty<>(this, "pointed", PreviewedChoice.AS_SET);

    PictureSettingFactory(ScreenContext context) {
        this.context = context;
        this.pictures = new SettingPictureFactory(context);
    }

    /// The height of all pictures, in px; to be set by their page.
    DoubleProperty pictureHeightProperty() {
        return pictureHeight;
    }

    /// The value under the mouse, or else the one that has the focus.
    ReadOnlyObjectProperty<PreviewedChoice> pointedProperty() {
        return pointed;
    }

    Node texts() {
        return setting(
                SettingSign.TEXT,
                "settings.text",
                Stream.iterate(TextScale.LEAST, percent -> percent <= TextScale.MOST, percent -> percent + 25)
                        .map(percent -> SegmentedBarItem.of(
                                "text-" + percent, percent, context.words().text("settings.text.percent", percent)))
                        .toList(),
                pictures.texts(),
                context.look().textScale().percent(),
                Moment.TURN,
                (changed, percent) ->
                        changed.look(new AppearanceSettings(changed.look().theme(), new TextScale(percent))));
    }

    Node languages() {
        return setting(
                SettingSign.LANGUAGE,
                "settings.language",
                LanguageThemeControlFactory.languageItems(),
                pictures.languages(),
                context.language(),
                Moment.TURN,
                ScreenContext::language);
    }

    Node themes() {
        return setting(
                SettingSign.THEME,
                "settings.theme",
                items("theme", ColourTheme.values(), theme -> "settings.theme." + theme.name()),
                pictures.themes(),
                context.look().theme(),
                Moment.TURN,
                (changed, theme) -> changed.look(
                        new AppearanceSettings(theme, changed.look().textScale())));
    }

    /// The hint level of every game; a table changes it for its own kind of game only.
    Node hints() {
        return setting(
                SettingSign.HINTS,
                "hint.mode",
                items("hints", HintLevel.values(), HintLevel::textKey),
                pictures.hints(),
                context.hintSettings().usual(),
                Moment.TURN,
                (changed, level) -> changed.hintSettings(HintSettings.everywhere(level)));
    }

    Node curtains() {
        return setting(
                SettingSign.CURTAIN,
                "settings.curtain",
                items("curtain", CurtainExtent.values(), CurtainExtent::textKey),
                pictures.curtains(),
                context.curtain(),
                Moment.CURTAIN,
                ScreenContext::curtain);
    }

    Node lights() {
        return setting(
                SettingSign.LIGHT,
                "settings.light",
                items("light", JourneyLightSetting.values(), light -> "settings.light." + light.name()),
                pictures.lights(),
                context.light(),
                Moment.EVENING,
                ScreenContext::light);
    }

    Node paces() {
        return setting(
                SettingSign.PACE,
                "settings.pace",
                items("pace", Pace.values(), pace -> "settings.pace." + pace.name()),
                pictures.paces(),
                context.pace(),
                Moment.DRIVE,
                ScreenContext::pace);
    }

    /// @param textKey the key of the text of a value
    private <E extends Enum<E>> List<SegmentedBarItem<E>> items(String id, E[] values, Function<E, String> textKey) {
        return Stream.of(values)
                .map(value -> SegmentedBarItem.of(
                        id + "-" + value.name().toLowerCase(Locale.ROOT),
                        value,
                        context.words().text(textKey.apply(value))))
                .toList();
    }

    /// A setting: an icon for players who cannot read, a text for those who can, and a tile for each value.
    private <T> Node setting(
            SettingSign sign,
            String key,
            List<SegmentedBarItem<T>> items,
            List<Region> pictures,
            T chosen,
            Moment moment,
            BiConsumer<ScreenContext, T> choose) {
        String title = context.words().text(key);
        HBox bar = SegmentedBarItem.segmentedBar(
                context.words(), title, items, chosen, value -> choose.accept(context, value));
        SegmentedBarItem.fill(bar);
        bar.setSpacing(Sizes.SMALL_GAP);
        bar.getStyleClass().setAll(StyleClasses.PICTURE_CHOICE);
        for (int at = 0; at < items.size(); at++) {
            T value = items.get(at).value();
            ToggleButton tile = (ToggleButton) bar.getChildren().get(at);
            paint(tile, pictures.get(at), sign == SettingSign.TEXT ? TEXT_GROWTH : 1);
            tiles.put(tile, new PreviewedChoice(moment, changed -> choose.accept(changed, value)));
            tile.hoverProperty().subscribe(_ -> point());
        }
        bar.sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(_ -> point());
        return ColumnScrollPane.keptWhole(ControlFactory.column(
                ControlFactory.row(sign(context, sign), ControlFactory.label(title, StyleClasses.STRONG)), bar));
    }

    /// The icon of a setting, as large as its heading is high.
    static Node sign(ScreenContext context, SettingSign sign) {
        double size = context.look().textScale().of(SIGN);
        return new DrawingPane(context.art().signs().setting(sign), size, size);
    }

    /// Puts a picture above the text of a tile, and a tick on its corner while it is selected.
    ///
    /// @param growth the px by which the picture grows with each px of the usual height
    private void paint(ToggleButton tile, Region picture, double growth) {
        CornerMark tick = CornerMark.tick(context.look().palette(), Sizes.TINY_GAP);
        tick.visibleProperty().bind(tile.selectedProperty());
        StackPane graphic = new StackPane(picture, tick);
        graphic.prefWidthProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> tile.getWidth()
                                - tile.getInsets().getLeft()
                                - tile.getInsets().getRight(),
                        tile.widthProperty(),
                        tile.insetsProperty()));
        picture.setMinSize(0, 0);
        graphic.setMinSize(0, 0);
        graphic.prefHeightProperty().bind(SettingsColumn.growing(pictureHeight, SettingsColumn.LEAST, growth));
        tile.setAlignment(Pos.TOP_CENTER);
        tile.setContentDisplay(ContentDisplay.TOP);
        tile.setGraphic(graphic);
    }

    private void point() {
        pointed.set(tiles.keySet().stream()
                .filter(ToggleButton::isHover)
                .findFirst()
                .or(() -> tiles.keySet().stream()
                        .filter(tile -> tile.getScene() != null
                                && tile.equals(tile.getScene().getFocusOwner()))
                        .findFirst())
                .map(tiles::get)
                .orElse(PreviewedChoice.AS_SET));
    }
}
