/// When everything happens at the end of a match, and where everything stands then.
///
/// Example: `new CeremonyTimeline(4).trophy()` is when the cup begins to fall, in ms.
///
/// Left out on purpose: who has won, see [millebornes.desktop.result].
@NullMarked
package millebornes.desktop.result;

import org.jspecify.annotations.NullMarked;
