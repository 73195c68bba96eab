package millebornes.net.table;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Seating;
import millebornes.net.table.UpdateListener.EndReason;
import millebornes.protocol.PublicEnding;
import millebornes.session.MatchTransition;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.session.Session.Availability;
import millebornes.session.flow.HandPlace;
import millebornes.session.flow.PlayerEmote;
import millebornes.session.flow.UnseenPlaysFinder;
import org.jspecify.annotations.Nullable;

/// A running match as phones take part in it: sends every step to each of them, as far as its seat may know it.
///
/// Invariant: messages to a phone depend on nothing that its seat may not know. A drawn card counts as seen as soon as
/// it was sent to the phone of its seat, so the move that led to it can no longer be undone.
///
/// Confined to the thread of its session, except for methods that are said to be thread-safe.
public final class PhoneTable {

    private final TableActions actions;
    private final SeatRegistry seats;
    private final TablePhoneSettings phoneSettings;
    private final TableListeners listeners = new TableListeners();
    private final TreeSet<Integer> ready = new TreeSet<>();
    private final List<TableObserver> observers = new ArrayList<>();
    private List<Event> lastEvents;
    private TableNews.@Nullable TakenBack lastTakenBack;
    private int lastActor = Seating.NOBODY;
    private int step;
    private boolean publishedKept = true;
    private volatile boolean closed;

    public PhoneTable(TableActions actions, SeatRegistry seats, TablePhoneSettings phoneSettings) {
        this.actions = actions;
        this.seats = seats;
        this.phoneSettings = phoneSettings;
        Session session = actions.session();
        List<MatchTransition> history = session.history();
        this.step = history.size();
        this.lastEvents = history.isEmpty()
                ? session.opening().events()
                : history.getLast().events();
        session.onStep(this::stepped);
        session.onUndo(this::undone);
    }

    /// The seats and the phones that hold them.
    public SeatRegistry seats() {
        return seats;
    }

    public TablePhoneSettings settings() {
        return phoneSettings;
    }

    /// The current access of a key; [TableAccessRight.Nobody] when the table is closed. Thread-safe, but the result stays
    /// valid only on the table's thread.
    TableAccessRight access(KeyDigest key) {
        return closed ? new TableAccessRight.Nobody() : seats.access(key);
    }

    /// Whether the table has been closed.
    boolean isClosed() {
        return closed;
    }

    /// Notifies all listeners if it has changed whether the game is saved.
    public void keptChanged() {
        if (publishedKept != actions.isKept()) {
            publishSeats(_ -> true);
        }
    }

    /// The step of the table: the number of moves, undone moves and deals so far.
    public int step() {
        return step;
    }

    TableActions actions() {
        return actions;
    }

    /// The match.
    public Session session() {
        return actions.session();
    }

    /// Registers an observer of the seats.
    public void observe(TableObserver observer) {
        observers.add(observer);
    }

    /// The number of listeners. Thread-safe.
    public int listenerCount() {
        return listeners.count();
    }

    /// Whether this seat made the last move or answer and may undo it.
    boolean canUndo(int seat) {
        return session().undoState() == Availability.POSSIBLE && lastActor == seat;
    }

    /// Whether this seat may redo its undone move: nothing has been played since, so it is to move.
    boolean canRedo(int seat) {
        return session().redoState() == Availability.POSSIBLE
                && session().match().round().phase().asked().contains(seat);
    }

    /// Registers the listener of a seat's phone and sends it the current state. The previous listener is notified and
    /// removed.
    public void listen(int seat, UpdateListener listener) {
        if (closed) {
            listener.end(EndReason.CLOSED);
            return;
        }
        listeners.listen(seat, listener);
        seen(seat);
        listener.update(update(seat, lastNews(seat)));
        publishSeats(otherListener -> !otherListener.equals(listener));
    }

    /// Registers a bystander, as long as its key is valid.
    ///
    /// @param key its key, or null if none is needed
    public void watch(@Nullable KeyDigest key, UpdateListener listener) {
        if (closed) {
            listener.end(EndReason.CLOSED);
            return;
        }
        listeners.watch(key, listener);
        listener.update(bystanderUpdate(lastNews(Seating.NOBODY)));
    }

    /// Removes a listener.
    public void leave(UpdateListener listener) {
        if (listeners.leave(listener)) {
            publishSeats(_ -> true);
        }
    }

    /// Allows another phone to claim that seat, once.
    public void open(int seat) {
        seats.open(seat);
        publishSeats(_ -> true);
    }

    /// Takes a seat back from its phone, and notifies the phone.
    public void release(int seat) {
        seats.release(seat);
        listeners.end(seat, EndReason.RELEASED);
        listeners.endBystanders(this::isRevoked);
        ready.remove(seat);
        publishSeats(_ -> true);
    }

    /// Lets the computer play for the seat's phone.
    public void letComputerPlay(int seat) {
        if (session().player(seat).isHuman() && !seats.isComputer(seat)) {
            seats.letComputerPlay(seat);
            publishSeats(_ -> true);
        }
    }

    /// Lets the seat's phone play again.
    public void returnToPhone(int seat) {
        if (seats.isComputer(seat)) {
            seats.returnToPhone(seat);
            publishSeats(_ -> true);
        }
    }

    /// Shows a sign of a seat's player on the screen, on table pages and on the phones of the other seats.
    ///
    /// @return false when nothing shows it
    boolean show(int seat, PlayerEmote emote) {
        List<UpdateListener> others = listeners.others(seat);
        boolean isShown = actions.show(seat, emote, !others.isEmpty());
        if (isShown) {
            others.forEach(updateListener -> updateListener.sign(seat, emote));
        }
        return isShown;
    }

