package millebornes.desktop.app;

import java.util.function.Consumer;
import millebornes.desktop.controls.ReplayExits;
import millebornes.save.SavedGame;
import millebornes.session.GameConfig;

/// The destinations from a replay.
///
/// @param watched that game
/// @param again begins another one
/// @param practise starts a trial from a part of it
/// @param away shows what was there before
record FromReplay(
        PostcardNavigator postcards,
        SavedGame watched,
        Consumer<GameConfig> again,
        Consumer<SavedGame> practise,
        Runnable away)
        implements ReplayExits {

    @Override
    public void playAgain(GameConfig game) {
        again.accept(game);
    }

    @Override
    public void practise(SavedGame from) {
        practise.accept(from);
    }

    @Override
    public void postcard() {
        postcards.show(watched);
    }

    @Override
    public void back() {
        away.run();
    }
}
