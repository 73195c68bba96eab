package millebornes.engine.rules;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardList;
import millebornes.engine.table.DeckComposition;
import millebornes.engine.table.GreenLightRestartRule;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.ReadableRound;
import millebornes.engine.table.Round;
import millebornes.engine.table.RoundCars;
import millebornes.engine.table.Seating;
import millebornes.engine.table.SeededShuffles;
import millebornes.engine.table.ShuffleSource;
import org.jspecify.annotations.Nullable;

/// The rules of one game: the legal moves of a round and the result of a move. Stateless and deterministic: the same
/// round and move always give the same outcome.
///
/// Invariant: [#legalMoves(Round)] lists exactly those moves that [#play(Round, Move)] accepts.
///
/// A round is played move by move as a value, or in place as a [MutableRound] by callers that play many rounds without
/// listeners. Both use the same rules.
public final class RuleEngine {

    /// The number of tokens in the reserve of a game that does not count them, as most do not.
    public static final int UNLIMITED_TOKENS = AttackTokenCounter.UNLIMITED;

    private final Setup setup;
    private final RuleParameters parameters;
    private final DeckComposition deck;
    private final CardList cards;
    private final MoveExecutor executor;

    RuleEngine(Setup setup, EffectiveOptions options) {
        this.setup = setup;
        Edition.TablePreset table = setup.edition().table(setup.form()).orElseThrow();
        Seating seating = new Seating(
                setup.form().teams(),
                setup.form().seatsPerTeam(),
                table.cars(),
                options.has(FlagOption.ADJACENT_PARTNERS)
                        ? Seating.PartnerSeating.SIDE_BY_SIDE
                        : Seating.PartnerSeating.ALTERNATING);
        this.parameters = new RuleParameters(setup.edition(), options, seating);
        this.deck = new DeckComposition(
                options.has(FlagOption.SHORT_DECK) ? DeckComposition.Size.SHORT : DeckComposition.Size.FULL,
                options.has(FlagOption.WRONG_WAY) ? DeckComposition.WrongWay.WITH : DeckComposition.WrongWay.WITHOUT);
        this.cards = CardList.copyOf(deck.cards());
        this.executor = new MoveExecutor(parameters);
    }

    /// The set-up of the game.
    public Setup setup() {
        return setup;
    }

    public Edition edition() {
        return parameters.edition();
    }

    /// The value of every option in this game.
    public EffectiveOptions options() {
        return parameters.options();
    }

    public Seating seating() {
        return parameters.seating();
    }

    /// Whether a car waits for a green light after its remedy.
    public GreenLightRestartRule greenLight() {
        return parameters.greenLight();
    }

    public DeckComposition deck() {
        return deck;
    }

    /// Deals a new round, from the first seat on, and draws that seat's first card.
    ///
    /// @param number the round of the match, from 1
    /// @param first the seat that begins
    /// @param top the cards that are dealt first, in order; the others follow, shuffled
    /// @param source the source of this round's shuffles
    /// @throws BadSetupException when the deck does not hold those cards
    public Step deal(int number, int first, List<Card> top, ShuffleSource source) {
        CardList cardOrder = CardList.copyOf(top).then(without(top).shuffled(source));
        Seating seating = seating();
        EventRecorder events = EventRecorder.listening();
        MutableRound round = new MutableRound(
                parameters,
                Round.dealt(seating, parameters.carAtStart(), options().target(), first, cardOrder, source),
                events);
        events.roundBegan(number, first);
        for (int place = 0; place < seating.seats(); place++) {
            int seat = (first + place) % seating.seats();
            events.dealt(seat, round.hand(seat));
        }
        executor.begin(round, first);
        return new Step(round.round(), events.done());
    }

    /// Deals a new round as a draft, to be played in place: as [#deal(int, int, List, ShuffleSource)] without cards on
    /// top and without events.
    public MutableRound dealDraft(int first, long seed) {
        MutableRound round = new MutableRound(parameters, first, cards.shuffled(seed), new SeededShuffles(seed));
        executor.begin(round, first);
        return round;
    }

    /// A draft of a round, to be played on in place.
    public MutableRound draft(Round round) {
        return new MutableRound(parameters, round, EventRecorder.NOBODY_LISTENS);
    }

    /// The cards of the deck without the given ones.
    private CardList without(List<Card> top) {
        if (top.isEmpty()) {
            return cards;
        }
        List<Card> rest = new ArrayList<>(cards);
        for (Card card : top) {
            if (!rest.remove(card)) {
                throw new BadSetupException(new SetupProblem("deck", card.name(), SetupProblem.Reason.NOT_IN_DECK));
            }
        }
        return CardList.copyOf(rest);
    }

    /// All legal moves, in the order of the referee protocol: plays by card and target, discards, end of turn, stuck;
    /// in the coup-fourré window each asked seat's coup-fourré and decline. Empty when the round is over.
    public List<Move> legalMoves(Round round) {
        return MoveGenerator.of(parameters, round, new UncachedAcceptedCards(parameters, round));
    }

    /// The legal moves of one seat, a part of [#legalMoves(Round)]; empty when it is not to move.
    public List<Move> legalMoves(Round round, int seat) {
        return MoveGenerator.of(parameters, round, new UncachedAcceptedCards(parameters, round), seat);
    }

    /// All legal moves in a draft, as [#legalMoves(Round)].
    public List<Move> legalMoves(MutableRound round) {
        return MoveGenerator.of(parameters, round, round);
    }

    /// The legal moves of one seat in a draft, as [#legalMoves(Round, int)].
    public List<Move> legalMoves(MutableRound round, int seat) {
        return MoveGenerator.of(parameters, round, round, seat);
    }

    /// The refusal of a move, or null when it is legal.
    public @Nullable Refusal refusal(ReadableRound round, Move move) {
        return MoveLegality.refusal(parameters, round, move);
    }

    /// Plays a move: returns the step to the next state, or the refusal.
    public MoveOutcome play(Round round, Move move) {
        @Nullable Refusal refusal = refusal(round, move);
        return refusal == null ? playLegal(round, move) : refusal;
    }

    /// Plays a move that is known to be legal, such as one of [#legalMoves(Round)], without checking it again.
    public Step playLegal(Round round, Move move) {
        EventRecorder events = EventRecorder.listening();
        MutableRound mutableRound = new MutableRound(parameters, round, events);
        executor.play(mutableRound, move);
        return new Step(mutableRound.round(), events.done());
    }

    /// Plays a move that is known to be legal in place, without events: the draft becomes the next round.
    public void step(MutableRound round, Move move) {
        executor.play(round, move);
    }

    /// The number of tokens of a hazard in the reserve with these cars on the road, or [#UNLIMITED_TOKENS].
    public int tokensLeft(RoundCars cars, Hazard hazard) {
        return AttackTokenCounter.left(parameters, cars, hazard);
    }
}
