package millebornes.net.host;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import millebornes.net.http.SingleTable;
import millebornes.net.http.TableDirectory;
import millebornes.net.table.PhoneTable;
import millebornes.net.table.PhoneTable.TableObserver;
import millebornes.net.table.TableGateway;
import millebornes.net.table.TableKey;
import millebornes.net.table.TableThread;
import millebornes.session.flow.HandPlace;

/// A table that phones can reach, until it is closed. Confined to the session's thread.
public final class OpenTable {

    /// The time without a connection after which a phone counts as lost: one that wakes up reconnects within it.
    static final Duration GRACE = Duration.ofSeconds(3);

    private final PhoneTable table;
    private final TableGateway gateway;
    private final InstantSource clock;
    private final Runnable changed;
    private final RequestCounter requestCounter;
    private final List<Sign> signs = new ArrayList<>();
    private final TreeSet<Integer> knocks = new TreeSet<>();

    /// Where a seat's cards are, and since when.
    private record Sign(HandPlace place, Instant since) {}

    /// @param changed called when phones have connected or disconnected
    OpenTable(PhoneTable table, TableThread thread, InstantSource clock, Runnable changed) {
        this.table = table;
        this.gateway = new TableGateway(table, thread, OpenTable::think, clock);
        this.clock = clock;
        this.changed = changed;
        this.requestCounter = new RequestCounter(clock);
        for (int seat = 0; seat < seats(); seat++) {
            // Phones that held a seat when the program ended count as silent at once.
            signs.add(new Sign(table.place(seat), Instant.EPOCH));
        }
        table.observe(new Watching());
    }

    public int seats() {
        return table.seats().keys().invitations().size();
    }

    /// Where a seat's cards are, as the screen shows it: a phone is silent only after [#GRACE].
    public HandPlace place(int seat) {
        HandPlace place = table.place(seat);
        boolean missed = signs.get(seat).since().isBefore(clock.instant().minus(GRACE));
        return place == HandPlace.SILENT_PHONE && !missed ? HandPlace.PHONE : place;
    }

    /// Whether another phone has asked for a seat that a phone holds.
    public boolean isKnockedAt(int seat) {
        return knocks.contains(seat);
    }

    /// The part of an address after `#` that holds the key of a seat.
    public String invitation(int seat) {
        return fragment(table.seats().keys().invitations().get(seat));
    }

    /// The part of an address after `#` that holds the common key, with which any free seat can be claimed.
    public String room() {
        return fragment(table.seats().keys().room());
    }

    /// The requests since the table was opened.
    public RequestCounter heard() {
        return requestCounter;
    }

    /// Allows another phone to claim that seat, once.
    public void allow(int seat) {
        knocks.remove(seat);
        table.open(seat);
    }

    /// Takes a seat back from its phone, so that it is played at the table.
    public void release(int seat) {
        knocks.remove(seat);
        table.release(seat);
    }

    /// Lets the computer play for a phone.
    public void letComputerPlay(int seat) {
        table.letComputerPlay(seat);
    }

    /// Lets the seat's phone play again.
    public void returnToPhone(int seat) {
        table.returnToPhone(seat);
    }

    /// Whether any phone holds a seat.
    public boolean isHeld() {
        return IntStream.range(0, seats()).anyMatch(table.seats()::isHeld);
    }

    PhoneTable table() {
        return table;
    }

    /// A directory that contains this table only, for the server.
    TableDirectory directory() {
        return new SingleTable(table.seats().keys().table(), gateway);
    }

    /// Computes a hint on a platform thread: on a virtual one it would delay all connections.
    private static void think(Runnable task) {
        Thread.ofPlatform().daemon().name("phones hint").start(task);
    }

    private static String fragment(TableKey key) {
        return "#" + TableKey.MARK + key.text();
    }

    /// Records since when each seat's cards have been at their place.
    private final class Watching implements TableObserver {

        @Override
        public void seatsChanged() {
            for (int seat = 0; seat < signs.size(); seat++) {
                HandPlace currentPlace = table.place(seat);
                if (currentPlace != signs.get(seat).place()) {
                    signs.set(seat, new Sign(currentPlace, clock.instant()));
                    if (currentPlace == HandPlace.SILENT_PHONE) {
                        lookAgain();
                    }
                }
                if (!table.seats().isTaken(seat)) {
                    knocks.remove(seat);
                }
            }
            changed.run();
        }

        @Override
        public void knocked(int seat) {
            knocks.add(seat);
            changed.run();
        }

        /// Checks again later: a phone that stays disconnected is reported after a while.
        private void lookAgain() {
            CompletableFuture.delayedExecutor(GRACE.toMillis() + 1, TimeUnit.MILLISECONDS)
                    .execute(() -> gateway.thread().run(changed));
        }
    }
}
