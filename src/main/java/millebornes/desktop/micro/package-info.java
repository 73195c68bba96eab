/// How the game of the 1980s is played on its screen, without a toolkit: what is asked, what the arrows and the space
/// bar do, and everything that is seen.
///
/// Example: `game.step(1); game.press();` chooses *Coup-fourré*; `new MicroPresenter(words).present(game)` is the
/// picture after it.
///
/// Left out on purpose: the rules, which are the engine's, and pixels.
@NullMarked
package millebornes.desktop.micro;

import org.jspecify.annotations.NullMarked;
