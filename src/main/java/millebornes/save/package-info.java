/// Saved games as JSON, and the files and locks of the data folder.
///
/// Example: `ReplayedGame.of(SavedGameCodec.read(fields))` replays every move of a saved game and throws at the first
/// that the rules refuse.
///
/// Left out on purpose: anything that follows from the moves (hands, points, positions), and every card's identity. A
/// saved game is an edition, options, a seed and moves; the rest is replayed.
@NullMarked
package millebornes.save;

import org.jspecify.annotations.NullMarked;
