package millebornes.engine.rules;

import java.util.Arrays;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardKindCounts;
import millebornes.engine.table.CardKindSet;
import millebornes.engine.table.CardList;
import millebornes.engine.table.CardTray;
import millebornes.engine.table.DiscardPile;
import millebornes.engine.table.DiscardPileEditor;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hands;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.Phase;
import millebornes.engine.table.ReadableRound;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import millebornes.engine.table.SafetySet;
import millebornes.engine.table.SeatSet;
import millebornes.engine.table.Seating;
import millebornes.engine.table.ShuffleSource;

/// A mutable round. The rules write the next round into one; a play-out keeps one from the first move to the last. It
/// is confined to one caller, and only the rules change it
/// ([RuleEngine#step(MutableRound, millebornes.engine.rules.Move)]).
///
/// Invariant: after every move it is the round that [RuleEngine#playLegal(Round, millebornes.engine.rules.Move)] makes,
/// and has its legal moves.
public final class MutableRound implements ReadableRound, AcceptedCards {

    private static final int ALL_CARS = -1;

    private final RuleParameters rules;
    private final Seating seating;
    private final EventRecorder events;

    private final Car[] cars;
    private final Hands.Editor hands;
    private final DiscardPileEditor discards;
    private CardKindCounts tableCounts;
    private Phase phase;

    private CardList cardOrder;
    private int drawn;
    private SafetySet removedSafeties;
    private final ShuffleSource source;
    private int reshuffles;
    private int distances;

    private int target;
    private int extensionCaller;
    private SeatSet stuckSeats;

    /// For each car, the bits of [AcceptedCards#own(int)]; outdated for the cars in [#stale].
    private final int[] own;

    private final int[] hazards;

    /// The cars that have changed since their accepted cards were computed, one bit each.
    private int stale = ALL_CARS;

    /// Creates a draft with the state of a round.
    MutableRound(RuleParameters rules, Round round, EventRecorder events) {
        this.rules = rules;
        this.seating = rules.seating();
        this.events = events;
        cars = new Car[round.carCount()];
        Arrays.setAll(cars, round::car);
        hands = round.hands().edit();
        discards = new DiscardPileEditor(round.shoe().discards());
        tableCounts = round.onTable();
        phase = round.phase();
        cardOrder = round.shoe().order();
        drawn = round.shoe().drawn();
        removedSafeties = round.shoe().removed();
        source = round.shoe().source();
        reshuffles = round.shoe().reshuffles();
        distances = round.shoe().distances();
        target = round.target();
        extensionCaller = round.extensionCaller();
        stuckSeats = round.stuck();
        own = new int[cars.length];
        hazards = new int[cars.length];
    }

    /// Creates a round as [Round#dealt(Seating, Car, int, int, CardList, ShuffleSource)] does, before its first turn.
    MutableRound(RuleParameters rules, int first, CardList deckCards, ShuffleSource source) {
        this.rules = rules;
        this.seating = rules.seating();
        this.events = EventRecorder.NOBODY_LISTENS;
        int seats = seating.seats();
        cars = new Car[seating.carCount()];
        Arrays.fill(cars, rules.carAtStart());
        hands = Hands.dealt(seats, first, deckCards);
        discards = new DiscardPileEditor(DiscardPile.EMPTY);
        tableCounts = CardKindCounts.EMPTY;
        phase = new Phase.Turn(first, 0);
        cardOrder = deckCards.from(seats * Hand.FULL);
        removedSafeties = SafetySet.NONE;
        this.source = source;
        target = rules.options().target();
        extensionCaller = Seating.NOBODY;
        stuckSeats = SeatSet.NONE;
        own = new int[cars.length];
        hazards = new int[cars.length];
    }

    private MutableRound(MutableRound round) {
        rules = round.rules;
        seating = round.seating;
        events = EventRecorder.NOBODY_LISTENS;
        cars = round.cars.clone();
        hands = round.hands.copy();
        discards = round.discards.copy();
        tableCounts = round.tableCounts;
        phase = round.phase;
        cardOrder = round.cardOrder;
        drawn = round.drawn;
        removedSafeties = round.removedSafeties;
        source = round.source;
        reshuffles = round.reshuffles;
        distances = round.distances;
        target = round.target;
        extensionCaller = round.extensionCaller;
        stuckSeats = round.stuckSeats;
        own = round.own.clone();
        hazards = round.hazards.clone();
        stale = round.stale;
    }

    /// A copy of this draft; changes of one do not affect the other.
    public MutableRound copy() {
        return new MutableRound(this);
    }

    /// A snapshot of the round, which does not change.
    public Round round() {
        return new Round(
                seating,
                ImmutableArray.of(cars.length, car -> cars[car]),
                hands.copy().done(),
                new CardTray(cardOrder, drawn, discards.pile(), removedSafeties, source, reshuffles, distances),
                tableCounts,
                phase,
                target,
                extensionCaller,
                stuckSeats);
    }

