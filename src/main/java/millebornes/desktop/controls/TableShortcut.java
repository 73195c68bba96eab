package millebornes.desktop.controls;

import millebornes.words.Language;

/// The single-letter shortcuts at the table. Letters can be changed, and otherwise follow the language, see
/// [ShortcutLetters]; the other keys (the arrows, Enter, Delete, the digits, Esc, Space, F1, F10) are always the same.
public enum TableShortcut {
    HINTS('H', 'A'),
    UNDO('U', 'C'),
    LOG('L', 'J'),
    RULE('R', 'R'),
    END_TURN('E', 'F'),
    PAUSE('P', 'P'),
    MUTE('M', 'M'),
    STATE('I', 'I'),
    SCORES('S', 'S'),
    TURN('T', 'T'),
    SPEAK('V', 'V'),
    HORN('K', 'K'),
    BRAVO('B', 'B'),
    OH_NO('O', 'O'),
    HURRY('Q', 'D');

    private final char english;
    private final char french;

    TableShortcut(char english, char french) {
        this.english = english;
        this.french = french;
    }

    /// The default letter: that of a word on the button or of its function.
    public char usual(Language language) {
        return switch (language) {
            case ENGLISH -> english;
            case FRENCH -> french;
        };
    }

    /// The text key of its description.
    public String textKey() {
        return "shortcut." + name();
    }
}
