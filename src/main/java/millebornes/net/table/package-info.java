/// One running match whose seats phones can hold: keys, claims, messages, moves. There is no web in here.
///
/// Example: `table.call(() -> table.claims().claim(access, 0, "Lou"))` gives a seat to whoever has the right key.
///
/// Left out on purpose: everything that listens on a network, and everything that shows a table to those who sit at it.
@NullMarked
package millebornes.net.table;

import org.jspecify.annotations.NullMarked;
