package millebornes.desktop.controls;

/// The destinations of players who leave a table whose game is not over.
public enum TableDestination {
    HOME,
    NEW_GAME,
    PHONES,
    SETTINGS,
    RULES,
    SAVES,
    QUIT
}
