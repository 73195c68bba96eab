package millebornes.session;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Livery;
import millebornes.save.BadJsonException;
import millebornes.save.ReplayedGame;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGame;
import millebornes.save.SavedGame.PlayedRound;
import millebornes.save.SavedGame.SavedPlayer;
import org.jspecify.annotations.Nullable;

/// Converts a running match to a saved game and back.
///
/// Invariant: a resumed session has the match, the moves and the history of the saved one.
public final class SavedSessionConverter {

    private static final String PICTURES = "pictures";

    private SavedSessionConverter() {}

    /// The saved game of a session's current state.
    ///
    /// @param metadata the metadata; its checksum is ignored
    public static SavedGame of(Session session, SaveMetadata metadata) {
        GameConfig game = session.game();
        return new SavedGame(
                game.setup(),
                game.seed(),
                game.first(),
                game.players().stream().map(SavedSessionConverter::player).toList(),
                game.looks(),
                rounds(session),
                metadata.withChecksum(null).withTakenBack(session.takenBack().orElse(null)));
    }

    /// A session that continues a saved game. It has no listeners yet, and nothing can be undone, since it is unknown
    /// who has seen what. A move that had been undone can be redone, since everybody had seen it.
    ///
    /// @throws millebornes.engine.rules.BadSetupException when the set-up or a deck is invalid
    /// @throws millebornes.save.RefusedReplayException when the rules refuse a move
    /// @throws BadJsonException when a computer player is of a level that this program does not have, or the final
    ///     state does not match the file's checksum
    public static Session resume(SavedGame savedGame) {
        Iterator<MatchStep> steps = ReplayedGame.of(savedGame).steps().iterator();
        List<PlayedRound> rounds = savedGame.rounds();
        Session session = Session.replayed(
                config(savedGame), steps.next(), rounds.getFirst().deck());
        for (int round = 0; round < rounds.size(); round++) {
            if (round > 0) {
                session.replayDeal(steps.next(), rounds.get(round).deck());
            }
            rounds.get(round).moves().forEach(move -> session.replay(steps.next(), move));
        }
        session.endUndo();
        Move takenBackMove = savedGame.metadata().takenBack();
        if (takenBackMove != null) {
            session.allowRedo(takenBackMove);
        }
        return session;
    }

    /// The configuration of a saved game. A seat without a player in the file is a person without a name.
    ///
    /// @throws BadJsonException when a computer player is of a level that this program does not have
    public static GameConfig config(SavedGame savedGame) {
        List<SeatPlayer> players = new ArrayList<>();
        for (int seat = 0; seat < savedGame.setup().form().seats(); seat++) {
            players.add(
                    savedGame.players().isEmpty()
                            ? new SeatPlayer.Human("")
                            : player(savedGame.players().get(seat), seat));
        }
        List<Livery> looks = savedGame.looks();
        return looks.isEmpty()
                ? new GameConfig(savedGame.setup(), players, savedGame.first(), savedGame.seed())
                : new GameConfig(savedGame.setup(), players, savedGame.first(), savedGame.seed(), looks);
    }

    /// The configuration of a saved game; empty when a computer player is of a level that this program does not have.
    public static Optional<GameConfig> knownConfig(SavedGame savedGame) {
        try {
            return Optional.of(config(savedGame));
        } catch (BadJsonException _) {
            return Optional.empty();
        }
    }

    private static SavedPlayer player(SeatPlayer player) {
        return switch (player) {
            case SeatPlayer.Human human ->
                new SavedPlayer(
                        human.name(),
                        null,
                        human.help().isPictures() ? PICTURES : null,
                        null,
                        words(human.outfit(), CarOutfit.PLAIN));
            case SeatPlayer.Computer computer ->
                new SavedPlayer(
                        computer.name(),
                        computer.level().word(),
                        null,
                        computer.character().isSomebody() ? computer.character().word() : null,
                        words(computer.outfit(), CarOutfit.of(computer.character())));
        };
    }

    private static SeatPlayer player(SavedPlayer saved, int seat) {
        String word = saved.computer();
        if (word == null) {
            return new SeatPlayer.Human(
                    saved.name(),
                    PICTURES.equals(saved.help()) ? ReadingHelp.PICTURES : ReadingHelp.USUAL,
                    outfit(saved, CarOutfit.PLAIN));
        }
        BotLevel level = BotLevel.named(word)
                .orElseThrow(() ->
                        new BadJsonException(BadJsonException.Problem.UNKNOWN_LEVEL, "players[" + seat + "].computer"));
        BotCharacter character = character(saved.character());
        return new SeatPlayer.Computer(saved.name(), level, character, outfit(saved, CarOutfit.of(character)));
    }

    /// The words of an outfit for a file, or null if it is the default.
    private static @Nullable String words(CarOutfit outfit, CarOutfit defaultOutfit) {
        return outfit.equals(defaultOutfit) ? null : outfit.words();
    }

    /// The outfit of a saved player, or the default if the file has none.
    private static CarOutfit outfit(SavedPlayer saved, CarOutfit defaultOutfit) {
        String words = saved.outfit();
        return words == null ? defaultOutfit : CarOutfit.of(words);
    }

    /// The character with that word; [BotCharacter#PLAIN] if there is none.
    private static BotCharacter character(@Nullable String word) {
        return word == null ? BotCharacter.PLAIN : BotCharacter.named(word).orElse(BotCharacter.PLAIN);
    }

    private static List<PlayedRound> rounds(Session session) {
        List<DealtRound> rounds = session.rounds();
        return IntStream.range(0, rounds.size())
                .mapToObj(round -> new PlayedRound(
                        session.stackedDeck(round), rounds.get(round).moves()))
                .toList();
    }
}
