/// Saved games: what is written down of a match, as JSON, and how a match is made of it again.
///
/// Example: `ReplayedGame.of(SavedGameCodec.read(fields))` plays every move of a saved game once more and refuses the
/// first that the rules refuse.
///
/// Left out on purpose: anything that follows from the moves (hands, points, positions), and every card's identity. A
/// saved game is an edition, options, a seed and moves; the rest is played again.
@NullMarked
package millebornes.save;

import org.jspecify.annotations.NullMarked;
