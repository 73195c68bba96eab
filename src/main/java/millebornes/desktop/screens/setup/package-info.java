/// The page on which a family says who plays and which game.
///
/// Example: `new SetupScreen(context, families, seeds, exits).root()` is the page with the family of the last game.
///
/// Left out on purpose: the choices themselves, which the model keeps and whose game it makes.
@NullMarked
package millebornes.desktop.screens.setup;

import org.jspecify.annotations.NullMarked;
