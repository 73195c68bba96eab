/// What lies over the table for a moment: the curtain between two people, a question to everybody, a reason why not.
///
/// Example: `curtain.close(Livery.B, texts, QUIET, open)` rolls the garage door of the second car down.
///
/// Left out on purpose: when they come and go. They know neither the game nor who sits before the screen.
@NullMarked
package millebornes.desktop.screens.table.overlay;

import org.jspecify.annotations.NullMarked;
