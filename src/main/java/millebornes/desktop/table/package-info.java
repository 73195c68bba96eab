/// The screen on which a round is played: input, view states, animations, the log, and the overlays (curtain, question,
/// hint, refusal).
///
/// Example: a [QuestionBarViewState] with two answers offers exactly those, whatever the hand.
///
/// Left out on purpose: the rules. Everything shown is made from what one person may know.
@NullMarked
package millebornes.desktop.table;

import org.jspecify.annotations.NullMarked;
