/// The sabot: the tray with the draw pile, face down, and the discards, face up.
///
/// Example: `shoe.show(picture, layout.sabot(), layout.textScale())`.
///
/// Left out on purpose: the order of the draw pile, which nobody may know, and cards on their way.
@NullMarked
package millebornes.desktop.tabletop.shoe;

import org.jspecify.annotations.NullMarked;
