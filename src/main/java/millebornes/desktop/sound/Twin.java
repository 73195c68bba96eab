package millebornes.desktop.sound;

import millebornes.desktop.motion.Timed;

/// What is seen while a sound is heard.
public sealed interface Twin {

    /// A movement of the same plan. Where nothing moves, what it leaves on the table: the token, the car on its square.
    record Moving(Timed timed) implements Twin {}

    /// The number beside the volume's slider.
    record Volume() implements Twin {}

    /// The curtain covers the cards.
    record Curtain() implements Twin {}
}
