package millebornes.desktop.controls;

import java.util.Optional;
import millebornes.session.Session;

/// The exits of the ceremony at the end of a match: the screen calls them, the application implements them.
public interface CeremonyExits extends PrintExits {

    /// Opens the postcard of the match.
    void postcard(Session session);

    /// Opens the travel album at the new stamps.
    void album(Session session);

    /// Opens the page of the day whose deal the match was, where its share line can be copied. It is empty for any
    /// other match.
    default Optional<Runnable> day(Session session) {
        return Optional.empty();
    }

    /// Opens the score sheet with its reasons.
    void sheet(Session session);

    /// Opens the replay of the whole match.
    void replay(Session session);

    /// Starts the same deal with the same players.
    void sameDeal(Session session);

    /// Starts the same game with another deal.
    void again(Session session);

    /// Opens the set-up of a new game.
    void newGame();

    /// Goes to the home page.
    void home();
}
