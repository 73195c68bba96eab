package millebornes.desktop.tabletop.controls;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import millebornes.desktop.tabletop.controls.ControlsPicture.Control;
import millebornes.desktop.tabletop.controls.ControlsPicture.Sign;
import millebornes.desktop.tabletop.controls.ControlsPicture.State;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

/// What stands on a button: its words, or a sign whose words are in the tooltip.
final class ButtonFace {

    private static final String BETWEEN = " · ";

    private ButtonFace() {}

    static void put(Button button, Control control) {
        boolean words = control.sign() == Sign.WORDS;
        button.setText(words ? control.text() : "");
        button.setAccessibleText(control.text());
        button.setContentDisplay(words ? ContentDisplay.TOP : ContentDisplay.GRAPHIC_ONLY);
        @Nullable Ikon ikon = ikon(control);
        button.setGraphic(ikon == null ? null : new FontIcon(ikon));
        String tip = Stream.of(words ? "" : control.text(), control.hint())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(BETWEEN));
        button.setTooltip(tip.isEmpty() ? null : new Tooltip(tip));
    }

    /// What the rules forbid wears a lock and can be pressed all the same, to be told why.
    private static @Nullable Ikon ikon(Control control) {
        return switch (control.sign()) {
            case WORDS -> control.state() == State.LOCKED ? MaterialDesignL.LOCK : null;
            case LAMP_OFF -> MaterialDesignL.LIGHTBULB_OUTLINE;
            case LAMP -> MaterialDesignL.LIGHTBULB;
            case LAMP_ON -> MaterialDesignL.LIGHTBULB_ON;
            case SOUND -> MaterialDesignV.VOLUME_HIGH;
            case SILENCE -> MaterialDesignV.VOLUME_OFF;
        };
    }
}
