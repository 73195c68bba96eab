package millebornes.desktop.controls;

/// Where players can go from a table whose game is not over.
public enum TableDestination {
    HOME,
    NEW_GAME,
    PHONES,
    SETTINGS,
    RULES,
    SAVES,
    QUIT
}
