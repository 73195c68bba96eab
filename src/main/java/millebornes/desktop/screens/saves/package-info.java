/// The page of saved games: two shelves of games with a picture each, what is broken, and a bin that gives back.
///
/// Example: `new SavesScreen(context, games, exits)`; a file that is dropped on the window goes to
/// [SavesScreen#bringIn].
///
/// Left out on purpose: files. A [millebornes.session.SavedGamesStore] has them.
@NullMarked
package millebornes.desktop.screens.saves;

import org.jspecify.annotations.NullMarked;
