/// One running match whose seats phones can hold: keys, claims, messages, moves. Independent of HTTP.
///
/// Example: `gateway.claim(digest, 0, "Lou", words)` gives the first seat to anyone who has the right key.
///
/// Left out on purpose: the network, and the window.
@NullMarked
package millebornes.net.table;

import org.jspecify.annotations.NullMarked;
