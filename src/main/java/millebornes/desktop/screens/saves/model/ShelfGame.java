package millebornes.desktop.screens.saves.model;

import java.util.List;
import millebornes.desktop.screens.common.model.PlayerNames;
import millebornes.engine.match.Match;
import millebornes.save.GameLibraryEntry;
import millebornes.session.GameConfig;
import millebornes.words.MatchNames;
import millebornes.words.Words;

/// A game on a shelf.
///
/// @param config who plays, and which game
public record ShelfGame(GameLibraryEntry.Playable kept, GameConfig config) {

    public Match match() {
        return kept.match();
    }

    /// What players and cars are called.
    public MatchNames names(Words words) {
        return MatchNames.of(words, match().rules().seating(), PlayerNames.of(words, config.players()), config.looks());
    }

    /// What the game is called: as somebody has named it, or by who plays.
    public String title(Words words) {
        String name = kept.game().details().name();
        return name.isBlank() ? words.list(List.copyOf(PlayerNames.of(words, config.players()))) : name;
    }

    /// How many rounds were dealt.
    public int rounds() {
        return kept.game().rounds().size();
    }
}
