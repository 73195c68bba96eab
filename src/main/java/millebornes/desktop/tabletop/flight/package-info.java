/// Cards on their way over the table, and those that are held up large.
///
/// Example: `layer.card(timed, () -> shoe, () -> seat, CardFlightAnimation.Sides.closed(back))` is a card that nobody
/// may look at on its way from the sabot to a seat.
///
/// Left out on purpose: which card flies where and when. That is planned in [millebornes.desktop.motion]; whoever shows
/// a plan says where its places are in the window.
@NullMarked
package millebornes.desktop.tabletop.flight;

import org.jspecify.annotations.NullMarked;
