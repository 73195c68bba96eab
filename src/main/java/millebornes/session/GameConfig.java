package millebornes.session;

import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.KeyedShuffles.DealKey;
import millebornes.engine.table.Livery;

/// Everything that a new game is made of.
///
/// @param setup the edition, the table and its options
/// @param players the players, by seat
/// @param first the seat that begins; on the board the youngest
/// @param seed where all cards come from
/// @param looks how each car looks, by car; no two cars look alike
public record GameConfig(Setup setup, List<SeatPlayer> players, int first, DealSeed seed, List<Livery> looks) {

    /// The deals of the days have a number from 1 to this one: nine digits are written down, read out and typed without a
    /// mistake. Every other number is as good.
    public static final long DEALS = 999_999_999;

    /// A deal at random: a key of 130 bits. Wherever no number was typed the cards come from such a key, because a
    /// numbered deal can be found from the cards of one hand.
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

    /// A game whose cars look as they come: the first `A`, the second `B`, ….
    public GameConfig(Setup setup, List<SeatPlayer> players, int first, DealSeed seed) {
        this(setup, players, first, seed, Livery.first(cars(setup)));
    }

    /// A game of a numbered deal.
    public GameConfig(Setup setup, List<SeatPlayer> players, int first, long number, List<Livery> looks) {
        this(setup, players, first, DealSeed.numbered(number), looks);
    }

    /// A game of a numbered deal whose cars look as they come.
    public GameConfig(Setup setup, List<SeatPlayer> players, int first, long number) {
        this(setup, players, first, DealSeed.numbered(number));
    }

    /// The same game with other people or computers in the seats.
    public GameConfig withPlayers(List<SeatPlayer> others) {
        return new GameConfig(setup, others, first, seed, looks);
    }

    /// The same game with other cards, by the rules of today.
    public GameConfig dealtAgain(DealSeed newSeed) {
        return new GameConfig(setup.current(), players, first, newSeed, looks);
    }

    /// The same game with the same cards, by the rules of today: a new match never begins by earlier ones.
    public GameConfig byCurrentRules() {
        return dealtAgain(seed);
    }

    /// Whether the deal is numbered: then every hand can be found by trying all numbers.
    public boolean isNumbered() {
        return seed instanceof DealSeed.Numbered;
    }

    /// The person who plays alone against computers, if there is one.
    public Optional<SeatPlayer> lonePerson() {
        List<SeatPlayer> people = players.stream().filter(SeatPlayer::isHuman).toList();
        return people.size() == 1 && players.size() > 1 ? Optional.of(people.getFirst()) : Optional.empty();
    }

    /// Whether it is a junior game, without points.
    public boolean isJunior() {
        return setup.rules().options().scoring() == ScoringMode.JUNIOR;
    }

    /// The outfit of a car: that of the first player who drives it.
    ///
    /// @param car its number
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
