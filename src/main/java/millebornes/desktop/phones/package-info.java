/// The page of the phones: codes to scan, who holds which seat, and what may be wrong.
///
/// Example: `new PhonesPresenter(words, game).present(status, now, 0)` is the page as a value.
///
/// Left out on purpose: servers and sockets ([millebornes.net.host]).
@NullMarked
package millebornes.desktop.phones;

import org.jspecify.annotations.NullMarked;
