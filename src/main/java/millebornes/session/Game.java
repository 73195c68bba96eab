package millebornes.session;

import java.util.List;
import millebornes.engine.rules.Setup;

/// Everything that a new game is made of.
///
/// @param setup the edition, the table and its options
/// @param players who plays, by seat
/// @param first the seat that begins; on the board the youngest
/// @param seed where every deal comes from
public record Game(Setup setup, List<Player> players, int first, long seed) {

    public Game {
        players = List.copyOf(players);
        if (players.size() != setup.form().seats()) {
            throw new IllegalArgumentException(players.size() + " players for " + setup.form());
        }
        if (first < 0 || first >= players.size()) {
            throw new IllegalArgumentException("no such seat: " + first);
        }
    }

    /// How many people share the screen; with one there is nothing to cover.
    public int humans() {
        return (int) players.stream().filter(Player::isHuman).count();
    }
}
