package millebornes.desktop.screens.exits;

/// The ways on from the scores.
public interface ScoresExits {

    /// Back to the first page.
    void home();

    /// Somebody wants to play at once.
    void newGame();
}
