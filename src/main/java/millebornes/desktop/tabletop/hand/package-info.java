/// The fan of cards at the foot of the table.
///
/// Example: `hand.show(picture, layout.hand())`; a card that is pressed is told by its place, from 0 at the left.
///
/// Left out on purpose: whose cards these are and what may be done with them. A hand that nobody may see has no picture
/// but [millebornes.desktop.tabletop.state.HandViewState#NONE].
@NullMarked
package millebornes.desktop.tabletop.hand;

import org.jspecify.annotations.NullMarked;
