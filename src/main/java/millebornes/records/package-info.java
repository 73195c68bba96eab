/// Records of finished matches: scores for each name, the travel album, the deals of the day, each in one file that
/// window and terminal share.
///
/// Example: `PlayerStatistics.of(ScoresCodec.in(home).read(), null)` is one line for each name, the one with the most wins
/// first.
///
/// Left out on purpose: when a match counts, which the caller decides, and the display of scores.
@NullMarked
package millebornes.records;

import org.jspecify.annotations.NullMarked;
