package millebornes.desktop.table;

import java.util.List;
import millebornes.session.flow.PlayerEmote;

/// The operations that [millebornes.desktop.table.TableController] needs from the screen.
interface TableControllerHost {

    /// Shows the current state of the table, and continues if no input is needed.
    void refresh();

    /// True while an animation runs.
    boolean isMoving();

    /// Ends all animations at once.
    void skipMotion();

    /// Discards the pending questions to computer players; they are asked again when the table is shown next.
    void forgetQuestions();

    /// Shows over the table, and over a curtain, why nothing can be undone or redone.
    ///
    /// @param key the key of the sentence
    void tellWhyNot(String key);

    /// Answers a status query of a screen-reader user: shows the answer, focuses it, and speaks it if the voice is on.
    void announce(StatusQuery query);

    /// Shows a sign of the person whose cards are open, at most one in five seconds; none while signs are switched off.
    void showSign(PlayerEmote emote);

    /// Opens the page of a rule over the table; the game waits until it is closed.
    void openRule(String id);

    /// Opens the menu over the table; the game waits until it is closed.
    ///
    /// @param entries its items, in order
    void openMenu(List<MenuEntry> entries);

    /// Closes the popup and restores the focus.
    void closePopup();

    /// True while a page of the rules or the menu lies over the table.
    boolean isReading();

    /// Switches full screen on or off.
    void toggleFullScreen();

    /// Moves the focus to the card at that place of the hand.
    void focusCard(int place);

    /// Moves the focus to the log.
    void focusLog();

    /// Moves the focus to the table itself.
    void focusTable();
}
