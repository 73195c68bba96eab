package millebornes.desktop.controls;

/// Where people want to go who leave a table whose game is not over.
public enum TableDestination {
    HOME,
    NEW_GAME,
    PHONES,
    SETTINGS,
    RULES,
    SAVES,
    QUIT
}
