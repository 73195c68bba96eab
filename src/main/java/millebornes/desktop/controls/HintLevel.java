package millebornes.desktop.controls;

/// How much the table tells a person about the open cards before one is chosen. Each step tells what the one before
/// tells, and more.
public enum HintLevel {
    /// nothing
    OFF,
    /// what may be played, and on whom
    PLAYABLE,
    /// what a good player would do, and why
    ADVICE;

    /// The next step; after the last comes the first.
    public HintLevel next() {
        return values()[(ordinal() + 1) % values().length];
    }

    /// True when the table tells at least as much as at that step.
    public boolean tells(HintLevel level) {
        return compareTo(level) >= 0;
    }

    /// The key of the words that name it.
    public String textKey() {
        return "hint.mode." + name();
    }
}
