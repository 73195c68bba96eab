package millebornes.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.bot.LevelAndCharacter;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.MatchMoveOutcome;
import millebornes.engine.match.MatchMoveOutcome.RefusedMatchMove;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.table.Card;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeatSet;
import millebornes.save.DisplayNameSanitizer;
import org.jspecify.annotations.Nullable;

/// A running match: the seats to move, the moves played, and the listeners.
///
/// A session is confined to one thread. A computer player gets a [ComputerMoveTask], which does not refer to the
/// session and can run on any thread; its move is then played here. There is no clock: the screen decides the thinking
/// time of a computer player, independently of its hand.
public final class Session {

    private final MatchStep openingStep;
    private final List<List<Card>> decks = new ArrayList<>();
    private final List<Move> moves = new ArrayList<>();
    private final List<MatchTransition> history = new ArrayList<>();
    private final List<UndoneStep> undone = new ArrayList<>();
    private final List<Consumer<MatchTransition>> listeners = new ArrayList<>();
    private final List<Runnable> undoListeners = new ArrayList<>();
    private GameConfig game;
    private Match match;
    private @Nullable UndoCandidate undoCandidate;
    private Availability undo = Availability.NOTHING;
    private @Nullable Move takenBackMove;
    private Availability redo = Availability.NOTHING;

    private Session(GameConfig game, MatchStep openingStep, List<Card> deck) {
        this.game = game;
        decks.add(List.copyOf(deck));
        this.openingStep = openingStep;
        this.match = openingStep.match();
    }

    /// Starts a session: deals the first round. It has no listeners yet; [#opening()] has the events.
    public static Session start(GameConfig game) {
        return start(game, List.of());
    }

    /// Starts a session with a stacked deck, for lessons and tests.
    ///
    /// @param top the cards that are dealt first, in order; the others follow, shuffled by the game's seed
    /// @throws millebornes.engine.rules.BadSetupException when the deck does not hold those cards
    public static Session start(GameConfig game, List<Card> top) {
        return replayed(game, Match.start(game.setup().rules(), game.seed(), game.first(), top), top);
    }

    /// Creates a session for a match that is to be replayed.
    ///
    /// @param openingStep the first deal
    /// @param top the cards that were dealt first, from a stacked deck
    static Session replayed(GameConfig game, MatchStep openingStep, List<Card> top) {
        return new Session(game, openingStep, top);
    }

    /// The first deal with its events, which no listener has been told.
    public MatchStep opening() {
        return openingStep;
    }

    public GameConfig game() {
        return game;
    }

    public Match match() {
        return match;
    }

    public SeatPlayer player(int seat) {
        return game.players().get(seat);
    }

    /// Sets the name of the person at a seat, which was given on a phone. An empty name, or the seat of a computer,
    /// changes nothing.
    public void callPerson(int seat, String name) {
        if (player(seat) instanceof SeatPlayer.Human personHuman
                && !DisplayNameSanitizer.of(name).isEmpty()) {
            List<SeatPlayer> players = new ArrayList<>(game.players());
            players.set(seat, new SeatPlayer.Human(name, personHuman.help(), personHuman.outfit()));
            game = game.withPlayers(players);
        }
    }

    /// Registers a callback for every step; callbacks are called in the order of registration.
    public void onStep(Consumer<MatchTransition> listener) {
        listeners.add(listener);
    }

    /// Registers a callback for undone steps; callbacks are called in the order of registration.
    public void onUndo(Runnable listener) {
        undoListeners.add(listener);
    }

    /// All moves over all rounds, in order, without undone ones.
    public List<Move> moves() {
        return List.copyOf(moves);
    }

    /// All steps since the first deal, in order, without undone ones.
    public List<MatchTransition> history() {
        return List.copyOf(history);
    }

    /// Every round, including the current one, without undone moves.
    public List<DealtRound> rounds() {
        List<DealtRound> rounds = new ArrayList<>();
        Round dealtRound = openingStep.match().round();
        int from = 0;
        int played = 0;
        for (MatchTransition transition : history) {
            // The step between two rounds is a deal, not a move.
            if (transition.before().round().isOver()) {
                rounds.add(new DealtRound(dealtRound, moves.subList(from, played)));
                dealtRound = transition.after().round();
                from = played;
            } else {
                played++;
            }
        }
        rounds.add(new DealtRound(dealtRound, moves.subList(from, played)));
        return rounds;
    }

