package millebornes.desktop.table;

import millebornes.desktop.controls.ShortcutLetters;
import millebornes.session.flow.FlowState;

/// What the meaning of a key depends on.
///
/// @param flowState what the table waits for
/// @param people how many people play
/// @param reading whether a page of the rules or the menu lies over the table
/// @param moving whether something moves
/// @param logOpen whether the log is to be seen
/// @param letters which letter does what
record KeyboardContext(
        FlowState flowState, int people, boolean reading, boolean moving, boolean logOpen, ShortcutLetters letters) {}
