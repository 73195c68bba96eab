/// The drawings of cards, cars, tokens, animals and scenery, and their SVG reader.
///
/// Example: `ArtFactory.in(ColourTheme.DAY)` makes every drawing in the colours of the day.
///
/// Left out on purpose: positions and animations of drawings.
@NullMarked
package millebornes.desktop.art;

import org.jspecify.annotations.NullMarked;
