/// Whose turn it is, the buttons of the table, and how words are set on it.
///
/// Example: `banner.show(new TurnBannerViewState(Livery.A, "À Anna de jouer", "Limitée à 50"))`.
///
/// Left out on purpose: when a button is there and what it does. Whoever knows the game says so in a picture and hears
/// which act was pressed.
@NullMarked
package millebornes.desktop.tabletop;

import org.jspecify.annotations.NullMarked;
