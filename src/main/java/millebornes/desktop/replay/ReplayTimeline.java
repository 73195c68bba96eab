package millebornes.desktop.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Safety;
import millebornes.engine.table.Seating;
import millebornes.save.ReplayedGame;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGame;
import millebornes.save.SavedGame.PlayedRound;

/// A game as a row of steps from its first deal to its last move.
///
/// Invariant: until the match is over, nothing in it depends on a hidden card.
public final class ReplayTimeline {

    private final SavedGame game;
    private final List<MatchStep> steps;
    private final List<Integer> played;
    private final List<Integer> rounds;
    private final List<CoupFourreMark> marks;

    /// A coup-fourré on the timeline.
    ///
    /// @param step the number of the step in which it was played
    public record CoupFourreMark(int step, Safety safety, int car) {}

    /// @param played by step, the number of moves of its round that have been played after it
    private ReplayTimeline(
            SavedGame game,
            List<MatchStep> steps,
            List<Integer> played,
            List<Integer> rounds,
            List<CoupFourreMark> marks) {
        this.game = game;
        this.steps = List.copyOf(steps);
        this.played = List.copyOf(played);
        this.rounds = List.copyOf(rounds);
        this.marks = List.copyOf(marks);
    }

    /// Replays a game; moves without a visible effect, such as a declined answer, are no steps.
    ///
    /// @throws RuntimeException as [ReplayedGame#of(SavedGame)]
    public static ReplayTimeline of(SavedGame game) {
        List<MatchStep> steps = new ArrayList<>();
        List<Integer> rounds = new ArrayList<>();
        List<CoupFourreMark> marks = new ArrayList<>();
        List<Integer> played = new ArrayList<>();
        int moves = -1;
        for (MatchStep step : ReplayedGame.of(game).steps()) {
            boolean dealt = step.events().stream().anyMatch(Event.RoundBegan.class::isInstance);
            moves = dealt ? 0 : moves + 1;
            if (step.events().isEmpty()) {
                // A step without events belongs to the one before it.
                played.set(played.size() - 1, moves);
                continue;
            }
            played.add(moves);
            for (Event event : step.events()) {
                if (event instanceof Event.RoundBegan) {
                    rounds.add(steps.size());
                }
                if (event instanceof Event.CoupFourreDeclared declared) {
                    marks.add(new CoupFourreMark(steps.size(), declared.safety(), declared.car()));
                }
            }
            steps.add(step);
        }
        return new ReplayTimeline(game, steps, played, rounds, marks);
    }

    /// The number of the last step; the first is 0, the first deal.
    public int last() {
        return steps.size() - 1;
    }

    /// The match after a step.
    public Match match(int step) {
        return steps.get(step).match();
    }

    /// Whether the match is over, so that everything is visible.
    public boolean isOpen() {
        return steps.getLast().match().isOver();
    }

    /// The events of a step, as far as they are public.
    public List<Event> events(int step) {
        List<Event> events = steps.get(step).events();
        return isOpen()
                ? events
                : events.stream().map(event -> event.seenBy(Seating.NOBODY)).toList();
    }

    /// The seat that moved in a step; none in a deal.
    public OptionalInt mover(int step) {
        if (step == 0 || rounds.contains(step)) {
            return OptionalInt.empty();
        }
        return switch (events(step).getFirst()) {
            case Event.CoupFourreDeclared declared -> OptionalInt.of(declared.seat());
            case Event _ -> {
                int turn = match(step - 1).round().phase().turn();
                yield turn == Seating.NOBODY ? OptionalInt.empty() : OptionalInt.of(turn);
            }
        };
    }

    /// The card that was played or discarded in a step, if any; it is public.
    public Optional<Card> card(int step) {
        return events(step).getFirst() instanceof Event.CardPlayed played
                ? Optional.of(played.card())
                : Optional.empty();
    }

    /// The last cards that a seat has played or discarded in a round up to a step, the newest first; they are public.
    ///
    /// @param most the greatest number of cards
    public List<Card> lastCards(int step, int seat, int most) {
        int deal = rounds.get(roundOf(step));
        return IntStream.iterate(step, at -> at > deal, at -> at - 1)
                .filter(at -> mover(at).equals(OptionalInt.of(seat)))
                .mapToObj(this::card)
                .flatMap(Optional::stream)
                .limit(most)
                .toList();
    }

    /// The car that a seat drives.
    public int carOf(int seat) {
        return match(0).rules().seating().carOf(seat);
    }

    /// The cards of a seat after a step; none while hands are hidden.
    public List<Card> hand(int step, int seat) {
        return isOpen() ? match(step).round().hand(seat).cards() : List.of();
    }

    /// The steps in which rounds were dealt, in order.
    public List<Integer> rounds() {
        return rounds;
    }

    /// The round of a step, counted from 0.
    public int roundOf(int step) {
        int round = 0;
        while (round + 1 < rounds.size() && rounds.get(round + 1) <= step) {
            round++;
        }
        return round;
    }

    /// The deal before a step, or the previous deal if the step is a deal itself.
    public int roundBefore(int step) {
        return rounds.stream().filter(begin -> begin < step).reduce(0, (_, later) -> later);
    }

    /// The next deal after a step, or the end.
    public int roundAfter(int step) {
        return rounds.stream().filter(begin -> begin > step).findFirst().orElse(last());
    }

    /// Whether a seat is to move after a step of a finished match: then another continuation can be tried.
    public boolean canGoOnFrom(int step) {
        return isOpen() && !match(step).round().isOver();
    }

    /// The match up to a step, to be continued.
    public SavedGame upTo(int step) {
        int round = roundOf(step);
        List<PlayedRound> rounds = new ArrayList<>(game.rounds().subList(0, round));
        PlayedRound lastRound = game.rounds().get(round);
        rounds.add(new PlayedRound(lastRound.deck(), lastRound.moves().subList(0, played.get(step))));
        return new SavedGame(
                game.setup(), game.seed(), game.first(), game.players(), game.looks(), rounds, SaveMetadata.NONE);
    }

    /// Every coup-fourré, in order.
    public List<CoupFourreMark> marks() {
        return marks;
    }

    /// The distance of the leading car after a step, as a share of the target.
    public double lead(int step) {
        int target = match(step).round().target();
        int most = match(step).round().cars().stream().mapToInt(Car::km).max().orElse(0);
        return Math.clamp((double) most / target, 0, 1);
    }
}
