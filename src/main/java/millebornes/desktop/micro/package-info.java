/// The emulated screen of a home computer of the 1980s: its questions, its input by arrows and space bar, and its
/// picture of 320 × 200 pixels in sixteen colours.
///
/// Example: `game.step(1); game.press();` chooses *Coup-fourré*; `new MicroPresenter(words).present(game)` is the
/// picture after it.
///
/// Left out on purpose: the rules, which are in the engine.
@NullMarked
package millebornes.desktop.micro;

import org.jspecify.annotations.NullMarked;
