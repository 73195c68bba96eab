/// The words for change: a [millebornes.engine.play.Move] is an intention, an [millebornes.engine.play.Event] a fact, a
/// [millebornes.engine.play.Refusal] a reason why not.
///
/// Example: `Move.attack(Hazard.FLAT_TIRE, 1)` lays a flat tire before car 1, if the rules agree.
///
/// Left out on purpose: who checks them (the rules) and how they sound (the words).
@NullMarked
package millebornes.engine.play;

import org.jspecify.annotations.NullMarked;
