/// The end of a match: the cars roll in on the promenade at sunset, the families step out and climb on the podium, the
/// cup lands, and the whole match is seen as a curve.
///
/// Example: `new CeremonyScreen(context, session, exits).root()` is that page.
///
/// Left out on purpose: counting, which is the engine's; postcards and printing, which this page only asks for.
@NullMarked
package millebornes.desktop.screens.result.ceremony;

import org.jspecify.annotations.NullMarked;
