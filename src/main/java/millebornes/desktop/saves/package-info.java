/// The page of saved games.
///
/// Example: a [millebornes.session.AutosavedGamesStore] lists the games; a file that cannot be read is one of them.
///
/// Left out on purpose: the storage of games, see [millebornes.session.AutosavedGamesStore].
@NullMarked
package millebornes.desktop.saves;

import org.jspecify.annotations.NullMarked;
