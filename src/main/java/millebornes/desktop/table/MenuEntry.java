package millebornes.desktop.table;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import millebornes.desktop.controls.TableDestination;
import org.jspecify.annotations.Nullable;

/// The items of the table's menu, in order.
public enum MenuEntry {
    RESUME("menu-resume", "menu.resume", null),
    PHONES("menu-phones", "menu.phones", TableDestination.PHONES),
    RULES("menu-rules", "home.rules", TableDestination.RULES),
    SETTINGS("menu-settings", "home.settings", TableDestination.SETTINGS),
    SAVES("menu-saves", "home.saves", TableDestination.SAVES),
    FULL_SCREEN("menu-full-screen", "menu.fullScreen", null),
    NEW_GAME("menu-new-game", "home.newGame", TableDestination.NEW_GAME),
    HOME("menu-home", "menu.home", TableDestination.HOME),
    QUIT("menu-quit", "home.quit", TableDestination.QUIT);

    private final String id;
    private final String textKey;
    private final @Nullable TableDestination destination;

    MenuEntry(String id, String textKey, @Nullable TableDestination destination) {
        this.id = id;
        this.textKey = textKey;
        this.destination = destination;
    }

    /// The items for a table that offers those destinations. Items that do not leave the table are always among them.
    public static List<MenuEntry> offered(Set<TableDestination> exits) {
        return Stream.of(values())
                .filter(entry -> entry.destination == null || exits.contains(entry.destination))
                .toList();
    }

    /// The id of its button.
    public String id() {
        return id;
    }

    /// The key of its text.
    public String textKey() {
        return textKey;
    }
}
