/// The table where a round is played: inputs in, pictures and movements out; the log, and what lies over the table
/// (curtain, question, advice, the reason why not).
///
/// Example: a [Question] with two answers offers exactly those, whatever the person holds.
///
/// Left out on purpose: the rules. Everything that is shown is made of what one person may know.
@NullMarked
package millebornes.desktop.table;

import org.jspecify.annotations.NullMarked;
