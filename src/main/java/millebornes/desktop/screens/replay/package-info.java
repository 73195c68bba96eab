/// The page on which a game is watched again, step by step, forward and back.
///
/// Example: `new ReplayScreen(context, game, exits)`; hands lie open only when the match is over.
///
/// Left out on purpose: movements. Each step is shown as it left the table.
@NullMarked
package millebornes.desktop.screens.replay;

import org.jspecify.annotations.NullMarked;
