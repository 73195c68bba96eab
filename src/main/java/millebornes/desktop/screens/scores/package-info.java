/// The scores of everybody who has played to the end of a match: games, wins, best round, coups-fourrés.
///
/// Example: `PlayerScore.of(store.games(), null)` is one line for each name, the one with the most wins first.
///
/// Left out on purpose: computer players, who do not care, and where games are kept, which is the application's
/// business.
@NullMarked
package millebornes.desktop.screens.scores;

import org.jspecify.annotations.NullMarked;
