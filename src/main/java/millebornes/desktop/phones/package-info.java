/// What the page of the phones shows, made of what is known of each seat and of what was heard; without a toolkit.
///
/// Example: `new PhonesPresenter(words, game).present(status, now, 0)` is the page as a value.
///
/// Left out on purpose: servers and sockets ([millebornes.net.host]) and drawing.
@NullMarked
package millebornes.desktop.phones;

import org.jspecify.annotations.NullMarked;
