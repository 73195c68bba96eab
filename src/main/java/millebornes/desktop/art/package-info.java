/// The drawings: cards, cars, tokens, animals, scenery, and what reads them from SVG.
///
/// Example: `ArtFactory.in(ColourTheme.DAY)` makes every drawing in the colours of the day.
///
/// Left out on purpose: where a drawing stands and when it moves.
@NullMarked
package millebornes.desktop.art;

import org.jspecify.annotations.NullMarked;
