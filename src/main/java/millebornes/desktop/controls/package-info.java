/// What several screens say alike about help and letters.
///
/// Example: `HintLevel.OFF.next()` is the next step of the lamp; `Shortcut.MUTE.usual(Language.ENGLISH)` is `M`.
///
/// Left out on purpose: the settings page on which they are chosen.
@NullMarked
package millebornes.desktop.controls;

import org.jspecify.annotations.NullMarked;
