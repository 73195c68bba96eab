/// Paints what the model says on a canvas of 320 × 200 pixels, and says what lies at one of them.
///
/// Example: `MicroPainter.paint(state)` is the whole screen of a game.
///
/// Left out on purpose: what is shown, which the model says, and the window.
@NullMarked
package millebornes.desktop.screens.micro.paint;

import org.jspecify.annotations.NullMarked;
