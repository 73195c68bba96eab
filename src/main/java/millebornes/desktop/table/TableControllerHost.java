package millebornes.desktop.table;

import java.util.List;

/// What [millebornes.desktop.table.TableController] asks of the screen.
interface TableControllerHost {

    /// Shows the table as it is now, and goes on where nobody has to press anything.
    void refresh();

    /// True while something moves.
    boolean isMoving();

    /// Shows the end of everything that moves at once.
    void skipMotion();

    /// Forgets what computer players were asked: they are asked again when the table is shown the next time.
    void forgetQuestions();

    /// Tells over the middle of the table, and over a curtain, why nothing is taken back or played again.
    ///
    /// @param key the key of the sentence
    void tellWhyNot(String key);

    /// Answers what somebody by ear asks: shows it, gives it the keyboard, and says it where a voice is wanted.
    void announce(TableQuestion question);

    /// Opens the page of a rule over the table; the game waits meanwhile.
    void openRule(String id);

    /// Opens the menu over the table; the game waits meanwhile.
    ///
    /// @param entries what it offers, in order
    void openMenu(List<MenuEntry> entries);

    /// Takes away what lies over the table, and gives the keyboard back.
    void closePopup();

    /// True while a page of the rules or the menu lies over the table.
    boolean isReading();

    /// Fills the screen with the window, or no longer.
    void toggleFullScreen();

    /// Puts the keyboard on the card at that place of the hand.
    void focusCard(int place);

    /// Puts the keyboard on the log.
    void focusLog();

    /// Puts the keyboard on the table itself.
    void focusTable();
}
