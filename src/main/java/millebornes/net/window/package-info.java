/// The running match of a window, open to phones: a server that comes and goes, who was heard, and the keys of the
/// seats, kept beside the game so that phones find it again.
///
/// Example: `new WindowPhones(home, Platform::runLater, clock).open(driver, game, changed)` opens the table of a session;
/// closing it frees the port.
///
/// Left out on purpose: how any of it is shown, and the tables of [millebornes.net.host], which have no window.
@NullMarked
package millebornes.net.window;

import org.jspecify.annotations.NullMarked;