    /// All undone steps, in order. None of them is in the history.
    public List<UndoneStep> undone() {
        return List.copyOf(undone);
    }

    /// Whether the last step can be undone now.
    public Availability undoState() {
        return undo;
    }

    /// Undoes the last step: the match and its history are as they were before.
    ///
    /// @throws IllegalStateException when it cannot be undone
    public void undo() {
        UndoCandidate lastMoveUndoCandidate = undoCandidate;
        if (lastMoveUndoCandidate == null || undo != Availability.POSSIBLE) {
            throw new IllegalStateException("cannot be taken back: " + undo);
        }
        match = lastMoveUndoCandidate.step().before();
        moves.removeLast();
        history.removeLast();
        undone.add(new UndoneStep(history.size(), lastMoveUndoCandidate.step()));
        undoCandidate = null;
        undo = Availability.NOTHING;
        takenBackMove = lastMoveUndoCandidate.move();
        redo = Availability.POSSIBLE;
        undoListeners.forEach(Runnable::run);
    }

    /// Whether the step undone last can be redone now.
    public Availability redoState() {
        return redo;
    }

    /// The move undone last, as long as it can be redone; otherwise empty.
    public Optional<Move> takenBack() {
        return Optional.ofNullable(takenBackMove);
    }

    /// Redoes the move undone last: the match is the same as before the undo, and the same card is drawn. That reveals
    /// nothing: everybody has seen the played card, and nobody the drawn one.
    ///
    /// @throws IllegalStateException when nothing was undone, or something else has been played since
    public void redo() {
        Move move = takenBackMove;
        if (move == null) {
            throw new IllegalStateException("cannot be played again: " + redo);
        }
        playLegal(move);
    }

    /// Sets the move that can be redone in a resumed match, if it is legal for a person now.
    void allowRedo(Move move) {
        boolean turn = match.round().phase() instanceof Phase.Turn phase
                && player(phase.seat()).isHuman();
        if (turn && match.rules().refusal(match.round(), move) == null) {
            takenBackMove = move;
            redo = Availability.POSSIBLE;
        }
    }

    /// Makes undo impossible for every move so far.
    void endUndo() {
        undoCandidate = null;
        undo = moves.isEmpty() ? Availability.NOTHING : Availability.TOO_LATE;
    }

    /// Makes undo of another player's last move impossible, because the person at this seat is about to see the hand or
    /// to answer. To be called before the cards are shown: until then a card drawn counts as unseen.
    public void endUndoFor(int seat) {
        if (undoCandidate != null && undoCandidate.seat() != seat) {
            undoCandidate = null;
            undo = Availability.TOO_LATE;
        }
    }

    /// The seat that has to answer next; of several, computers before people, so that no person is asked without need. Empty
    /// when the round is over.
    public OptionalInt asked() {
        SeatSet askedSeats = match.round().phase().asked();
        int human = -1;
        for (int seat = 0; seat < game.players().size(); seat++) {
            if (askedSeats.contains(seat)) {
                if (!player(seat).isHuman()) {
                    return OptionalInt.of(seat);
                }
                human = human < 0 ? seat : human;
            }
        }
        return human < 0 ? OptionalInt.empty() : OptionalInt.of(human);
    }

    /// The view of a seat of the current match.
    public SeatView view(int seat) {
        return match.view(seat);
    }

    /// Plays a move for the seat to move.
    ///
    /// @return null if it was played and all listeners were called, otherwise the refusal
    public @Nullable Refusal play(Move move) {
        return take(match.play(move), move);
    }

    /// Plays a move that is known to be legal.
    public void playLegal(Move move) {
        take(match.playLegal(move), move);
    }

    /// Deals the next round.
    ///
    /// @return null when it was dealt, otherwise the refusal
    public @Nullable Refusal nextRound() {
        return nextRound(List.of());
    }

