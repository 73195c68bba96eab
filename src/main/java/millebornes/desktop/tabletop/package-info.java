/// The parts of the table around the board (hand, seats, draw pile, banner, buttons), flying cards and enlarged
/// announcements, and the view state of each.
///
/// Example: `banner.show(new TurnBannerViewState(Livery.A, "À Anna de jouer", "Limitée à 50"))`.
///
/// Left out on purpose: the presence and effect of buttons. The presenter decides them in a view state and is notified
/// of presses.
@NullMarked
package millebornes.desktop.tabletop;

import org.jspecify.annotations.NullMarked;
