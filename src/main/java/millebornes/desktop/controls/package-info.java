/// The common parts of all screens: life cycle, overlays, headers, announcements, help and keys.
///
/// Example: `HintLevel.OFF.next()` is the next hint level; `TableShortcut.MUTE.usual(Language.ENGLISH)` is `M`.
///
/// Left out on purpose: the content of any single screen.
@NullMarked
package millebornes.desktop.controls;

import org.jspecify.annotations.NullMarked;
