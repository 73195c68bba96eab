/// The window: it opens, leads from one page to the next, and finds out what the machine has before the toolkit asks.
///
/// Example: `ServiceLoader.load(DesktopLauncher.class).findFirst().orElseThrow().open(List.of())` shows the first page
/// and returns when the window is closed.
///
/// Left out on purpose: anything that a page shows. A page says where it wants to go, never how.
@NullMarked
package millebornes.desktop.app;

import org.jspecify.annotations.NullMarked;
