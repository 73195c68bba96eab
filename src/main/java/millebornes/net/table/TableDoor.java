package millebornes.net.table;

import com.google.gson.JsonObject;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Supplier;
import millebornes.net.table.TableThread.TableBusyException;
import millebornes.save.JsonFields;
import millebornes.words.Words;

/// How phones reach one table from any thread: each request waits for the table's own thread.
public final class TableDoor {

    private final PhoneTable table;
    private final TableThread thread;
    private final InstantSource clock;
    private final ClaimDesk claims;
    private final SeatRequests requests;
    private final HintDesk hints;
    private volatile Instant heard;
    private volatile Runnable kept = () -> {};

    /// @param thread that of the table's session
    public TableDoor(PhoneTable table, TableThread thread, InstantSource clock) {
        this.table = table;
        this.thread = thread;
        this.clock = clock;
        this.claims = new ClaimDesk(table);
        this.requests = new SeatRequests(table);
        this.hints = new HintDesk(table, thread);
        this.heard = clock.instant();
    }

    /// Has what a phone has done kept before the phone hears that it was done.
    ///
    /// @param kept returns when everything until now is on the disk, or after a few seconds; called on the request's thread
    public void answerOnceKept(Runnable kept) {
        this.kept = kept;
    }

    /// Does what a phone asks for, and answers when it is kept.
    private TableAnswer keep(Supplier<TableAnswer> request) throws TableBusyException {
        TableAnswer answer = thread.call(request);
        kept.run();
        return answer;
    }

    /// The table, for whoever is on its thread.
    public PhoneTable table() {
        return table;
    }

    public TableThread thread() {
        return thread;
    }

    /// What a key opens. A key that opens anything is a sign of life.
    public TableAccess access(KeyDigest key) {
        TableAccess access = table.seats().access(key);
        if (!(access instanceof TableAccess.Nobody)) {
            heard = clock.instant();
        }
        return access;
    }

    /// When somebody with a key was heard last.
    public Instant heard() {
        return heard;
    }

    /// Whether bystanders need no key: everybody in the house sees the big screen, too.
    public boolean isOpenToBystanders() {
        return !table.rules().isOnInternet();
    }

    public JsonObject describe(TableAccess access, Words words) throws TableBusyException {
        return thread.call(() -> TableDescription.write(table, access, words));
    }

    public TableAnswer claim(TableAccess access, long seat, String name) throws TableBusyException {
        return keep(() -> claims.claim(access, seat, name));
    }

    public TableAnswer leave(TableAccess access) throws TableBusyException {
        return keep(() -> claims.leave(access));
    }

    public TableAnswer move(int seat, long step, JsonFields move, Words words) throws TableBusyException {
        return keep(() -> requests.move(seat, step, move, words));
    }

    public TableAnswer undo(int seat, long step, Words words) throws TableBusyException {
        return keep(() -> requests.undo(seat, step, words));
    }

    public TableAnswer redo(int seat, long step, Words words) throws TableBusyException {
        return keep(() -> requests.redo(seat, step, words));
    }

    public TableAnswer next(int seat, long step, Words words) throws TableBusyException {
        return keep(() -> requests.next(seat, step, words));
    }

    public TableAnswer why(int seat, long step, JsonFields move, Words words) throws TableBusyException {
        return thread.call(() -> requests.why(seat, step, move, words));
    }

    public TableAnswer hint(int seat, long step, Words words) throws TableBusyException {
        return hints.hint(seat, step, words);
    }

    /// Somebody listens for a seat from now on, or looks on.
    public void listen(TableAccess access, UpdateListener listener) {
        thread.run(() -> {
            // The seat may have gone to another phone between the key's look and this moment.
            if (access instanceof TableAccess.Holder holder && table.seats().isHeld(holder.seat())) {
                table.listen(holder.seat(), listener);
            } else if (access instanceof TableAccess.Holder) {
                listener.end(UpdateListener.EndReason.RELEASED);
            } else {
                table.watch(listener);
            }
        });
    }

    /// Somebody listens no longer.
    public void leave(UpdateListener listener) {
        thread.run(() -> table.leave(listener));
    }
}
