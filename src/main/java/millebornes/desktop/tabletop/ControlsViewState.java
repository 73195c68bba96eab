package millebornes.desktop.tabletop;

import java.util.List;

/// The buttons beside the card tray.
///
/// @param buttons in their order on screen
/// @param buttonStyle the style of all buttons
public record ControlsViewState(List<ButtonViewState> buttons, ButtonStyle buttonStyle) {

    /// The style of the buttons.
    public enum ButtonStyle {
        WORDS,
        /// a large icon above the text, for players who cannot read
        SIGNS,
        /// a large icon alone, where text is large
        ICONS
    }

    /// One button.
    ///
    /// @param command its action
    /// @param text its text
    /// @param hint its tooltip, or empty
    /// @param state whether it can be pressed
    /// @param icon its icon, which replaces the text; the text is then the tooltip, also read by screen readers
    public record ButtonViewState(TableCommand command, String text, String hint, ButtonState state, ButtonIcon icon) {}

    /// The icons of buttons. Those of a setting that is on and off have two constants.
    public enum ButtonIcon {
        WORDS,
        /// a lamp: dark, lit, or lit with rays
        LAMP_OFF,
        LAMP,
        LAMP_ON,
        /// a loudspeaker, on or crossed out
        SOUND,
        SILENCE,
        /// a speaking face, plain or crossed out
        VOICE,
        VOICE_OFF,
        /// an arrow back
        UNDO,
        /// an arrow forward
        REDO,
        /// a newspaper
        LOG,
        /// three bars
        MENU
    }

    /// Whether a button can be pressed, and whether it is the usual next action.
    public enum ButtonState {
        DISABLED,
        /// it has no effect now, and its tooltip says why
        IDLE,
        /// the rules forbid it; pressing it says why
        LOCKED,
        ENABLED,
        SUGGESTED
    }

    /// The same buttons with icons alone.
    public ControlsViewState inIcons() {
        return new ControlsViewState(buttons, ButtonStyle.ICONS);
    }

    /// These buttons but that of a command.
    public ControlsViewState without(TableCommand command) {
        return new ControlsViewState(
                buttons.stream().filter(button -> button.command() != command).toList(), buttonStyle);
    }

    public ControlsViewState {
        buttons = List.copyOf(buttons);
    }
}
