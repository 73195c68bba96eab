/// The drawings: cards, cars, tokens, animals and the scenery, built from vector data and coloured by roles.
///
/// Example: `ArtFactory.in(Theme.DAY).cards().face(Hazard.FLAT_TIRE, "Crevaison")` is a card of 110 × 154.
///
/// A drawing is read once and can be built many times. Left out on purpose: the road, which is computed for any number
/// of lanes, every place on the table, and all names: words come from the caller.
@NullMarked
package millebornes.desktop.tabletop.art;

import org.jspecify.annotations.NullMarked;
