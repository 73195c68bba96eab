package millebornes.session;

import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.KeyedShuffles.DealKey;
import millebornes.engine.table.Livery;

/// Everything that a new game is made of.
///
/// @param setup the edition, the table and its options
/// @param players the players, by seat
/// @param first the seat that begins; on the board the youngest
/// @param seed the seed of all cards
/// @param looks the look of each car, by car; no two cars look alike
public record GameConfig(Setup setup, List<SeatPlayer> players, int first, DealSeed seed, List<Livery> looks) {

    /// The greatest number of a deal of the day; the least is 1. People can write down, read out and type nine digits.
    /// Any other number may be typed for a deal, too.
    public static final long DEALS = 999_999_999;

    /// A random secret deal: a key of 130 bits. All deals without a typed number are of this kind, because a numbered
    /// deal can be found from the cards of one hand.
    public static DealSeed anyDeal() {
        byte[] bits = new byte[DealKey.LENGTH];
        new SecureRandom().nextBytes(bits);
        return DealSeed.keyed(bits);
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

    /// Creates a game whose cars have the default looks: the first `A`, the second `B`, ….
    public GameConfig(Setup setup, List<SeatPlayer> players, int first, DealSeed seed) {
        this(setup, players, first, seed, Livery.first(cars(setup)));
    }

    /// Creates a game of a numbered deal.
    public GameConfig(Setup setup, List<SeatPlayer> players, int first, long number, List<Livery> looks) {
        this(setup, players, first, DealSeed.numbered(number), looks);
    }

    /// Creates a game of a numbered deal whose cars have the default looks.
    public GameConfig(Setup setup, List<SeatPlayer> players, int first, long number) {
        this(setup, players, first, DealSeed.numbered(number));
    }

    /// A copy with other people or computers in the seats.
    public GameConfig withPlayers(List<SeatPlayer> others) {
        return new GameConfig(setup, others, first, seed, looks);
    }

    /// A copy with other cards, by the rules of today.
    public GameConfig dealtAgain(DealSeed newSeed) {
        return new GameConfig(setup.current(), players, first, newSeed, looks);
    }

    /// A copy by the rules of today: a new match never begins by earlier ones.
    public GameConfig byCurrentRules() {
        return dealtAgain(seed);
    }

    /// Whether the deal is numbered, so that every hand can be found by trying all numbers.
    public boolean isNumbered() {
        return seed instanceof DealSeed.Numbered;
    }

    /// The seats of all people, in ascending order.
    public List<Integer> people() {
        return SeatPlayer.people(players);
    }

    /// The only person among several players; empty if there are more people or none.
    public Optional<SeatPlayer> lonePerson() {
        List<SeatPlayer> people = players.stream().filter(SeatPlayer::isHuman).toList();
        return people.size() == 1 && players.size() > 1 ? Optional.of(people.getFirst()) : Optional.empty();
    }

    /// Whether it is a junior game, without points.
    public boolean isJunior() {
        return setup.rules().options().isJunior();
    }

    /// The outfit of a car, which the first player who drives it has chosen.
    ///
    /// @param car the number of the car
    public CarOutfit outfit(int car) {
        return players.get(setup.rules().seating().driversOf(car).first()).outfit();
    }

    /// The outfit of the car with that livery.
    ///
    /// @throws IllegalArgumentException when there is no such car
    public CarOutfit outfit(Livery livery) {
        int car = looks.indexOf(livery);
        if (car < 0) {
            throw new IllegalArgumentException("no such car: " + livery);
        }
        return outfit(car);
    }

    private static int cars(Setup setup) {
        return setup.rules().seating().carCount();
    }
}
