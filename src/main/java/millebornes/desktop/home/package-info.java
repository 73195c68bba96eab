/// The first page: a poster and the ways into the game.
///
/// Example: `new HomeScreen(context, exits).root()`.
///
/// Left out on purpose: buttons for anything that cannot be done.
@NullMarked
package millebornes.desktop.home;

import org.jspecify.annotations.NullMarked;
