package millebornes.desktop.controls;

/// The ways out of the lesson.
public interface LearnExits {

    /// The learner has had enough.
    void home();

    /// The learner wants to play a real game.
    void newGame();

    /// The learner wants to read the rules.
    void rules();

    /// The learner wants to have it all once more.
    void again();
}
