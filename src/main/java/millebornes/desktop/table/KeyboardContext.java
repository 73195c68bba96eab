package millebornes.desktop.table;

import millebornes.desktop.controls.ShortcutLetters;
import millebornes.session.flow.FlowState;

/// The state that decides what a key does.
///
/// @param flowState what the table waits for
/// @param people how many people play
/// @param reading whether a page of the rules or the menu lies over the table
/// @param moving whether an animation runs
/// @param logOpen whether the log is open
/// @param letters the shortcut letters
record KeyboardContext(
        FlowState flowState, int people, boolean reading, boolean moving, boolean logOpen, ShortcutLetters letters) {}
