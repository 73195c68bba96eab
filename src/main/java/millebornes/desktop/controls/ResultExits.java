package millebornes.desktop.controls;

import millebornes.session.Session;

/// The ways on from the end of a round.
public interface ResultExits extends PrintExits {

    /// The next round of this match is to be dealt.
    void nextRound(Session session);

    /// Back from the sheet of a match that is over to how it was celebrated.
    void ceremony(Session session);

    /// Everybody wants to see the match, which is over, again with all hands open.
    void replay(Session session);

    /// The player wants to see a choice of the match, which is over, again, and to try another one.
    void moment(Session session, ReplayMoment moment);

    /// Back to the first page.
    void home();
}
