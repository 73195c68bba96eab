package millebornes.desktop.screens.table.model;

/// What [millebornes.desktop.screens.table.TableController] asks of the screen.
public interface TableScreenActions {

    /// Shows the table as it is now, and goes on where nobody has to press anything.
    void refresh();

    /// True while something moves.
    boolean isMoving();

    /// Shows the end of everything that moves at once.
    void skipMotion();

    /// Forgets what computer players were asked: they are asked again when the table is shown the next time.
    void forgetQuestions();

    /// Opens the page of a rule over the table; the game waits meanwhile.
    void openRule(String id);

    /// True while a page of the rules lies over the table.
    boolean isReading();

    /// Puts the keyboard on the card at that place of the hand.
    void focusCard(int place);

    /// Puts the keyboard on the log.
    void focusLog();

    /// Puts the keyboard on the table itself.
    void focusTable();
}
