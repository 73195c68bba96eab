/// A second way to the legal moves, as naive as it can be: every move that somebody could think of is played, and what
/// is accepted is legal. It knows no rule, no phase and no hand, so the list that the engine makes must agree with what
/// the engine does, whatever either looks at.
///
/// Example: `new NaiveMoves(rules).of(round).equals(rules.legalMoves(round))`.
///
/// Left out on purpose: speed, every short cut, and a verdict whether what is accepted is right. Scenarios give that.
@NullMarked
package millebornes.engine.naive;

import org.jspecify.annotations.NullMarked;
