/// How a family makes its cars its own: who sits at the wheel, stripes, what is tied to the roof, who comes along.
///
/// Example: `CarOutfit.of("girl lines suitcases dog")`; what a word does not name is left out, so that every file of
/// every version can be read.
///
/// Left out on purpose: colour, shape and letter of a car. They say whose it is, and nothing here changes them.
@NullMarked
package millebornes.outfit;

import org.jspecify.annotations.NullMarked;
