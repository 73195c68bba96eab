/// Finished matches, and what they make of everybody who played.
///
/// Example: `PlayerScore.of(store.games(), null)` is one line for each name, the one with the most wins first.
///
/// Left out on purpose: where they are kept, which is the application's business.
@NullMarked
package millebornes.desktop.screens.scores.model;

import org.jspecify.annotations.NullMarked;
