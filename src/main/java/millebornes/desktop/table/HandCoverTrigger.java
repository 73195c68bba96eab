package millebornes.desktop.table;

/// Every way in which people turn from the open cards to something else. Each of them covers the cards of a table with
/// two people or more, so that no other person finds them open. Switching to full screen is not among them: the same
/// person sees the same cards before and after it, and nothing covers them in between.
public enum HandCoverTrigger {
    /// another page takes the table's place
    PAGE,
    /// the menu lies over the table
    MENU,
    /// a page of the rules lies over the table
    RULE,
    /// the program asks something, such as whether a game may be lost
    DIALOG,
    /// another window is in front
    WINDOW_BEHIND,
    /// the window has become an icon
    WINDOW_AWAY,
    /// the language was changed
    LANGUAGE,
    /// the theme or the text size was changed
    LOOK
}
