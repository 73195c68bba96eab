/// What is remembered of matches that are over: scores for each name, the travel album, the deal of the day, each in
/// one file for every way in.
///
/// Example: `PlayerScore.of(new ScoreFile(home).read(), null)` is one line for each name, the one with the most wins
/// first.
///
/// Left out on purpose: when a match counts, which is the business of whoever keeps the games, and how scores look.
@NullMarked
package millebornes.records;

import org.jspecify.annotations.NullMarked;
