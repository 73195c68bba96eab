package millebornes.records;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntBiFunction;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;

/// A match with a script: the cards that players are dealt and draw, and their preferences.
final class ScriptedMatch {

    private static final int HAND = 6;
    private static final int NEVER = -1000;

    private final Setup setup;
    private final List<SeatPlayer> players = new ArrayList<>();
    private final List<Habit> habits = new ArrayList<>();
    private final List<Deque<Card>> cards = new ArrayList<>();

    /// How much somebody likes a move; whoever likes none discards a card.
    @FunctionalInterface
    interface Habit extends ToIntBiFunction<SeatView, Move> {

        /// The same, but some moves are never made.
        default Habit never(Predicate<Move> forbidden) {
            return (view, move) -> forbidden.test(move) ? NEVER : applyAsInt(view, move);
        }

        /// The same, but some moves are made before all others.
        default Habit first(Predicate<Move> preferred) {
            return (view, move) -> preferred.test(move) ? 10_000 : applyAsInt(view, move);
        }

        /// This habit as long as something holds, then the other one.
        default Habit until(Predicate<SeatView> end, Habit habitThen) {
            return (view, move) -> (end.test(view) ? habitThen : this).applyAsInt(view, move);
        }
    }

    /// Throws cards away and never drives.
    static final Habit IDLE = (_, move) -> move instanceof Move.Discard discard && !(discard.card() instanceof Safety)
            ? 1
            : move instanceof Move.Decline ? 2 : 0;

    /// Drives as far as it can, cures what there is, attacks nobody, and declares every coup-fourré.
    static final Habit DRIVE = (_, move) -> switch (move) {
        case Move.CoupFourre _ -> 1000;
        case Move.Play(Distance distance) -> distance.km();
        case Move.Play(Remedy _) -> 500;
        case Move.Play(Safety _) -> 400;
        case Move.Discard discard -> discard.card() instanceof Distance ? 1 : discard.card() instanceof Safety ? 0 : 2;
        case Move.Stop _ -> 3;
        case Move.Play _, Move.Attack _, Move.Decline _, Move.EndTurn _, Move.Stuck _, Move.Extend _ -> 0;
    };

    private ScriptedMatch(Setup setup) {
        this.setup = setup;
    }

    static ScriptedMatch of(Setup setup) {
        return new ScriptedMatch(setup);
    }

    /// The next seat.
    ///
    /// @param own what it is dealt and then draws, in order; whatever lies in the deck where nothing is said
    ScriptedMatch seat(SeatPlayer player, Habit habit, Card... own) {
        cards.add(new ArrayDeque<>(List.of(own)));
        players.add(player);
        habits.add(habit);
        return this;
    }

    /// Plays the match to its end.
    Session play() {
        Session session = Session.start(new GameConfig(setup, players, 0, 4711), deck());
        while (!session.match().isOver()) {
            if (session.asked().isEmpty()) {
                session.nextRound();
            } else {
                int seat = session.asked().getAsInt();
                SeatView view = session.view(seat);
                session.play(view.legal().stream()
                        .max(Comparator.comparingInt(move -> habits.get(seat).applyAsInt(view, move)))
                        .orElseThrow());
            }
        }
        return session;
    }

    /// Six each, one at a time from the first seat on, then one each in turn, as long as everybody's cards are known.
    private List<Card> deck() {
        List<Card> deck = new ArrayList<>();
        int round = 0;
        while (cards.stream().anyMatch(own -> !own.isEmpty())) {
            for (int seat = 0; seat < players.size(); seat++) {
                Deque<Card> own = cards.get(seat);
                if (own.isEmpty()) {
                    if (round < HAND) {
                        throw new IllegalArgumentException("seat " + seat + " needs a whole hand");
                    }
                    return deck;
                }
                deck.add(own.pop());
            }
            round++;
        }
        return deck;
    }

    /// How far the player's car has come.
    static int km(SeatView view) {
        return view.car(view.ownCar()).km();
    }

    /// How far the farthest car has come.
    static int most(SeatView view) {
        return view.cars().stream().mapToInt(Car::km).max().orElse(0);
    }
}
