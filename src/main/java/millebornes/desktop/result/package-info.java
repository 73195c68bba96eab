/// The end of a round (podium, race, score sheet) and of a match (ceremony, cup, chart of the match, decisive choices).
///
/// Example: `new CeremonyTimeline(4).trophy()` is when the cup begins to fall, in ms.
///
/// Left out on purpose: the winner and the points, which the engine computes.
@NullMarked
package millebornes.desktop.result;

import org.jspecify.annotations.NullMarked;
