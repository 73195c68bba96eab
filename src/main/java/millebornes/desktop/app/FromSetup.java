package millebornes.desktop.app;

import millebornes.desktop.controls.SetupExits;
import millebornes.session.GameConfig;

/// The ways on from the set-up page.
record FromSetup(MatchPages pages) implements SetupExits {

    @Override
    public void play(GameConfig game) {
        pages.askAndBegin(game);
    }

    @Override
    public void home() {
        pages.home();
    }
}
