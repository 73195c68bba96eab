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
import millebornes.session.RedoAvailability;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.session.UndoAvailability;
import org.jspecify.annotations.Nullable;

/// A running match as phones see it: every step is told to each of them as its seat may know it.
///
/// Law: what a phone is sent depends on nothing that its seat may not know. A card that is drawn counts as seen as soon
/// as the phone of its seat has been sent it, so what led to it can be taken back no more.
///
/// Belongs to the thread of its session; [#seats()] says which of its methods may be called on others.
public final class PhoneTable {

    private final TableDriver driver;
    private final SeatRegistry seats;
    private final TableRules rules;
    private final TableListeners listeners = new TableListeners();
    private final TreeSet<Integer> ready = new TreeSet<>();
    private final List<TableObserver> observers = new ArrayList<>();
    private List<Event> lastEvents;
    private TableNews.@Nullable TakenBack lastTakenBack;
    private int lastActor = Seating.NOBODY;
    private int step;
    private boolean told = true;
    private volatile boolean closed;

    public PhoneTable(TableDriver driver, SeatRegistry seats, TableRules rules) {
        this.driver = driver;
        this.seats = seats;
        this.rules = rules;
        Session session = driver.session();
        List<MatchTransition> history = session.history();
        this.step = history.size();
        this.lastEvents = history.isEmpty()
                ? session.opening().events()
                : history.getLast().events();
        session.onStep(this::stepped);
        session.onUndo(this::undone);
    }

    /// Who holds which seat.
    public SeatRegistry seats() {
        return seats;
    }

    public TableRules rules() {
        return rules;
    }

    /// What a key opens at this moment; nothing when the table is no more. May be asked on any thread, but only on the
    /// table's does the answer hold until something is done with it.
    TableAccess access(KeyDigest key) {
        return closed ? new TableAccess.Nobody() : seats.access(key);
    }

    /// Whether the table is no more.
    boolean isClosed() {
        return closed;
    }

    /// Tells everybody that the game is kept no longer, or again, if that is so.
    public void keptChanged() {
        if (told != driver.isKept()) {
            publishSeats(_ -> true);
        }
    }

    /// How often the table has changed: every move, every act taken back, every deal.
    public int step() {
        return step;
    }

    TableDriver driver() {
        return driver;
    }

    /// The match.
    public Session session() {
        return driver.session();
    }

    /// Calls back whenever something of the seats changes.
    public void observe(TableObserver observer) {
        observers.add(observer);
    }

    /// How many listen. May be asked on any thread.
    public int listenerCount() {
        return listeners.count();
    }

    /// Whether this seat may take its last act back.
    boolean canUndo(int seat) {
        return session().undoState() == UndoAvailability.POSSIBLE && lastActor == seat;
    }

    /// Whether this seat may play again what it has taken back: nothing has been played since, so it is asked.
    boolean canRedo(int seat) {
        return session().redoState() == RedoAvailability.POSSIBLE
                && session().match().round().phase().asked().contains(seat);
    }

    /// A phone listens for its seat from now on; it is told at once how things stand. One that listened before is told
    /// that it does no longer.
    public void listen(int seat, UpdateListener phone) {
        if (closed) {
            phone.end(EndReason.CLOSED);
            return;
        }
        listeners.listen(seat, phone);
        seen(seat);
        phone.update(update(seat, lastNews(seat)));
        publishSeats(other -> !other.equals(phone));
    }

    /// A bystander looks on from now on, as long as its key opens anything.
    ///
    /// @param key with which it came, or null where none is needed
    public void watch(@Nullable KeyDigest key, UpdateListener bystander) {
        if (closed) {
            bystander.end(EndReason.CLOSED);
            return;
        }
        listeners.watch(key, bystander);
        bystander.update(bystanderUpdate(lastNews(Seating.NOBODY)));
    }

    /// Somebody listens no longer.
    public void leave(UpdateListener listener) {
        if (listeners.leave(listener)) {
            publishSeats(_ -> true);
        }
    }

    /// Another phone may claim that seat, once: somebody at the table allows it.
    public void open(int seat) {
        seats.open(seat);
        publishSeats(_ -> true);
    }

    /// The seat is the table's again; its phone is told.
    public void release(int seat) {
        seats.release(seat);
        listeners.end(seat, EndReason.RELEASED);
        listeners.endBystanders(this::isRevoked);
        ready.remove(seat);
        publishSeats(_ -> true);
    }

