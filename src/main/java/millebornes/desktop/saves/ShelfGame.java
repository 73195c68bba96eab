package millebornes.desktop.saves;

import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import millebornes.engine.match.MatchStanding;
import millebornes.save.LibraryGame;
import millebornes.session.GameConfig;
import millebornes.session.SavedSessionConverter;
import millebornes.words.MatchNames;
import millebornes.words.PlayerNames;
import millebornes.words.RelativeTimeFormatter;
import millebornes.words.Words;

/// A game on a shelf.
///
/// @param config the game and its players
record ShelfGame(LibraryGame.Playable playable, GameConfig config) {

    /// Makes the shelf game of a saved game; empty when it has a computer player that this program does not know.
    public static Optional<ShelfGame> of(LibraryGame.Playable playable) {
        return SavedSessionConverter.knownConfig(playable.summary().begun())
                .map(config -> new ShelfGame(playable, config));
    }

    public MatchStanding standing() {
        return playable.summary().standing();
    }

    /// The standing in the picture of the game, where the winners of a match are always at the finish: their last round may
    /// have ended before it.
    MatchStanding pictured() {
        MatchStanding standing = standing();
        List<Integer> km = new ArrayList<>(standing.km());
        standing.winners().stream()
                .flatMap(team -> config.setup().rules().seating().carsOf(team).stream())
                .forEach(car -> km.set(car, standing.target()));
        return standing.withKm(km);
    }

    /// The names of players and cars.
    public MatchNames names(Words words) {
        return PlayerNames.inSentences(words, config);
    }

    /// The title of the game: its given name, or the names of its players.
    public String title(Words words) {
        String name = playable.summary().metadata().name();
        return PlayerNames.isUnseen(words, name) ? words.list(PlayerNames.of(words, config.players())) : name;
    }

    /// When the game was saved, in words.
    String when(Words words) {
        Instant saved = playable.summary().metadata().saved();
        return saved == null
                ? words.text("shelf.game.noDate")
                : RelativeTimeFormatter.of(words, saved, Instant.now(), ZoneId.systemDefault());
    }
}
