/// The cards: four families, what counters what, and which cards make a deck.
///
/// Example: `Hazard.FLAT_TIRE.remedy()` is `Remedy.SPARE_TIRE`; `Hazard.FLAT_TIRE.safety()` is `Safety.PUNCTURE_PROOF`.
///
/// Left out on purpose: pictures, names in a language, and identity. A deck is counts, its order belongs to the table.
@NullMarked
package millebornes.engine.card;

import org.jspecify.annotations.NullMarked;
