package millebornes.desktop.screens.setup.model;

import java.util.List;
import java.util.stream.IntStream;
import millebornes.desktop.theme.Livery;
import millebornes.engine.table.CarLook;
import millebornes.session.GameConfig;
import millebornes.session.Player;
import millebornes.words.Words;

/// Makes a game of a family's choice.
public final class GameConfigFactory {

    private GameConfigFactory() {}

    /// The game that the page shows.
    ///
    /// @param words for those who have not said a name
    public static GameConfig of(SetupModel model, Words words, long seed) {
        List<SetupPlayer> sitters = model.sitters();
        List<String> names = PlayerNames.of(words, sitters);
        List<Player> players = IntStream.range(0, sitters.size())
                .mapToObj(seat -> player(sitters.get(seat), names.get(seat)))
                .toList();
        List<CarLook> looks = model.liveries().stream().map(Livery::look).toList();
        return new GameConfig(model.setup(), players, model.first(), seed, looks);
    }

    private static Player player(SetupPlayer sitter, String name) {
        var level = sitter.level();
        return level == null ? new Player.Human(name) : new Player.Computer(name, level);
    }
}
