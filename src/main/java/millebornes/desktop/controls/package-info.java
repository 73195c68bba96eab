/// What all screens share: how a screen is shown and left, overlays, headers, announcements, help and keys.
///
/// Example: `HintLevel.OFF.next()` is the next step of the lamp; `Shortcut.MUTE.usual(Language.ENGLISH)` is `M`.
///
/// Left out on purpose: what any one screen shows.
@NullMarked
package millebornes.desktop.controls;

import org.jspecify.annotations.NullMarked;
