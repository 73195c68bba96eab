/// The home page: a poster and the buttons to all other pages.
///
/// Example: `new HomeScreen(context, navigator, () -> false, null).root()`.
///
/// Left out on purpose: disabled buttons. An action that is not available has no button.
@NullMarked
package millebornes.desktop.home;

import org.jspecify.annotations.NullMarked;
