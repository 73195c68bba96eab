/// The page of saved games.
///
/// Example: a [millebornes.session.SavedGamesStore] lists the games; a file that cannot be read is one of them.
///
/// Left out on purpose: the storage of games, see [millebornes.session.SavedGamesStore].
@NullMarked
package millebornes.desktop.saves;

import org.jspecify.annotations.NullMarked;
