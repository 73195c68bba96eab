/// The list of seats: who drives what, how far, wearing what, with how many cards and points.
///
/// Example: `seats.show(pictures, layout.seats(), layout.textScale())`; a seat that is pressed is told by its number.
///
/// Left out on purpose: what pressing a seat means. It is another way to point at its car.
@NullMarked
package millebornes.desktop.tabletop.seats;

import org.jspecify.annotations.NullMarked;
