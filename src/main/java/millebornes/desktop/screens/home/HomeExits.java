package millebornes.desktop.screens.home;

/// The ways on from the first page.
public interface HomeExits {

    /// A family wants to play.
    void newGame();

    /// Somebody wants to change how the program speaks, looks and moves.
    void settings();

    /// Everybody has had enough.
    void quit();
}
