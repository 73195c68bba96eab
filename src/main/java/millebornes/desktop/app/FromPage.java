package millebornes.desktop.app;

import millebornes.desktop.screens.exits.LearnExits;
import millebornes.desktop.screens.exits.ScoresExits;

/// Where one goes on from the lesson or the scores.
record FromPage(Runnable toHome, AlbumNavigator albums, Runnable toSetup, Runnable toRules, Runnable toLesson)
        implements LearnExits, ScoresExits {

    @Override
    public void home() {
        toHome.run();
    }

    @Override
    public void album() {
        albums.show("");
    }

    @Override
    public void newGame() {
        toSetup.run();
    }

    @Override
    public void rules() {
        toRules.run();
    }

    @Override
    public void again() {
        toLesson.run();
    }
}
