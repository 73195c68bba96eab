package millebornes.save;

import java.util.List;
import millebornes.engine.table.Livery;
import millebornes.save.SavedGame.SavedPlayer;

/// The players of saved games.
public final class SavedPlayers {

    private SavedPlayers() {}

    /// A person with the usual help.
    public static SavedPlayer person(String name) {
        return new SavedPlayer(name, null, null, null, null);
    }

    /// A computer without a character.
    ///
    /// @param level the protocol word
    public static SavedPlayer computer(String name, String level) {
        return new SavedPlayer(name, level, null, null, null);
    }

    /// The same game with other players and looks of cars.
    public static SavedGame in(SavedGame game, List<SavedPlayer> players, List<Livery> looks) {
        return new SavedGame(game.setup(), game.seed(), game.first(), players, looks, game.rounds(), game.metadata());
    }
}
