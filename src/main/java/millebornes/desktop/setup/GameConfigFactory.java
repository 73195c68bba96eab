package millebornes.desktop.setup;

import java.util.List;
import java.util.stream.IntStream;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.ScoringMode;
import millebornes.session.CarOutfit;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.words.PlayerNames;
import millebornes.words.Words;

/// Creates a game from what was chosen on the set-up page.
public final class GameConfigFactory {

    private GameConfigFactory() {}

    /// The game that the page describes.
    ///
    /// @param words gives names to people without one; a computer player without a name gets one in the current
    ///     language
    public static GameConfig of(SetupModel model, Words words, DealSeed seed) {
        List<SeatPlayer> sitters = players(model);
        // A name that this screen cannot show is kept: a phone or the terminal may.
        List<String> names = PlayerNames.of(Words.of(words.language()), sitters);
        List<SeatPlayer> players = IntStream.range(0, sitters.size())
                .mapToObj(seat -> named(sitters.get(seat), names.get(seat)))
                .toList();
        return new GameConfig(model.setup(), players, model.first(), seed, model.liveries());
    }

    /// A junior game with the players of the last set-up, whatever game that was.
    public static GameConfig junior(LastSetup lastSetup, Words words, DealSeed seed) {
        return of(new SetupModel(junior(lastSetup)), words, seed);
    }

    /// The last set-up changed to a junior game, in the first edition with a junior mode.
    public static LastSetup junior(LastSetup lastSetup) {
        SetupModel model = new SetupModel(lastSetup);
        Edition edition = Editions.ALL.stream()
                .filter(knownEdition -> knownEdition.scorings().contains(ScoringMode.JUNIOR))
                .findFirst()
                .orElseThrow();
        model.edition(edition);
        model.scoring(ScoringMode.JUNIOR);
        return model.family();
    }

    /// The players by their typed names.
    static List<SeatPlayer> players(SetupModel model) {
        SetupOutfits outfits = new SetupOutfits(model);
        List<SetupPlayer> sitters = model.sitters();
        return IntStream.range(0, sitters.size())
                .mapToObj(seat -> player(sitters.get(seat), outfits.of(seat)))
                .toList();
    }

    private static SeatPlayer player(SetupPlayer player, CarOutfit outfit) {
        var level = player.level();
        return level == null
                ? new SeatPlayer.Human(player.name(), player.help(), outfit)
                : new SeatPlayer.Computer(player.name(), level, player.character(), outfit);
    }

    private static SeatPlayer named(SeatPlayer player, String name) {
        return switch (player) {
            case SeatPlayer.Human human -> new SeatPlayer.Human(name, human.help(), human.outfit());
            case SeatPlayer.Computer computer ->
                new SeatPlayer.Computer(
                        computer.name().isEmpty() ? "" : name,
                        computer.level(),
                        computer.character(),
                        computer.outfit());
        };
    }
}
