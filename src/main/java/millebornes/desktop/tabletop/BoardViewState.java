package millebornes.desktop.tabletop;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import millebornes.desktop.geometry.CarSizeCalculator;
import millebornes.desktop.geometry.CarSizeCalculator.CrowdedCar;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.Road;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;
import millebornes.engine.table.Seating;

/// The view state of the board at rest. Immutable; games that look alike have equal states.
///
/// @param kilometres the target, which decides the length of the road
/// @param cars the cars, one for each lane, upper lane first
/// @param reserve the tokens at the great milestone
/// @param acting the number of the current car, or [Seating#NOBODY]
public record BoardViewState(int kilometres, List<CarViewState> cars, TokenReserveViewState reserve, int acting) {

    private static final int HOURS = 10;

    public BoardViewState {
        cars = List.copyOf(cars);
        int squares = new Road(kilometres, cars.size()).squares();
        if (cars.stream().anyMatch(car -> car.stop().index() > squares)) {
            throw new IllegalArgumentException("No car can stand beyond the target of " + kilometres + " km");
        }
    }

    /// A board on which no car is to move.
    public BoardViewState(int kilometres, List<CarViewState> cars, TokenReserveViewState reserve) {
        this(kilometres, cars, reserve, Seating.NOBODY);
    }

    /// This board without the safeties of its cars, for a picture beside which they are listed.
    public BoardViewState withoutSafeties() {
        return new BoardViewState(
                kilometres, cars.stream().map(CarViewState::withoutSafeties).toList(), reserve, acting);
    }

    /// The livery of each car.
    public List<Livery> liveries() {
        return cars.stream().map(CarViewState::livery).toList();
    }

    /// The layout of each car's tokens.
    public List<PieceLayout> pieces() {
        return sizes().layouts();
    }

    /// The calculator of the sizes of the cars.
    public CarSizeCalculator sizes() {
        return new CarSizeCalculator(
                road(),
                cars.stream()
                        .map(car -> new CrowdedCar(
                                car.stop(), car.signs(), car.safeties().size()))
                        .toList(),
                acting);
    }

    /// The boxes of the cars with their tokens, by lane, in board units.
    public List<Rect> carRooms() {
        List<PieceLayout> layouts = pieces();
        return IntStream.range(0, cars.size())
                .mapToObj(lane -> layouts.get(lane)
                        .room(
                                lane,
                                cars.get(lane).stop().index(),
                                cars.get(lane).signs(),
                                cars.get(lane).safeties().size()))
                .toList();
    }

    /// The share of the way that the leading car has driven, rounded down to tenths: it decides the light of the land.
    public double hour() {
        int first = cars.stream().mapToInt(car -> car.stop().index()).max().orElse(0);
        return Math.max(0, HOURS * first / road().squares()) / (double) HOURS;
    }

    /// The road of this state.
    public Road road() {
        return new Road(kilometres, cars.size());
    }

    /// The view state of the played cards on the table, in games in which they are not discarded.
    ///
    /// @param label the text above them, with their number
    /// @param piles one for each family of cards
    /// @param spoken the text for screen readers
    public record PlayedCardPilesViewState(String label, List<PlayedPile> piles, String spoken) {

        /// The state of a table without played cards: they all go to the discard pile.
        public static final PlayedCardPilesViewState NONE = new PlayedCardPilesViewState("", List.of(), "");

        /// The cards of one family.
        ///
        /// @param family a card of the family, of which only the icon of the family is shown
        /// @param count the number of cards, as text
        public record PlayedPile(Card family, String count) {}

        public PlayedCardPilesViewState {
            piles = List.copyOf(piles);
        }
    }

    /// The tokens at the great milestone.
    ///
    /// @param attacks the number of tokens left of every hazard of the game, or [#UNCOUNTED] where the game does not limit
    ///     them
    /// @param safeties the safeties that no car wears
    public record TokenReserveViewState(Map<Hazard, Integer> attacks, Set<Safety> safeties) {

        /// The count of a token that is not limited.
        public static final int UNCOUNTED = Integer.MAX_VALUE;

        public TokenReserveViewState {
            attacks = Map.copyOf(attacks);
            safeties = Set.copyOf(safeties);
            if (attacks.values().stream().anyMatch(count -> count < 0)) {
                throw new IllegalArgumentException("No token can be missing from an empty reserve: " + attacks);
            }
        }
    }
}
