/// The window: it opens, it leads from one page to the next, and it keeps what players have chosen.
///
/// Example: `ServiceLoader.load(DesktopLauncher.class).findFirst().orElseThrow().open(List.of())` shows the first page and
/// returns when the window is closed.
///
/// Left out on purpose: anything that a page shows. A page is made of what it needs and says by an interface where it
/// wants to go.
@NullMarked
package millebornes.desktop.app;

import org.jspecify.annotations.NullMarked;
