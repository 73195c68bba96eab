/// The page of the very first start, on which people sit down in cars by their faces; it fills in the set-up.
///
/// Example: `new CarDrivers().seat(Livery.A, DriverFace.GIRL)`, then `setup(words)` is a set-up of a girl in the blue car
/// and a computer player.
///
/// Left out on purpose: editions, levels and variants, see [millebornes.desktop.setup].
@NullMarked
package millebornes.desktop.travelers;

import org.jspecify.annotations.NullMarked;
