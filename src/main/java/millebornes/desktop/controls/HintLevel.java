package millebornes.desktop.controls;

/// The amount of hints about the open cards before one is selected. Each level includes the one before.
public enum HintLevel {
    /// nothing
    OFF,
    /// which cards may be played, and on which cars
    PLAYABLE,
    /// also the recommended move and its reason
    ADVICE;

    /// The next level; after the last comes the first.
    public HintLevel next() {
        return values()[(ordinal() + 1) % values().length];
    }

    /// Whether this level includes the given one.
    public boolean tells(HintLevel level) {
        return compareTo(level) >= 0;
    }

    /// The text key of its name.
    public String textKey() {
        return "hint.mode." + name();
    }
}
