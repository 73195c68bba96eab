package millebornes.desktop.controls;

import java.util.Optional;
import millebornes.session.Session;

/// The ways on from the end of a match.
public interface CeremonyExits extends PrintExits {

    /// The match is to become a postcard.
    void postcard(Session session);

    /// The player wants to see the stamps that the match has given.
    void album(Session session);

    /// The way to the page of the day whose deal the match was, where its line is copied; empty where it was none.
    default Optional<Runnable> day(Session session) {
        return Optional.empty();
    }

    /// Everybody wants to see the sheet with its reasons.
    void sheet(Session session);

    /// Everybody wants to see the whole match again.
    void replay(Session session);

    /// The same players want the same cards again.
    void sameDeal(Session session);

    /// The same players want the same game with other cards.
    void again(Session session);

    /// The same family wants to choose another game.
    void newGame();

    /// Back to the first page.
    void home();
}
