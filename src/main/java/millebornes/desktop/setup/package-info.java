/// The set-up page: players, edition, options, and the game that they make.
///
/// Example: `new SetupModel(LastSetup.FIRST).setup()` is the board edition for two; `scoring(ScoringMode.JUNIOR)` makes
/// it a junior game.
///
/// Left out on purpose: the rules for valid set-ups. The engine checks every choice, so that the page allows and
/// forbids exactly what the engine does.
@NullMarked
package millebornes.desktop.setup;

import org.jspecify.annotations.NullMarked;
