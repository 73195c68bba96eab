package millebornes.net.http;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Locale;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import millebornes.net.table.SeatUpdate;
import millebornes.net.table.UpdateListener;
import millebornes.session.flow.PlayerEmote;
import org.jspecify.annotations.Nullable;

/// A stream of server-sent events to one listener. A message waits here until the listener's thread has written it; a
/// newer one replaces it and takes over its news, so the queue cannot grow.
final class EventStream implements UpdateListener {

    /// The most signs that wait.
    private static final int MOST_SIGNS = 9;

    private static final byte[] HEARTBEAT = ":\n\n".getBytes(StandardCharsets.UTF_8);

    private final String event;
    private final Function<SeatUpdate, String> writer;
    private final ServerFigures figures;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition said = lock.newCondition();
    private @Nullable SeatUpdate pendingUpdate;
    private @Nullable EndReason end;
    private final Deque<String> signs = new ArrayDeque<>();

    /// @param event the name of the events
    /// @param writer writes the message for an update
    EventStream(String event, Function<SeatUpdate, String> writer, ServerFigures figures) {
        this.event = event;
        this.writer = writer;
        this.figures = figures;
    }

    @Override
    public void update(SeatUpdate update) {
        lock.lock();
        try {
            pendingUpdate = pendingUpdate == null ? update : update.after(pendingUpdate);
            said.signal();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void sign(int seat, PlayerEmote emote) {
        lock.lock();
        try {
            if (signs.size() < MOST_SIGNS) {
                JsonObject json = new JsonObject();
                json.addProperty("seat", seat);
                json.addProperty("sign", emote.name());
                signs.add("event: sign\ndata: " + json + "\n\n");
                said.signal();
            }
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void end(EndReason reason) {
        lock.lock();
        try {
            end = end == null ? reason : end;
            said.signal();
        } finally {
            lock.unlock();
        }
    }

    /// Writes the events on this thread until the table closes the stream, or the listener does not answer a comment
    /// before the next one is due. The system reports a connection without a peer only after minutes.
    ///
    /// @param heartbeat the time between two comments
    /// @param isHeard whether the listener has sent a request since it was last asked; asked before each comment
    /// @throws IOException when the connection is gone
    void write(OutputStream out, Duration heartbeat, BooleanSupplier isHeard) throws IOException, InterruptedException {
        long due = System.nanoTime() + heartbeat.toNanos();
        boolean goesOn = true;
        while (goesOn) {
            byte[] next = next(due);
            if (Arrays.equals(next, HEARTBEAT)) {
                if (!isHeard.getAsBoolean()) {
                    return;
                }
                due = System.nanoTime() + heartbeat.toNanos();
            }
            goesOn = next.length > 0;
            out.write(goesOn ? next : ending());
            out.flush();
        }
    }

    /// Waits for the next message, or until a heartbeat is due; empty at the end of the stream.
    private byte[] next(long due) throws InterruptedException {
        @Nullable SeatUpdate update;
        lock.lock();
        try {
            long left = due - System.nanoTime();
            while (pendingUpdate == null && signs.isEmpty() && end == null && left > 0) {
                left = said.awaitNanos(left);
            }
            update = pendingUpdate;
            pendingUpdate = null;
            if (update == null && !signs.isEmpty()) {
                return signs.remove().getBytes(StandardCharsets.UTF_8);
            }
            if (update == null) {
                return end == null ? HEARTBEAT : new byte[0];
            }
        } finally {
            lock.unlock();
        }
        figures.told();
        return ("id: " + update.step() + "\nevent: " + event + "\ndata: " + writer.apply(update) + "\n\n")
                .getBytes(StandardCharsets.UTF_8);
    }

    private byte[] ending() {
        String name = String.valueOf(end).toLowerCase(Locale.ROOT);
        return ("event: " + name + "\ndata: {}\n\n").getBytes(StandardCharsets.UTF_8);
    }
}
