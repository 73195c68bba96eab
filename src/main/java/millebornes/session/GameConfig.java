package millebornes.session;

import java.security.SecureRandom;
import java.util.List;
import java.util.Set;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.CarLetter;
import millebornes.outfit.CarOutfit;

/// Everything that a new game is made of.
///
/// @param setup the edition, the table and its options
/// @param players who plays, by seat
/// @param first the seat that begins; on the board the youngest
/// @param seed where every deal comes from
/// @param looks how each car looks, by car; no two cars look alike
public record GameConfig(Setup setup, List<Player> players, int first, long seed, List<CarLetter> looks) {

    /// Where chance chooses the seed, it is a number from 1 to this one: nine digits are written down, read out and
    /// typed without a mistake. Every other seed is as good.
    public static final long DEALS = 999_999_999;

    /// A seed by chance, from 1 to [#DEALS], that nobody can guess.
    public static long anyDeal() {
        return new SecureRandom().nextLong(1, DEALS + 1);
    }

    /// @throws millebornes.engine.rules.BadSetupException when the set-up cannot be played
    public GameConfig {
        players = List.copyOf(players);
        looks = List.copyOf(looks);
        if (players.size() != setup.form().seats()) {
            throw new IllegalArgumentException(players.size() + " players for " + setup.form());
        }
        if (first < 0 || first >= players.size()) {
            throw new IllegalArgumentException("no such seat: " + first);
        }
        if (looks.size() != cars(setup) || Set.copyOf(looks).size() != looks.size()) {
            throw new IllegalArgumentException("every car needs a look of its own: " + looks);
        }
    }

    /// A game whose cars look as they come: the first `A`, the second `B`, ….
    public GameConfig(Setup setup, List<Player> players, int first, long seed) {
        this(setup, players, first, seed, CarLetter.first(cars(setup)));
    }

    /// The same game with other cards.
    public GameConfig dealtAgain(long another) {
        return new GameConfig(setup, players, first, another, looks);
    }

    /// Whether it is played without points, as children play who do not read yet.
    public boolean isJunior() {
        return setup.rules().options().scoring() == ScoringMode.JUNIOR;
    }

    /// How a car is dressed, with the first of those who drive it at the wheel.
    ///
    /// @param car its number
    public CarOutfit outfit(int car) {
        return players.get(setup.rules().seating().driversOf(car).first()).outfit();
    }

    /// How the car of that look is dressed.
    ///
    /// @throws IllegalArgumentException when no car looks so
    public CarOutfit outfit(CarLetter look) {
        int car = looks.indexOf(look);
        if (car < 0) {
            throw new IllegalArgumentException("no such car: " + look);
        }
        return outfit(car);
    }

    private static int cars(Setup setup) {
        return setup.rules().seating().carCount();
    }
}
