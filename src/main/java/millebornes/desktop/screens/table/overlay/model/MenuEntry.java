package millebornes.desktop.screens.table.overlay.model;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import millebornes.desktop.screens.exits.TableExit;
import org.jspecify.annotations.Nullable;

/// What the menu of the table offers, in order.
public enum MenuEntry {
    RESUME("menu-resume", "menu.resume", null),
    NEW_GAME("menu-new-game", "home.newGame", TableExit.NEW_GAME),
    RULES("menu-rules", "home.rules", TableExit.RULES),
    SETTINGS("menu-settings", "home.settings", TableExit.SETTINGS),
    SAVES("menu-saves", "home.saves", TableExit.SAVES),
    FULL_SCREEN("menu-full-screen", "menu.fullScreen", null),
    HOME("menu-home", "menu.home", TableExit.HOME),
    QUIT("menu-quit", "home.quit", TableExit.QUIT);

    private final String id;
    private final String textKey;
    private final @Nullable TableExit exit;

    MenuEntry(String id, String textKey, @Nullable TableExit exit) {
        this.id = id;
        this.textKey = textKey;
        this.exit = exit;
    }

    /// The entries of a table with those exits. What leads out of no table is always offered.
    public static List<MenuEntry> offered(Set<TableExit> exits) {
        return Stream.of(values())
                .filter(entry -> entry.exit == null || exits.contains(entry.exit))
                .toList();
    }

    /// The id of its button.
    public String id() {
        return id;
    }

    /// The key of the words on it.
    public String textKey() {
        return textKey;
    }
}
