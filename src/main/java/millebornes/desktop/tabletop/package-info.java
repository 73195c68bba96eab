/// The parts of the table around the board (hand, seats, draw pile, banner, buttons), flying cards, the picture of a
/// coup-fourré, and the view state of each.
///
/// Example: `banner.show(new TurnBannerViewState(Livery.A, "À Anna de jouer", "Limitée à 50"))`.
///
/// Left out on purpose: which buttons there are and what they do. The presenter decides that in a view state and is
/// called when one is pressed.
@NullMarked
package millebornes.desktop.tabletop;

import org.jspecify.annotations.NullMarked;
