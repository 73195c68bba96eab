package millebornes.desktop.settings;

import atlantafx.base.controls.ProgressSliderSkin;
import atlantafx.base.controls.ToggleSwitch;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.IconArt.SettingSign;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.EmoteSetting;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.RebuildingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.sound.SoundPlan;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.sound.SpeechSetting;
import millebornes.desktop.sound.TextToSpeech;
import millebornes.desktop.sound.VolumeSetting;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

/// The settings of volume, voice and signs, a tile each. Releasing the slider plays a sample; without an audio device a
/// line says so.
final class SoundSettingsPane extends VBox {

    private static final int STEP = 10;

    /// The width of the text beside the slider, in px: that of the longest one, so that the slider's length is
    /// constant.
    private static final double NUMBER = 56;

    /// The px by which the three tiles grow with each px of the height of a picture.
    static final double TILES_GROWTH = 0.6;

    /// The size of an icon, in px at the usual text size.
    private static final double ICON = 24;

    private final ScreenContext context;
    private final ReadOnlyDoubleProperty pictureHeight;
    private final Slider slider = new Slider(0, VolumeSetting.MOST, 0);
    private final Label percent = ControlFactory.label("", StyleClasses.STRONG);
    private final Button mute;

    /// @param pictureHeight the height of the pictures of other settings, in px
    SoundSettingsPane(ScreenContext context, ReadOnlyDoubleProperty pictureHeight) {
        super(Sizes.SMALL_GAP);
        this.context = context;
        this.pictureHeight = pictureHeight;
        this.mute = ControlFactory.icon("mute", MaterialDesignV.VOLUME_HIGH, "", this::toggle);
        percent.setMinWidth(context.look().textScale().of(NUMBER));
        percent.setAlignment(Pos.CENTER_RIGHT);
        percent.setId("volume-percent");
        slider.setId("volume");
        slider.setSkin(new ProgressSliderSkin(slider));
        slider.setAccessibleText(words().text("settings.sound.volume"));
        slider.setBlockIncrement(STEP);
        slider.setMinHeight(Sizes.TARGET);
        // A drag may arrive without a press, when the pressed node was removed; the slider's thumb fails then.
        slider.addEventFilter(MouseEvent.MOUSE_DRAGGED, event -> {
            if (event.getTarget() instanceof Node node && !node.isPressed()) {
                event.consume();
            }
        });
        slider.setValue(context.loudness().percent());
        slider.valueProperty().subscribe((_, now) -> moved((int) Math.round(now.doubleValue())));
        slider.valueChangingProperty().subscribe((_, now) -> {
            if (!now) {
                listen();
            }
        });
        HBox.setHgrow(slider, Priority.ALWAYS);
        getChildren()
                .setAll(
                        ColumnScrollPane.keptWhole(ControlFactory.column(
                                ControlFactory.row(
                                        PictureSettingFactory.sign(context, SettingSign.SOUND),
                                        ControlFactory.label(words().text("settings.sound"), StyleClasses.STRONG)),
                                tile(mute, slider, percent))),
                        speech(),
                        signs(),
                        new RebuildingPane(this::output, context.sounds().output()));
        show();
    }

    private void toggle() {
        context.loudness(context.loudness().toggled());
        slider.setValue(context.loudness().percent());
        show();
        listen();
    }

    private void moved(int volume) {
        if (volume != context.loudness().percent()) {
            context.loudness(context.loudness().at(volume));
            show();
            if (!slider.isValueChanging()) {
                listen();
            }
        }
    }

    private void listen() {
        context.sounds().play(SoundPlan.SAMPLE);
    }

    private void show() {
        VolumeSetting volume = context.loudness();
        Ikon ikon = volume.isSilent() ? MaterialDesignV.VOLUME_OFF : MaterialDesignV.VOLUME_HIGH;
        mute.setGraphic(new FontIcon(ikon));
        ControlFactory.explain(mute, words().text(volume.isSilent() ? "table.act.UNMUTE" : "table.act.MUTE"));
        percent.setText(
                volume.isSilent()
                        ? words().text("settings.sound.off")
                        : words().text("settings.sound.percent", volume.percent()));
    }

    private Node output() {
        Label none = ControlFactory.label(words().text("settings.sound.none"), StyleClasses.BODY);
        none.setId("no-sound");
        none.setMaxWidth(Double.MAX_VALUE);
        boolean missing = context.sounds().output().get() == SoundPlayer.SoundAvailability.MISSING;
        none.setVisible(missing);
        none.setManaged(missing);
        return none;
    }

    /// The switch of the voice; if the machine has none, a line that says so.
    private Node speech() {
        if (context.voice().availability() == TextToSpeech.VoiceAvailability.MISSING) {
            Label none = ControlFactory.label(words().text("settings.voice.none"), StyleClasses.READING);
            none.setId("no-voice");
            return described(MaterialDesignA.ACCOUNT_VOICE, none);
        }
        ToggleSwitch toggle = ControlFactory.toggle("speech", words().text("settings.voice"));
        toggle.setSelected(context.speech().isOn());
        toggle.selectedProperty().subscribe((_, on) -> {
            context.speech(on ? SpeechSetting.ON : SpeechSetting.OFF);
            if (on) {
                context.voice().say(words().text("settings.voice.sample"), context.language());
            }
        });
        return described(
                MaterialDesignA.ACCOUNT_VOICE,
                ControlFactory.label(words().text("settings.voice"), StyleClasses.READING),
                ControlFactory.spring(),
                toggle);
    }

    /// The switch of the signs that players send with their phones.
    private Node signs() {
        ToggleSwitch toggle = ControlFactory.toggle("signs", words().text("settings.signs"));
        toggle.setSelected(context.signs() == EmoteSetting.SHOWN);
        toggle.selectedProperty().subscribe((_, on) -> context.signs(on ? EmoteSetting.SHOWN : EmoteSetting.HIDDEN));
        VBox described = new VBox(ControlFactory.label(words().text("settings.signs"), StyleClasses.READING));
        described.setAlignment(Pos.CENTER_LEFT);
        if (!PageTitlePlate.isLarge(context)) {
            described.getChildren().add(ControlFactory.label(words().text("settings.signs.note"), StyleClasses.NOTE));
        }
        return described(MaterialDesignB.BULLHORN, described, ControlFactory.spring(), toggle);
    }

    /// A tile with an icon that is below the button of the volume.
    private Node described(Ikon sign, Node... parts) {
        FontIcon icon = new FontIcon(sign);
        SceneStyler.iconSize(icon, context.look().textScale().of(ICON));
        StackPane place = new StackPane(icon);
        place.minWidthProperty().bind(mute.widthProperty());
        HBox tile = tile(place);
        tile.getChildren().addAll(parts);
        return tile;
    }

    private HBox tile(Node... parts) {
        HBox tile = ControlFactory.row(parts);
        tile.getStyleClass().add(StyleClasses.TILE);
        tile.minHeightProperty().bind(SettingsColumn.growing(pictureHeight, Sizes.JUNIOR_TARGET, TILES_GROWTH / 3));
        return ColumnScrollPane.keptWhole(tile);
    }

    private Words words() {
        return context.words();
    }
}
