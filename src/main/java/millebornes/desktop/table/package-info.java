/// What is asked over the table, and the answers that may be given.
///
/// Example: a [Question] with two answers offers exactly those, whatever the person holds.
///
/// Left out on purpose: where it is shown and what an answer does.
@NullMarked
package millebornes.desktop.table;

import org.jspecify.annotations.NullMarked;
