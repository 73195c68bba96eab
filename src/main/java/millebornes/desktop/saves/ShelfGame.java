package millebornes.desktop.saves;

import java.util.Optional;
import millebornes.engine.match.Match;
import millebornes.save.BadJsonException;
import millebornes.save.LibraryGame;
import millebornes.session.GameConfig;
import millebornes.session.SavedSessionConverter;
import millebornes.words.MatchNames;
import millebornes.words.PlayerNames;
import millebornes.words.Words;

/// A game on a shelf.
///
/// @param config who plays, and which game
record ShelfGame(LibraryGame.Playable kept, GameConfig config) {

    /// A game that is kept; nothing when it has a computer player that this program does not know.
    public static Optional<ShelfGame> of(LibraryGame.Playable kept) {
        try {
            return Optional.of(new ShelfGame(kept, SavedSessionConverter.config(kept.game())));
        } catch (BadJsonException _) {
            return Optional.empty();
        }
    }

    public Match match() {
        return kept.match();
    }

    /// What players and cars are called.
    public MatchNames names(Words words) {
        return PlayerNames.inSentences(words, config);
    }

    /// What the game is called: as somebody has named it, or by who plays.
    public String title(Words words) {
        String name = kept.game().details().name();
        return PlayerNames.isUnseen(words, name) ? words.list(PlayerNames.of(words, config.players())) : name;
    }

    /// How many rounds were dealt.
    public int rounds() {
        return kept.game().rounds().size();
    }
}
