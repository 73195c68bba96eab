/// The saved games, on shelves.
///
/// Example: a [millebornes.session.SavedGamesStore] lists the games; a file that cannot be read is one of them.
///
/// Left out on purpose: where the games lie, and who is told of them.
@NullMarked
package millebornes.desktop.saves;

import org.jspecify.annotations.NullMarked;
