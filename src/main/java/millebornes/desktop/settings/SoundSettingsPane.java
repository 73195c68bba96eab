package millebornes.desktop.settings;

import atlantafx.base.controls.ProgressSliderSkin;
import atlantafx.base.controls.ToggleSwitch;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.IconArt.SettingSign;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.EmoteSetting;
import millebornes.desktop.controls.RebuildingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.sound.SoundPlan;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.sound.SpeechSetting;
import millebornes.desktop.sound.TextToSpeech;
import millebornes.desktop.sound.VolumeSetting;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

/// The settings of volume, voice and signs. Releasing the slider plays a sample; without an audio device a line says
/// so.
final class SoundSettingsPane extends VBox {

    private static final int STEP = 10;

    /// The width of the text beside the slider, in px: that of the longest one, so that the slider's length is
    /// constant.
    private static final double NUMBER = 56;

    private final ScreenContext context;
    private final Slider slider = new Slider(0, VolumeSetting.MOST, 0);
    private final Label percent = ControlFactory.label("", StyleClasses.STRONG);
    private final Button mute;

    SoundSettingsPane(ScreenContext context) {
        super(Sizes.SMALL_GAP);
        this.context = context;
        this.mute = ControlFactory.icon("mute", MaterialDesignV.VOLUME_HIGH, "", this::toggle);
        percent.setMinWidth(context.look().textScale().of(NUMBER));
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
            Label none = ControlFactory.label(words().text("settings.voice.none"), StyleClasses.NOTE);
            none.setId("no-voice");
            none.setPadding(new Insets(0, 0, 0, Sizes.PANEL_PADDING));
            return none;
        }
        ToggleSwitch toggle = ControlFactory.toggle("speech", words().text("settings.voice"));
        toggle.setSelected(context.speech().isOn());
        toggle.selectedProperty().subscribe((_, on) -> {
            context.speech(on ? SpeechSetting.ON : SpeechSetting.OFF);
            if (on) {
                context.voice().say(words().text("settings.voice.sample"), context.language());
            }
        });
        return switching(MaterialDesignA.ACCOUNT_VOICE, "settings.voice", toggle);
    }

    /// The switch of the signs that players send with their phones.
    private Node signs() {
        ToggleSwitch toggle = ControlFactory.toggle("signs", words().text("settings.signs"));
        toggle.setSelected(context.signs() == EmoteSetting.SHOWN);
        toggle.selectedProperty().subscribe((_, on) -> context.signs(on ? EmoteSetting.SHOWN : EmoteSetting.HIDDEN));
        return switching(MaterialDesignB.BULLHORN, "settings.signs", toggle);
    }

    private Node switching(Ikon sign, String key, ToggleSwitch toggle) {
        return tile(
                new FontIcon(sign),
                ControlFactory.label(words().text(key), StyleClasses.READING),
                ControlFactory.spring(),
                toggle);
    }

    private static HBox tile(Node... parts) {
        HBox tile = ControlFactory.row(parts);
        tile.getStyleClass().add(StyleClasses.TILE);
        tile.setMinHeight(Sizes.JUNIOR_TARGET);
        return ColumnScrollPane.keptWhole(tile);
    }

    private Words words() {
        return context.words();
    }
}
