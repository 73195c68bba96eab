package millebornes.desktop.tabletop;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import millebornes.desktop.art.DiscardIcon;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.ControlsViewState.ButtonIcon;
import millebornes.desktop.tabletop.ControlsViewState.ButtonState;
import millebornes.desktop.tabletop.ControlsViewState.ButtonStyle;
import millebornes.desktop.tabletop.ControlsViewState.ButtonViewState;
import millebornes.desktop.theme.SceneStyler;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignN;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

/// Sets what a button shows: its text, with a large icon above it for players who cannot read; or an icon alone, with
/// the text as tooltip.
final class ButtonContentSetter {

    private static final String BETWEEN = " · ";

    /// The size of an icon above a text, in px at the usual text size; and of a lock.
    private static final double SIGN = 32;

    /// The size of the icon of a discard, which is a picture with two parts, and its greatest share of the height of a button
    /// without text.
    private static final double LARGE_SIGN = 42;

    private static final double LARGE_SHARE = 0.8;

    private static final double LOCK = 16;
    private static final double LAMP = 24;

    /// The greatest share of its button's height, and of its width, that an icon takes.
    private static final double SHARE = 0.6;

    private static final double BREADTH = 0.84;

    private ButtonContentSetter() {}

    /// @param text the factor by which text is larger than designed
    /// @param rect the rectangle of the button, which limits the icon
    static void put(Button button, ButtonViewState control, ButtonStyle style, double text, Rect rect) {
        boolean words = control.icon() == ButtonIcon.WORDS && style != ButtonStyle.ICONS;
        button.setText(words ? control.text() : "");
        button.setAccessibleText(control.text());
        button.setContentDisplay(words ? ContentDisplay.TOP : ContentDisplay.GRAPHIC_ONLY);
        button.setGraphic(graphic(control, style, text, rect));
        String tip = Stream.of(words ? "" : control.text(), control.hint())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(BETWEEN));
        button.setTooltip(tip.isEmpty() ? null : new Tooltip(tip));
    }

    private static @Nullable Node graphic(ButtonViewState control, ButtonStyle style, double text, Rect rect) {
        double most = rect.height() * SHARE;
        boolean signs = style != ButtonStyle.WORDS;
        @Nullable Ikon small = ikon(control);
        if (small == null && !signs) {
            return null;
        }
        if (small == null && control.command() == TableCommand.DISCARD) {
            double high = style == ButtonStyle.ICONS ? rect.height() * LARGE_SHARE : most;
            return new DiscardIcon(Math.min(LARGE_SIGN * text, Math.min(high, rect.width() * BREADTH)));
        }
        FontIcon icon = new FontIcon(small == null ? sign(control.command()) : small);
        double size = signs ? SIGN : control.icon() == ButtonIcon.WORDS ? LOCK : LAMP;
        SceneStyler.iconSize(icon, Math.min(size * text, most));
        return icon;
    }

    private static Ikon sign(TableCommand command) {
        return switch (command) {
            case DISCARD -> MaterialDesignT.TRAY;
            case END_TURN -> MaterialDesignA.ACCOUNT_ARROW_RIGHT;
            case STUCK -> MaterialDesignC.CANCEL;
            case HINTS -> MaterialDesignL.LIGHTBULB;
            case UNDO -> MaterialDesignU.UNDO;
            case REDO -> MaterialDesignR.REDO;
            case LOG -> MaterialDesignN.NEWSPAPER_VARIANT_OUTLINE;
            case MUTE -> MaterialDesignV.VOLUME_HIGH;
            case SPEAK -> MaterialDesignA.ACCOUNT_VOICE;
            case PAUSE -> MaterialDesignP.PLAY_PAUSE;
            case SPEED -> MaterialDesignS.SPEEDOMETER;
            case SKIP -> MaterialDesignF.FAST_FORWARD;
            case MENU -> MaterialDesignM.MENU;
        };
    }

    /// The icon of a button. An action that the rules forbid has a lock, and pressing it tells the reason.
    private static @Nullable Ikon ikon(ButtonViewState control) {
        return switch (control.icon()) {
            case WORDS -> control.state() == ButtonState.LOCKED ? MaterialDesignL.LOCK : null;
            case LAMP_OFF -> MaterialDesignL.LIGHTBULB_OUTLINE;
            case LAMP -> MaterialDesignL.LIGHTBULB;
            case LAMP_ON -> MaterialDesignL.LIGHTBULB_ON;
            case SOUND -> MaterialDesignV.VOLUME_HIGH;
            case SILENCE -> MaterialDesignV.VOLUME_OFF;
            case VOICE -> MaterialDesignA.ACCOUNT_VOICE;
            case VOICE_OFF -> MaterialDesignA.ACCOUNT_VOICE_OFF;
            case LOG -> MaterialDesignN.NEWSPAPER_VARIANT_OUTLINE;
            case MENU -> MaterialDesignM.MENU;
            case UNDO -> MaterialDesignU.UNDO;
            case REDO -> MaterialDesignR.REDO;
        };
    }
}
