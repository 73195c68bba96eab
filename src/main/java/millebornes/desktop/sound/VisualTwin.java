package millebornes.desktop.sound;

import millebornes.desktop.motion.ScheduledMovement;

/// The visual equivalent of a sound.
sealed interface VisualTwin {

    /// A movement of the same plan. Without animations, its result on the table: the token, the car on its square.
    record MovementSeen(ScheduledMovement movement) implements VisualTwin {}

    /// The number beside the volume slider.
    record VolumeNumber() implements VisualTwin {}

    /// The picture of the home computer changes: its cursor, its dialogue line or a field of it.
    record PixelsChanged() implements VisualTwin {}

    /// The curtain covers the cards.
    record CurtainFall() implements VisualTwin {}
}
