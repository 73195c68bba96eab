/// The page of the phones: codes to be scanned, who is there, and what may be wrong where nobody is heard.
///
/// Example: `new PhonesScreen(context, desk, exits)` shows the phones of the match that is played.
///
/// Left out on purpose: the page on a phone itself, which a browser shows (`resources/phones`).
@NullMarked
package millebornes.desktop.screens.phones;

import org.jspecify.annotations.NullMarked;
