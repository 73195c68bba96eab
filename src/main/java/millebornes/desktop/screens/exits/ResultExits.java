package millebornes.desktop.screens.exits;

import millebornes.session.Session;

/// The ways on from the end of a round.
public interface ResultExits {

    /// The next round of this match is to be dealt.
    void nextRound(Session session);

    /// Everybody wants to see the whole match again.
    void replay(Session session);

    /// The same family wants to play again.
    void newGame();

    /// Back to the first page.
    void home();
}
