/// The phones page: codes to scan, the holders of seats, and help with connection problems.
///
/// Example: `new PhonesPresenter(words, game).present(status, now, 0)` is the page as a value.
///
/// Left out on purpose: servers and sockets ([millebornes.net.host]).
@NullMarked
package millebornes.desktop.phones;

import org.jspecify.annotations.NullMarked;
