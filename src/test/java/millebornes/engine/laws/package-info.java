/// Laws: what holds in every game, checked over random games in every edition, table and combination of options.
///
/// Example: no move loses a card. `mvn -Psoak test` plays a million games; `-Dgames=…` any number.
///
/// Left out on purpose: what one rule does in one position. That is drawn as a scenario.
@NullMarked
package millebornes.engine.laws;

import org.jspecify.annotations.NullMarked;
