/// The scores of everybody who has played to the end of a match: games, wins, best round, coups-fourrés.
///
/// Example: `new ScoresScreen(context, store, cars, exits).root()` is the page with every car as far as it has won.
///
/// Left out on purpose: computer players, who do not care, and where games are kept, which is the application's
/// business.
@NullMarked
package millebornes.desktop.screens.scores;

import org.jspecify.annotations.NullMarked;
