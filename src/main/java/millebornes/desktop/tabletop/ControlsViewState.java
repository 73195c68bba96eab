package millebornes.desktop.tabletop;

import java.util.List;

/// The buttons beside the card tray.
///
/// @param buttons in the order in which they stand
/// @param buttonStyle how a button says what it does
public record ControlsViewState(List<ButtonViewState> buttons, ButtonStyle buttonStyle) {

    /// How a button says what it does.
    public enum ButtonStyle {
        WORDS,
        /// a large sign over its words, for those who cannot read
        SIGNS
    }

    /// One button.
    ///
    /// @param command what it does
    /// @param text what it says
    /// @param hint its tooltip, or empty
    /// @param state whether it can be pressed
    /// @param icon what it shows instead of words; the words are then its tooltip's and a screen reader's
    public record ButtonViewState(TableCommand command, String text, String hint, ButtonState state, ButtonIcon icon) {}

    /// What is on a button.
    public enum ButtonIcon {
        WORDS,
        /// a lamp: dark, lit, or lit with rays
        LAMP_OFF,
        LAMP,
        LAMP_ON,
        /// a loudspeaker: heard, or crossed out
        SOUND,
        SILENCE,
        /// a speaker: plain, or crossed out
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

    /// Whether a button can be pressed, and whether it is what is usually pressed next.
    public enum ButtonState {
        DISABLED,
        /// it does nothing now, and its tooltip says why
        IDLE,
        /// the rules forbid it; pressing it says why
        LOCKED,
        ENABLED,
        SUGGESTED
    }

    public ControlsViewState {
        buttons = List.copyOf(buttons);
    }
}