    /// The number of copies of a card in the discard pile.
    public int discarded(Card card) {
        return discards.count(card);
    }

    /// The number of copies of a card among so many of the latest discards.
    public int discardedLately(Card card, int latest) {
        return discards.countLately(card, latest);
    }

    /// The number of cards in the discard pile.
    public int discardCount() {
        return discards.size();
    }

    /// The number of copies of a card that were played and are neither in a hand nor in a pile.
    public int played(Card card) {
        boolean away = card instanceof Safety safety && removedSafeties.contains(safety);
        return tableCounts.count(card) + (away ? 1 : 0);
    }

    EventRecorder events() {
        return events;
    }

    @Override
    public Seating seating() {
        return seating;
    }

    @Override
    public int carCount() {
        return cars.length;
    }

    @Override
    public Car car(int car) {
        return cars[car];
    }

    void put(int carNumber, Car car) {
        cars[carNumber] = car;
        // whether it has started concerns the car of its partner as well
        stale |= seating.cars() == Seating.CarAssignment.ONE_PER_TEAM ? 1 << carNumber : ALL_CARS;
    }

    @Override
    public CardKindSet own(int car) {
        refresh(car);
        return new CardKindSet(own[car]);
    }

    @Override
    public HazardSet hazards(int car) {
        refresh(car);
        return new HazardSet(hazards[car]);
    }

    private void refresh(int car) {
        if ((stale >>> car & 1) != 0) {
            own[car] = PlayableCardKinds.own(this, car).bits();
            hazards[car] = AttackLegality.openHazards(rules, cars[car]).bits();
            stale &= ~(1 << car);
        }
    }

    @Override
    public Hand hand(int seat) {
        return hands.get(seat);
    }

    void take(int seat, Card card) {
        hands.take(seat, card);
    }

    /// Moves the top card of the draw pile, which must not be empty, to a seat's hand.
    void draw(int seat) {
        int card = cardOrder.index(drawn++);
        hands.give(seat, card);
        events.drew(seat, card);
    }

    @Override
    public int drawPileSize() {
        return cardOrder.size() - drawn;
    }

    @Override
    public int reshuffles() {
        return reshuffles;
    }

    /// The number of distances played since the last reshuffle.
    public int distances() {
        return distances;
    }

    void countDistance() {
        distances++;
    }

    DiscardPileEditor discards() {
        return discards;
    }

    /// The safeties that are out of the game.
    public SafetySet removed() {
        return removedSafeties;
    }

    void remove(Safety safety) {
        removedSafeties = removedSafeties.with(safety);
    }

    /// Makes a new draw pile of these cards, shuffled, and empties the discard pile.
    void reshuffle(CardList cards) {
        cardOrder = cards.shuffled(source.derived(reshuffles));
        drawn = 0;
        reshuffles++;
        distances = 0;
        discards.clear();
    }

    /// Puts a played card on the table or the discard pile, as the edition has it.
    void layDown(Card card, Edition.PlayedCardsRule playedCardsRule) {
        if (playedCardsRule == Edition.PlayedCardsRule.TO_DISCARDS) {
            discards.add(card);
        } else {
            tableCounts = tableCounts.with(card);
        }
    }

    /// Moves the card of a hazard that a safety has removed from the table to the discards. On the board it is there
    /// already.
    void discardFromTable(Hazard hazard, Edition.PlayedCardsRule playedCardsRule) {
        if (playedCardsRule == Edition.PlayedCardsRule.ON_TABLE) {
            tableCounts = tableCounts.without(hazard);
            discards.add(hazard);
        }
    }

    @Override
    public Phase phase() {
        return phase;
    }

    void setPhase(Phase nextPhase) {
        phase = nextPhase;
    }

    @Override
    public int target() {
        return target;
    }

    @Override
    public int extensionCaller() {
        return extensionCaller;
    }

    /// Extends the round to a new target in km, for the team that has called the extension.
    void extend(int team, int to) {
        extensionCaller = team;
        target = to;
        stale = ALL_CARS;
    }

    @Override
    public SeatSet stuck() {
        return stuckSeats;
    }

    void setStuck(SeatSet seats) {
        stuckSeats = seats;
    }

    /// Ends the round without an arrival.
    void end(Event.RoundEnd roundEnd) {
        phase = new Phase.Over(null);
        events.roundEnded(roundEnd);
    }

    /// Ends the round because a car has reached the target.
    void arrive(Phase.Arrival arrival) {
        phase = new Phase.Over(arrival);
        events.arrived(arrival.car(), cars[arrival.car()].km());
        events.roundEnded(Event.RoundEnd.ARRIVED);
    }
}
