/// What the machine has on which the window opens, found out before the toolkit asks for it.
///
/// Example: `GraphicsCardProbe.apply(Path.of("/dev"), System.getProperties())` has the toolkit draw without OpenGL where
/// no card is.
///
/// Left out on purpose: the toolkit, which may not be loaded before its settings are made.
@NullMarked
package millebornes.desktop.app.machine;

import org.jspecify.annotations.NullMarked;
