/// The choices of a family: who plays, which edition, which options, and the game that comes of them.
///
/// Example: `new SetupModel(LastSetup.FIRST).setup()` is the board edition for two; `scoring(ScoringMode.JUNIOR)` makes
/// it a junior game.
///
/// Left out on purpose: what can be played. The engine's set-up is asked for every choice, so that the page can neither
/// allow nor forbid anything of its own.
@NullMarked
package millebornes.desktop.setup;

import org.jspecify.annotations.NullMarked;