    /// The computer plays for a phone that is not heard, or does so no longer.
    public void letComputerPlay(int seat, boolean plays) {
        if (session().player(seat).isHuman() && seats.isComputer(seat) != plays) {
            seats.letComputerPlay(seat, plays);
            publishSeats(_ -> true);
        }
    }

    /// A phone has got that seat: the one before it hears so.
    void claimed(int seat) {
        listeners.end(seat, EndReason.REPLACED);
        listeners.endBystanders(this::isRevoked);
        publishSeats(_ -> true);
    }

    private boolean isRevoked(KeyDigest key) {
        return seats.access(key) instanceof TableAccess.Nobody;
    }

    void knocked(int seat) {
        observers.forEach(observer -> observer.knocked(seat));
    }

    /// A phone wants the next round; it is dealt when all that listen do.
    void ready(int seat) {
        ready.add(seat);
        boolean all = IntStream.range(0, session().game().players().size())
                .filter(listeners::hasPhone)
                .allMatch(ready::contains);
        if (all) {
            driver.nextRound();
        }
        if (isBetweenRounds()) {
            // Not everybody is ready: some wait, or sit before a screen.
            publishSeats(_ -> true);
        }
    }

    /// Deals the next round: somebody at the table says so.
    public void deal() {
        if (isBetweenRounds()) {
            driver.nextRound();
        }
    }

    /// The table is no more: everybody hears so.
    public void close() {
        closed = true;
        listeners.endAll();
    }

    private void stepped(MatchTransition change) {
        step++;
        lastEvents = change.events();
        lastTakenBack = null;
        lastActor = change.before().round().phase().turn();
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

    /// What this seat has drawn in the last step lies open on its phone.
    private void seen(int seat) {
        if (lastEvents.stream().anyMatch(event -> event instanceof Event.Drew drew && drew.seat() == seat)) {
            session().endUndoFor(seat);
        }
    }

    /// The phone of this seat is told something of its cards besides its stream: what it has drawn counts as seen.
    void told(int seat) {
        UndoAvailability before = session().undoState();
        seen(seat);
        if (session().undoState() != before) {
            publishSeats(_ -> true);
        }
    }

    private List<TableNews> lastNews(int seat) {
        return lastTakenBack == null ? TableNews.of(lastEvents, seat) : List.of(lastTakenBack);
    }

    private void publishNews() {
        if (!closed) {
            for (int seat = 0; seat < session().game().players().size(); seat++) {
                int to = seat;
                listeners.phone(seat).ifPresent(phone -> phone.update(update(to, lastNews(to))));
            }
            publishToBystanders(lastNews(Seating.NOBODY));
        }
    }

    private void publishSeats(Predicate<UpdateListener> who) {
        for (int seat = 0; seat < session().game().players().size(); seat++) {
            int to = seat;
            listeners.phone(seat).filter(who).ifPresent(phone -> phone.update(update(to, List.of())));
        }
        publishToBystanders(List.of());
        observers.forEach(TableObserver::seatsChanged);
    }

    private void publishToBystanders(List<TableNews> news) {
        List<UpdateListener> bystanders = listeners.bystanders();
        if (!bystanders.isEmpty()) {
            SeatUpdate update = bystanderUpdate(news);
            bystanders.forEach(bystander -> bystander.update(update));
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
                picture(),
                canUndo(seat),
                canRedo(seat));
    }

    /// What everybody may know besides the cards.
    TablePicture picture() {
        told = driver.isKept();
        int count = session().game().players().size();
        return new TablePicture(
                IntStream.range(0, count).mapToObj(this::player).toList(),
                session().game().looks(),
                IntStream.range(0, count).mapToObj(this::state).toList(),
                List.copyOf(ready),
                rules,
                told);
    }

    private SeatPlayer player(int seat) {
        SeatPlayer player = session().player(seat);
        String name = seats.name(seat);
        return name.isEmpty() || !player.isHuman()
                ? player
                : new SeatPlayer.Human(name, player.help(), player.outfit());
    }

    /// Where the cards of a seat are.
    public SeatState state(int seat) {
        if (!session().player(seat).isHuman() || seats.isComputer(seat)) {
            return SeatState.COMPUTER;
        }
        if (!seats.isHeld(seat)) {
            return SeatState.FREE;
        }
        return listeners.hasPhone(seat) ? SeatState.PHONE : SeatState.AWAY;
    }

    /// Whether the round is over and another one follows.
    boolean isBetweenRounds() {
        return session().match().round().phase() instanceof Phase.Over
                && !session().match().isOver();
    }
}
