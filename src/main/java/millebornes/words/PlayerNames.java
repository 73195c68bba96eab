package millebornes.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import millebornes.save.DisplayNameSanitizer;
import millebornes.save.SavedGame;
import millebornes.session.GameConfig;
import millebornes.session.SavedSessionConverter;
import millebornes.session.SeatPlayer;

/// Finds the names of all players: as typed, or default names in the current language. All names differ, because
/// sentences call people by name.
public final class PlayerNames {

    private static final String ELLIPSIS = "…";

    private PlayerNames() {}

    /// The names of all players, by seat.
    public static List<String> of(Words words, List<SeatPlayer> players) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < players.size(); seat++) {
            String name = players.get(seat).name();
            names.add(distinct(isUnseen(words, name) ? unnamed(words, players, seat) : name, names));
        }
        return names;
    }

    /// The names of all players of a saved game, by seat. If the game has a computer player that this program does not
    /// know, computer players without a name are called as people are.
    public static List<String> of(Words words, SavedGame game) {
        return of(
                words,
                SavedSessionConverter.knownConfig(game)
                        .map(GameConfig::players)
                        .orElseGet(() -> game.players().stream()
                                .<SeatPlayer>map(player -> new SeatPlayer.Human(player.name()))
                                .toList()));
    }

    /// The name of a player for a list, or a name with a number if the screen cannot display it.
    ///
    /// @param number the number, from 1
    public static String listed(Words words, String name, int number) {
        return isUnseen(words, name) ? words.text("seat.numbered", number) : name;
    }

    /// Whether a name is empty or the screen cannot display it.
    public static boolean isUnseen(Words words, String name) {
        return name.isEmpty() || !words.shows(name);
    }

    /// The names of players, teams and cars of a game in sentences.
    public static MatchNames inSentences(Words words, GameConfig game) {
        return MatchNames.of(words, game.setup().rules().seating(), of(words, game.players()), game.looks());
    }

    /// The default name of the player of a seat.
    public static String unnamed(Words words, List<SeatPlayer> players, int seat) {
        if (players.get(seat).isHuman()) {
            return words.text("seat.numbered", seat + 1);
        }
        Optional<String> character = players.get(seat).characterWord();
        if (character.isPresent()) {
            return words.text("character." + character.get());
        }
        long computers = players.stream().filter(player -> !player.isHuman()).count();
        return computers == 1 ? words.text("seat.computer") : words.text("seat.computer.numbered", seat + 1);
    }

    private static String distinct(String name, List<String> taken) {
        String distinct = name;
        for (int number = 2; taken.contains(distinct); number++) {
            distinct = numbered(name, " " + number);
        }
        return distinct;
    }

    /// A name with a number at its end; a name that becomes too long is cut, with an ellipsis.
    private static String numbered(String name, String number) {
        int most = DisplayNameSanitizer.LONGEST - number.length();
        return DisplayNameSanitizer.length(name) <= most
                ? name + number
                : DisplayNameSanitizer.beginning(name, most - ELLIPSIS.length()) + ELLIPSIS + number;
    }
}
