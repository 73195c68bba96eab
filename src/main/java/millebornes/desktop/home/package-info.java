/// The home page: a poster and the buttons to all other pages.
///
/// Example: `new HomeScreen(context, navigator, () -> false, null).root()`.
///
/// Left out on purpose: disabled buttons. What cannot be done has no button.
@NullMarked
package millebornes.desktop.home;

import org.jspecify.annotations.NullMarked;
