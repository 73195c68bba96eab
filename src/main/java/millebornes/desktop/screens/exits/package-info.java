/// The ways out of each screen, one interface a screen; the application fills them in.
///
/// Example: when the last card has been played, the table calls [TableExits#roundOver].
///
/// Left out on purpose: which page follows. A screen says what has happened, never where to go.
@NullMarked
package millebornes.desktop.screens.exits;

import org.jspecify.annotations.NullMarked;
