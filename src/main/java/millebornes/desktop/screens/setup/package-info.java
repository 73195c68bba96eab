/// The page on which a family says who plays and which game.
///
/// Example: `new SetupModel(LastSetup.FIRST).setup()` is the board edition for two; `scoring(Scoring.JUNIOR)` makes it
/// a junior game.
///
/// Left out on purpose: what can be played. The engine's set-up is asked for every choice, so that the page can neither
/// allow nor forbid anything of its own. Only what the engine does not know is said here: who is a person, and who
/// deals or is the youngest ([Custom]).
@NullMarked
package millebornes.desktop.screens.setup;

import org.jspecify.annotations.NullMarked;
