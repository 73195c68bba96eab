package millebornes.desktop.controls;

/// The ways on from the scores.
public interface ScoresExits {

    /// Back to the first page.
    void home();

    /// The player wants to look at the travel album.
    void album();

    /// The player wants to play at once.
    void newGame();
}
