/// The screen of a home computer of the 1980s: what is asked, what the arrows and the space bar do, and a picture of
/// 320 × 200 pixels in sixteen colours.
///
/// Example: `game.step(1); game.press();` chooses *Coup-fourré*; `new MicroPresenter(words).present(game)` is the
/// picture after it.
///
/// Left out on purpose: the rules, which are the engine's.
@NullMarked
package millebornes.desktop.micro;

import org.jspecify.annotations.NullMarked;
