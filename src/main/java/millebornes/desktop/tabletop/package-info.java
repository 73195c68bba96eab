/// The parts of the table around the board (hand, seats, draw pile, banner, buttons), cards on their way, what is shown
/// large for a moment, and the plain data that each of them shows.
///
/// Example: `banner.show(new TurnBannerViewState(Livery.A, "À Anna de jouer", "Limitée à 50"))`.
///
/// Left out on purpose: when a button is there and what it does. Whoever knows the game says so in a state and hears
/// which button was pressed.
@NullMarked
package millebornes.desktop.tabletop;

import org.jspecify.annotations.NullMarked;
