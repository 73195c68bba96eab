package millebornes.session.flow;

import java.util.List;
import java.util.stream.IntStream;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGame;
import millebornes.save.SavedPlayers;
import millebornes.session.CarOutfit;
import millebornes.session.GameConfig;
import millebornes.session.SavedSessionConverter;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;

/// Games in which everybody has an outfit: six of them contain every choice.
public final class DressedGames {

    private static final List<CarOutfit> OUTFITS = List.of(
            CarOutfit.of("mother waves canoe cat"),
            CarOutfit.of("grandfather tricolour beach-things parrot"),
            CarOutfit.of("girl lines suitcases dog"),
            CarOutfit.of("boy checks surfboards snail"),
            CarOutfit.of("friend stars bicycle duck"),
            CarOutfit.of("straw-hat waves suitcases dog"));

    private DressedGames() {}

    /// The same game with dressed cars; computers with a character keep theirs.
    public static GameConfig of(GameConfig game) {
        return new GameConfig(game.setup(), players(game.players()), game.first(), game.seed(), game.looks());
    }

    /// The same game with dressed cars, as far as it was played.
    public static Session session(Session playedSession) {
        SavedGame saved = SavedSessionConverter.of(playedSession, SaveMetadata.NONE);
        SavedGame begunGame = SavedSessionConverter.of(Session.start(of(playedSession.game())), SaveMetadata.NONE);
        return SavedSessionConverter.resume(SavedPlayers.in(saved, begunGame.players(), saved.looks()));
    }

    /// The same players in dressed cars.
    public static List<SeatPlayer> players(List<SeatPlayer> players) {
        return IntStream.range(0, players.size())
                .mapToObj(seat -> dressed(players.get(seat), OUTFITS.get(seat % OUTFITS.size())))
                .toList();
    }

    private static SeatPlayer dressed(SeatPlayer player, CarOutfit outfit) {
        return switch (player) {
            case SeatPlayer.Human human -> new SeatPlayer.Human(human.name(), human.help(), outfit);
            case SeatPlayer.Computer computer ->
                computer.character().isSomebody()
                        ? computer
                        : new SeatPlayer.Computer(computer.name(), computer.level(), computer.character(), outfit);
        };
    }
}
