package millebornes.desktop.screens.common.model;

/// What a single letter does at the table. Which letter it is can be changed, see
/// [millebornes.desktop.screens.common.ShortcutKeys]; the other keys (the arrows, Enter, Delete, the digits, Esc,
/// Space, F1) are always the same.
public enum Shortcut {
    HINTS('H'),
    UNDO('U'),
    LOG('L'),
    RULE('R'),
    END_TURN('E'),
    PAUSE('P'),
    MUTE('M');

    private final char usual;

    Shortcut(char usual) {
        this.usual = usual;
    }

    /// The letter while nobody has chosen another one.
    public char usual() {
        return usual;
    }

    /// The key of the words that say what it does.
    public String textKey() {
        return "shortcut." + name();
    }
}
