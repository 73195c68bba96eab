package millebornes.desktop.settings;

import java.util.function.Consumer;
import millebornes.desktop.controls.ScreenContext;

/// What the preview shows: the settings as they are, or with one that is pointed at.
///
/// @param moment the moment in which the setting matters
/// @param change applies the value to the settings of the preview
record PreviewedChoice(Moment moment, Consumer<ScreenContext> change) {

    /// The settings as they are.
    static final PreviewedChoice AS_SET = new PreviewedChoice(Moment.TURN, _ -> {});

    /// A moment of a game.
    enum Moment {
        /// a player looks at the hand
        TURN,
        /// doors cover the hand of the next player
        CURTAIN,
        /// a car drives
        DRIVE,
        /// the leader is near the end of the road
        EVENING
    }
}
