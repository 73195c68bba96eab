/// The window: start and end of the program, navigation between pages, and detection of the machine's display and
/// libraries before the toolkit starts.
///
/// Example: `ServiceLoader.load(DesktopLauncher.class).findFirst().orElseThrow().open(List.of())` shows the first page
/// and returns when the window is closed.
///
/// Left out on purpose: the content of pages. A page requests a destination and does not know how it is opened.
@NullMarked
package millebornes.desktop.app;

import org.jspecify.annotations.NullMarked;
