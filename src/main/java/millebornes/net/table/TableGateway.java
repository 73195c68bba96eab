package millebornes.net.table;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.IntFunction;
import millebornes.net.table.TableThread.TableBusyException;
import millebornes.net.table.UpdateListener.EndReason;
import millebornes.save.JsonFields;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Gives other threads access to one table: each request waits for the table's own thread.
public final class TableGateway {

    private final PhoneTable table;
    private final TableThread thread;
    private final InstantSource clock;
    private final SeatClaimHandler claims;
    private final SeatRequestHandler requests;
    private final HintRequestHandler hints;
    private final Set<Integer> heardSeats = ConcurrentHashMap.newKeySet();
    private volatile Instant heard;
    private volatile Runnable kept = () -> {};

    /// @param thread the thread of the table's session
    /// @param thinkers computes hints
    public TableGateway(PhoneTable table, TableThread thread, Executor thinkers, InstantSource clock) {
        this.table = table;
        this.thread = thread;
        this.clock = clock;
        this.claims = new SeatClaimHandler(table);
        this.requests = new SeatRequestHandler(table);
        this.hints = new HintRequestHandler(table, thread, thinkers);
        this.heard = clock.instant();
    }

    /// Sets what an answer waits for after a phone's action: that the action is saved.
    ///
    /// @param kept waits until everything is on the disk, for a few seconds at most; called on the request's thread
    public void answerOnceKept(Runnable kept) {
        this.kept = kept;
    }

    /// Returns the answer after waiting until its action is saved.
    private TableAnswer onceKept(TableAnswer answer) {
        kept.run();
        return answer;
    }

    /// The table, for callers on its thread.
    public PhoneTable table() {
        return table;
    }

    public TableThread thread() {
        return thread;
    }

    /// The current access of a key.
    ///
    /// A seat may go to another phone before the request is carried out, so every method below checks the key again on
    /// the table's thread.
    public TableAccessRight access(KeyDigest key) {
        TableAccessRight access = table.access(key);
        if (access instanceof TableAccessRight.Holder holder) {
            heardSeats.add(holder.seat());
        }
        return access;
    }

    /// Notes a request that shows that the table is in use.
    public void used() {
        heard = clock.instant();
    }

    /// The time of the last request for which the table was in use; at first of its opening.
    public Instant heard() {
        return heard;
    }

    /// Whether the phone of a seat has sent a request since this was last asked.
    public boolean isHeardAgain(int seat) {
        return heardSeats.remove(seat);
    }

    /// Whether bystanders need no key: in the home network everybody can see the big screen anyway.
    public boolean isOpenToBystanders() {
        return !table.settings().isOnInternet();
    }

    public TableAnswer describe(KeyDigest key, Words words) throws TableBusyException {
        return thread.call(() -> {
            TableAccessRight access = table.access(key);
            return access instanceof TableAccessRight.Nobody
                    ? TableAnswer.wrongKey(words)
                    : TableAnswer.of(TableDescription.write(table, access, words));
        });
    }

    public TableAnswer claim(KeyDigest key, long seat, String name, Words words) throws TableBusyException {
        return onceKept(thread.call(() -> claims.claim(table.access(key), seat, name, words)));
    }

    public TableAnswer leave(KeyDigest key, Words words) throws TableBusyException {
        return onceKept(thread.call(() -> claims.leave(table.access(key), words)));
    }

    public TableAnswer move(KeyDigest key, long step, JsonFields moveFields, Words words) throws TableBusyException {
        return onceKept(atSeat(key, words, seat -> requests.move(seat, step, moveFields, words)));
    }

    public TableAnswer undo(KeyDigest key, long step, Words words) throws TableBusyException {
        return onceKept(atSeat(key, words, seat -> requests.undo(seat, step, words)));
    }

    public TableAnswer redo(KeyDigest key, long step, Words words) throws TableBusyException {
        return onceKept(atSeat(key, words, seat -> requests.redo(seat, step, words)));
    }

    public TableAnswer next(KeyDigest key, long step, Words words) throws TableBusyException {
        return onceKept(atSeat(key, words, seat -> requests.next(seat, step, words)));
    }

    public TableAnswer sign(KeyDigest key, String sign, Words words) throws TableBusyException {
        return atSeat(key, words, seat -> requests.sign(seat, sign, words));
    }

    public TableAnswer why(KeyDigest key, long step, JsonFields moveFields, Words words) throws TableBusyException {
        return atSeat(key, words, seat -> requests.why(seat, step, moveFields, words));
    }

    public TableAnswer hint(KeyDigest key, long step, Words words) throws TableBusyException {
        return hints.hint(() -> table.access(key), step, words);
    }

    /// Registers a phone as the listener of its seat.
    public void listen(KeyDigest key, UpdateListener listener) {
        thread.run(() -> {
            if (table.access(key) instanceof TableAccessRight.Holder holder) {
                table.listen(holder.seat(), listener);
            } else {
                listener.end(table.isClosed() ? EndReason.CLOSED : EndReason.RELEASED);
            }
        });
    }

    /// Registers a bystander.
    ///
    /// @param key its key, or null if none is needed
    public void watch(@Nullable KeyDigest key, UpdateListener listener) {
        thread.run(() -> {
            if (key != null && !table.isClosed() && table.access(key) instanceof TableAccessRight.Nobody) {
                listener.end(EndReason.RELEASED);
            } else {
                table.watch(key, listener);
            }
        });
    }

    /// Removes a listener.
    public void leave(UpdateListener listener) {
        thread.run(() -> table.leave(listener));
    }

    /// Carries out a request on the table’s thread for the seat that the key holds at that moment. Without a seat the
    /// answer is [TableAnswer#wrongKey(Words)].
    private TableAnswer atSeat(KeyDigest key, Words words, IntFunction<TableAnswer> request) throws TableBusyException {
        return thread.call(() -> table.access(key) instanceof TableAccessRight.Holder holder
                ? request.apply(holder.seat())
                : TableAnswer.wrongKey(words));
    }
}
