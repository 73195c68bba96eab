package millebornes.desktop.controls;

import millebornes.session.Session;

/// The exits of the page at the end of a round: the screen calls them, the application implements them.
public interface ResultExits extends PrintExits {

    /// Deals the next round of the match.
    void nextRound(Session session);

    /// Goes back from the score sheet of a finished match to its ceremony.
    void ceremony(Session session);

    /// Opens the replay of a finished match with all hands open.
    void replay(Session session);

    /// Opens the replay of a finished match at one position, to try another move.
    void moment(Session session, ReplayAlternative alternative);

    /// Goes to the home page.
    void home();
}
