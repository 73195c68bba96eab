package millebornes.desktop.controls;

import millebornes.session.GameConfig;

/// The ways on from the first picture of the home computer.
public interface MicroTitleExits {

    /// The game begins, under the name that the person has typed.
    void play(GameConfig game);

    /// The player cancels.
    void back();
}
