package millebornes.desktop.table;

/// Every way in which people turn from the open cards to something else. Each of them covers the cards of a table with
/// two people or more, so that nobody else finds them open; there is no other way. The full screen is none: the same
/// person looks at the same cards before and after it, and nothing lies over them in between.
public enum HandCoverTrigger {
    /// another page takes the table's place
    PAGE,
    /// the menu lies over the table
    MENU,
    /// a page of the rules lies over the table
    RULE,
    /// the program asks something, such as whether a game shall be lost
    DIALOG,
    /// another window is in front
    WINDOW_BEHIND,
    /// the window has become an icon
    WINDOW_AWAY,
    /// everything speaks another language
    LANGUAGE,
    /// everything has other colours, or larger or smaller text
    LOOK
}
