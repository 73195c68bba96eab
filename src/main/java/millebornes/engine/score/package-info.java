/// Points: every one with its reason. A sheet is written once, when the round is over; nobody else adds anything up.
///
/// Example: `RoundScorer.of(rules, round).scores().getFirst().total()`.
///
/// Left out on purpose: totals over rounds (the match keeps them) and names of marks in a language.
@NullMarked
package millebornes.engine.score;

import org.jspecify.annotations.NullMarked;
