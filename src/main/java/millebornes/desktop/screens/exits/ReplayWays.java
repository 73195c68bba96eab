package millebornes.desktop.screens.exits;

import java.util.function.Consumer;
import millebornes.session.GameConfig;

/// The ways on from a game that is watched again, as two things to do.
///
/// @param again plays its deal again
/// @param from back to where it was watched from
public record ReplayWays(Consumer<GameConfig> again, Runnable from) implements ReplayExits {

    @Override
    public void playAgain(GameConfig game) {
        again.accept(game);
    }

    @Override
    public void back() {
        from.run();
    }
}