    /// Deals the next round from a stacked deck, as [#start(GameConfig, List)].
    @Nullable
    Refusal nextRound(List<Card> top) {
        return switch (match.nextRound(top)) {
            case RefusedMatchMove refused -> refused.refusal();
            case MatchStep step -> {
                replayDeal(step, top);
                yield null;
            }
        };
    }

    /// Adds the deal of a replayed round.
    ///
    /// @param top the cards that were dealt first, from a stacked deck
    void replayDeal(MatchStep step, List<Card> top) {
        // Known before the listeners are told: one of them keeps the game.
        decks.add(List.copyOf(top));
        replay(step, null);
    }

    /// The cards that were dealt first in a round, counted from 0; empty if its deck was not stacked.
    List<Card> stackedDeck(int round) {
        return decks.get(round);
    }

    /// The task for the computer player of a seat.
    ///
    /// @throws IllegalArgumentException when a person plays the seat, or it is not to move
    public ComputerMoveTask computerTurn(int seat) {
        if (!(player(seat) instanceof SeatPlayer.Computer computer)) {
            throw new IllegalArgumentException("a person plays seat " + seat);
        }
        return new ComputerMoveTask(
                new LevelAndCharacter(computer.level(), computer.character()), view(seat), chance());
    }

    /// The task for the computer that plays a seat now: its computer player, or, for a person whose phone is
    /// disconnected, a stand-in.
    public ComputerMoveTask automaticTurn(int seat) {
        return player(seat).isHuman() ? standInTurn(seat) : computerTurn(seat);
    }

    private ComputerMoveTask standInTurn(int seat) {
        return new ComputerMoveTask(new LevelAndCharacter(BotLevel.MEDIUM, BotCharacter.PLAIN), view(seat), chance());
    }

    /// The seed of a computer player's random choices at this move.
    private long chance() {
        return game.seed().shuffles().chance(moves.size());
    }

    private @Nullable Refusal take(MatchMoveOutcome outcome, @Nullable Move move) {
        return switch (outcome) {
            case RefusedMatchMove refused -> refused.refusal();
            case MatchStep step -> {
                replay(step, move);
                yield null;
            }
        };
    }

    /// Adds a step to the match and calls the listeners.
    ///
    /// @param move the move that led to the step, or null for a deal
    void replay(MatchStep step, @Nullable Move move) {
        MatchTransition publishedTransition = new MatchTransition(match, step.events(), step.match());
        match = step.match();
        keep(publishedTransition, move);
        listeners.forEach(listener -> listener.accept(publishedTransition));
    }

    private void keep(MatchTransition transition, @Nullable Move move) {
        history.add(transition);
        undoCandidate = null;
        undo = Availability.NOTHING;
        redo = takenBackMove == null || takenBackMove.equals(move) ? Availability.NOTHING : Availability.TOO_LATE;
        takenBackMove = null;
        if (move != null) {
            moves.add(move);
            int seat = transition.before().round().phase().turn();
            UndoCandidate lastMoveUndoCandidate = new UndoCandidate(seat, move, transition);
            boolean possible = player(seat).isHuman()
                    && lastMoveUndoCandidate.isRevocable(other -> player(other).isHuman());
            undoCandidate = possible ? lastMoveUndoCandidate : null;
            undo = possible ? Availability.POSSIBLE : Availability.TOO_LATE;
        }
    }

    /// A step that was undone.
    ///
    /// @param place its index in the history: the number of steps before it
    /// @param step the step that was undone
    public record UndoneStep(int place, MatchTransition step) {}

    /// Whether the last step can be undone, or the move undone last be redone.
    public enum Availability {
        /// for undo: no move since the deal or the last undo; for redo: nothing has been undone since the last step
        NOTHING,
        /// for undo: the last move was a person's and has revealed nothing; for redo: nothing has been played since
        POSSIBLE,
        /// for undo: after that step a card was dealt or shown, a drawn card was seen, an attack was answered, or a
        /// computer player has moved; for redo: something else was played than what was undone
        TOO_LATE
    }
}
