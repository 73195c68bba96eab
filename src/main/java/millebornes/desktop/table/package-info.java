/// The page of the table where a round is played: it takes input and shows states and animations; the log, and the
/// overlays of the table (curtain, question, hint, refusal).
///
/// Example: a [Question] with two answers offers exactly those, whatever the hand.
///
/// Left out on purpose: the rules. Everything shown is made from what one person may know.
@NullMarked
package millebornes.desktop.table;

import org.jspecify.annotations.NullMarked;