    /// Notifies the previous phone that another one has claimed the seat.
    void claimed(int seat) {
        listeners.end(seat, EndReason.REPLACED);
        listeners.endBystanders(this::isRevoked);
        publishSeats(_ -> true);
    }

    private boolean isRevoked(KeyDigest key) {
        return seats.access(key) instanceof TableAccessRight.Nobody;
    }

    void knocked(int seat) {
        observers.forEach(observer -> observer.knocked(seat));
    }

    /// Records that a seat's phone wants the next round. The round is dealt when all connected phones do.
    void ready(int seat) {
        ready.add(seat);
        boolean all = IntStream.range(0, session().game().players().size())
                .filter(listeners::hasPhone)
                .allMatch(ready::contains);
        if (all) {
            actions.nextRound();
        }
        if (isBetweenRounds()) {
            // Not everybody is ready: some wait, or sit before a screen.
            publishSeats(_ -> true);
        }
    }

    /// Deals the next round, because the table and not a phone wants it.
    public void deal() {
        if (isBetweenRounds()) {
            actions.nextRound();
        }
    }

    /// Closes the table and notifies all listeners.
    public void close() {
        closed = true;
        listeners.endAll();
    }

    private void stepped(MatchTransition transition) {
        step++;
        lastEvents = transition.events();
        lastTakenBack = null;
        lastActor = transition.before().round().phase().turn();
        ready.clear();
        for (int seat = 0; seat < session().game().players().size(); seat++) {
            if (listeners.hasPhone(seat)) {
                seen(seat);
            }
        }
        publishNews();
    }

    private void undone() {
        step++;
        int seat = session().undone().getLast().step().before().round().phase().turn();
        @Nullable Card card = session().takenBack().map(Move::card).orElse(null);
        lastEvents = List.of();
        lastTakenBack = new TableNews.TakenBack(seat, card);
        lastActor = Seating.NOBODY;
        publishNews();
    }

    /// Ends undo if the seat drew a card in the last step: its phone has been sent the card.
    private void seen(int seat) {
        if (lastEvents.stream().anyMatch(event -> event instanceof Event.Drew drew && drew.seat() == seat)) {
            session().endUndoFor(seat);
        }
    }

    /// Records that an answer has shown the seat's cards to its phone, so that a drawn card counts as seen.
    void told(int seat) {
        Availability availabilityBefore = session().undoState();
        seen(seat);
        if (session().undoState() != availabilityBefore) {
            publishSeats(_ -> true);
        }
    }

    private List<TableNews> lastNews(int seat) {
        return lastTakenBack == null ? TableNews.of(lastEvents, seat) : List.of(lastTakenBack);
    }

    private void publishNews() {
        if (!closed) {
            publishedKept = actions.isKept();
            for (int seat = 0; seat < session().game().players().size(); seat++) {
                int to = seat;
                listeners.phone(seat).ifPresent(listener -> listener.update(update(to, lastNews(to))));
            }
            publishToBystanders(lastNews(Seating.NOBODY));
        }
    }

    private void publishSeats(Predicate<UpdateListener> who) {
        publishedKept = actions.isKept();
        for (int seat = 0; seat < session().game().players().size(); seat++) {
            int to = seat;
            listeners.phone(seat).filter(who).ifPresent(listener -> listener.update(update(to, List.of())));
        }
        publishToBystanders(List.of());
        observers.forEach(TableObserver::seatsChanged);
    }

    private void publishToBystanders(List<TableNews> news) {
        List<UpdateListener> bystanders = listeners.bystanders();
        if (!bystanders.isEmpty()) {
            SeatUpdate update = bystanderUpdate(news);
            bystanders.forEach(listener -> listener.update(update));
        }
    }

    private SeatUpdate bystanderUpdate(List<TableNews> news) {
        return update(0, news);
    }

    private SeatUpdate update(int seat, List<TableNews> news) {
        Session session = session();
        return new SeatUpdate(
                step,
                session.view(seat),
                PublicEnding.of(session.match()),
                news,
                UnseenPlaysFinder.of(
                        session.history(), session.match().round().phase().turn()),
                picture(),
                canUndo(seat),
                canRedo(seat));
    }

    /// What everybody may see of the table besides the cards.
    PublicTableState picture() {
        int count = session().game().players().size();
        return new PublicTableState(
                IntStream.range(0, count).mapToObj(this::player).toList(),
                session().game().looks(),
                IntStream.range(0, count).mapToObj(this::place).toList(),
                List.copyOf(ready),
                phoneSettings,
                actions.isKept());
    }

    private SeatPlayer player(int seat) {
        SeatPlayer player = session().player(seat);
        String name = seats.name(seat);
        return name.isEmpty() || !player.isHuman()
                ? player
                : new SeatPlayer.Human(name, player.help(), player.outfit());
    }

    /// Where the cards of a seat are.
    public HandPlace place(int seat) {
        if (!session().player(seat).isHuman() || seats.isComputer(seat)) {
            return HandPlace.COMPUTER;
        }
        if (!seats.isHeld(seat)) {
            return HandPlace.SCREEN;
        }
        return listeners.hasPhone(seat) ? HandPlace.PHONE : HandPlace.SILENT_PHONE;
    }

    /// Whether the round is over and another one follows.
    boolean isBetweenRounds() {
        return session().match().round().phase() instanceof Phase.Over
                && !session().match().isOver();
    }

    /// Observes a table, to show or save it. Called on the table's thread.
    public interface TableObserver {

        /// Called when a seat was claimed, left or taken back, or its phone has connected or disconnected.
        void seatsChanged();

        /// Called when another phone wants a seat that is taken; the table may allow it with [PhoneTable#open(int)].
        void knocked(int seat);
    }
}
