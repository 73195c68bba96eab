/// One running match whose seats phones can hold: keys, claims, messages, moves. Independent of HTTP.
///
/// Example: `table.call(() -> table.claims().claim(access, 0, "Lou"))` gives a seat to anyone who has the right key.
///
/// Left out on purpose: the network, and the window.
@NullMarked
package millebornes.net.table;

import org.jspecify.annotations.NullMarked;
