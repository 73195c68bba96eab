/// Golden playthroughs: whole games as readable text, one for each edition and main variant, compared line by line.
/// What changes in them when a rule is changed is to be read before it is recorded again.
///
/// Example: `src/test/resources/golden/classic-2.game`; the README beside it tells how to record.
///
/// Left out on purpose: a verdict whether a game is right. Scenarios and laws give that.
@NullMarked
package millebornes.engine.golden;

import org.jspecify.annotations.NullMarked;
