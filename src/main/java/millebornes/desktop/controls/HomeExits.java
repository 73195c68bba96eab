package millebornes.desktop.controls;

import java.util.Optional;
import millebornes.records.DayResult;

/// The ways on from the first page.
public interface HomeExits {

    /// The game that was left is to go on.
    void resume();

    /// A family wants to play.
    void newGame();

    /// A child wants to play: at once, a game without points, with the family that played last.
    void childsGame();

    /// The player wants to learn the game.
    void learn();

    /// The player wants to solve an exercise of the driving school.
    void school();

    /// The player wants to read the rules.
    void rules();

    /// The player wants to see who has won how often.
    void scores();

    /// The player wants to see the games that are kept.
    void saves();

    /// The player wants to play the deal of the day, or to see which days were played.
    void day();

    /// How today's deal went; empty while it waits to be played.
    default Optional<DayResult> today() {
        return Optional.empty();
    }

    /// The player wants to look at the travel album.
    void album();

    /// The player wants to change how the program speaks, looks and moves.
    void settings();

    /// Everybody has had enough.
    void quit();
}
