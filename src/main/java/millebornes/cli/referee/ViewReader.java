package millebornes.cli.referee;

import java.util.Collections;
import java.util.List;
import millebornes.cli.referee.BadRequestException.Problem;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardKindCounts;
import millebornes.engine.table.CardList;
import millebornes.engine.table.CardTray;
import millebornes.engine.table.DiscardPile;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hand;
import millebornes.engine.table.HandSizes;
import millebornes.engine.table.Hands;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import millebornes.engine.table.SafetySet;
import millebornes.engine.table.SeatSet;
import millebornes.engine.table.Seating;
import millebornes.save.JsonFields;
import millebornes.save.MoveCodec;

/// Reads a view as [millebornes.protocol.ViewWriter] writes it, so that a computer player can be asked about a table
/// elsewhere.
///
/// The legal moves are not trusted but computed again. Missing facts are inferred: the attack of the window
/// ([PhaseReader]), the played cards of an older view ([PlayedCardsReader]), a reshuffle, the distances since, and the
/// caller of an extension; no seat is assumed to be stuck.
final class ViewReader {

    private static final int MOST = 1_000_000;

    private static final int FARTHEST = 1000;

    private final JsonFields json;
    private final RuleEngine rules;
    private final Seating seating;

    private ViewReader(JsonFields json, RuleEngine rules) {
        this.json = json;
        this.rules = rules;
        this.seating = rules.seating();
    }

    /// Reads a view.
    ///
    /// @throws BadRequestException when a field is missing or wrong, or the number of cards is not that of the deck
    static SeatView read(JsonFields json, RuleEngine rules) {
        SeatView view = new ViewReader(json, rules).view();
        ViewCardCountCheck.check(view);
        return view;
    }

    private SeatView view() {
        int seat = NumberReader.read(json, "seat", seating.seats() - 1);
        int target = NumberReader.read(json, "target", FARTHEST);
        ImmutableArray<Car> cars = cars(target);
        Hand hand = hand(seat);
        DiscardPile discards = DiscardPile.of(json.texts("discardPile", MoveCodec::readCard));
        Phase phase = new PhaseReader(json, rules, cars, hand, discards).read();
        SafetySet removedSafeties = removed();
        int drawPile = NumberReader.read(json, "drawPile", rules.deck().cards().size());
        int reshuffles = reshuffles(cars, discards, removedSafeties);
        Round round = new Round(
                seating,
                cars,
                Hands.of(seating.seats(), other -> other == seat ? hand : Hand.EMPTY),
                new CardTray(
                        CardList.copyOf(Collections.nCopies(drawPile, Distance.KM_25)),
                        0,
                        discards,
                        removedSafeties,
                        0,
                        reshuffles,
                        0),
                CardKindCounts.EMPTY,
                phase,
                target,
                extensionCaller(cars, target),
                SeatSet.NONE);
        return new SeatView(
                rules,
                seat,
                NumberReader.read(json, "round", MOST),
                phase,
                cars,
                hand,
                HandSizes.copyOf(NumberReader.readList(json, "handCounts", seating.seats(), Hand.MOST)),
                drawPile,
                discards,
                removedSafeties,
                new PlayedCardsReader(json, rules).read(cars, hand, discards, removedSafeties),
                reshuffles,
                distances(discards),
                target,
                round.extensionCaller(),
                round.stuck(),
                ImmutableArray.copyOf(NumberReader.readList(json, "totals", seating.teams(), MOST)),
                rules.legalMoves(round, seat));
    }

    private ImmutableArray<Car> cars(int target) {
        List<Car> cars = json.objects("cars").stream()
                .map(carFields -> CarReader.read(carFields, target))
                .toList();
        if (cars.size() != seating.carCount()) {
            throw new BadRequestException(Problem.NOT_A_VIEW, json.where("cars"));
        }
        return ImmutableArray.copyOf(cars);
    }

    private Hand hand(int seat) {
        List<Card> cards = json.items("hands").texts(Integer.toString(seat), MoveCodec::readCard);
        if (cards.size() > Hand.MOST) {
            throw new BadRequestException(Problem.NOT_A_VIEW, json.where("hands"));
        }
        return Hand.of(cards);
    }

    private SafetySet removed() {
        SafetySet removedSafeties = SafetySet.NONE;
        for (Safety safety : json.texts("removed", CarReader::safety)) {
            removedSafeties = removedSafeties.with(safety);
        }
        return removedSafeties;
    }

    /// The number of reshuffles so far, 0 or 1 as far as the view shows it: 1 if the seat may declare that it is stuck,
    /// or if cards that were discarded are not in the discard pile.
    private int reshuffles(List<Car> cars, DiscardPile discards, SafetySet removedSafeties) {
        boolean stuck = json.objects("legal").stream()
                .anyMatch(moveFields -> moveFields.text("type", "").equals("stuck"));
        SafetySet shownSafeties = SafetySet.NONE;
        int driven = 0;
        for (Car car : cars) {
            driven += car.km();
            for (Safety safety : car.coupsFourres().toList()) {
                shownSafeties = shownSafeties.with(safety);
            }
        }
        int lying = discards.stream()
                .mapToInt(card -> card instanceof Distance distance ? distance.km() : 0)
                .sum();
        boolean gone = rules.options().has(FlagOption.EXTENDED)
                && (lying < driven || removedSafeties.bits() != (removedSafeties.bits() & shownSafeties.bits()));
        return stuck || gone ? 1 : 0;
    }

    /// The number of distances driven since the last reshuffle, taken to be that of the distances in the discard pile.
    /// So a round that may continue is not taken for one that must end.
    private static int distances(DiscardPile discards) {
        return (int) discards.stream().filter(Distance.class::isInstance).count();
    }

    /// The team that called the extension, or [Seating#NOBODY] without one: the first team that has driven far enough.
    private int extensionCaller(List<Car> cars, int target) {
        int before = rules.options().target();
        if (target <= before) {
            return Seating.NOBODY;
        }
        for (int car = 0; car < cars.size(); car++) {
            if (cars.get(car).km() >= before) {
                return seating.teamOfCar(car);
            }
        }
        throw new BadRequestException(Problem.NOT_A_VIEW, json.where("target"));
    }
}
