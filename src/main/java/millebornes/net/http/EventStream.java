package millebornes.net.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import millebornes.net.table.SeatUpdate;
import millebornes.net.table.UpdateListener;
import org.jspecify.annotations.Nullable;

/// Server-sent events for one listener. Whatever the table says waits here until the listener's own thread has written
/// it; of several messages only the newest is written, with what all of them have said, so nothing piles up.
final class EventStream implements UpdateListener {

    private static final byte[] HEARTBEAT = ":\n\n".getBytes(StandardCharsets.UTF_8);

    private final String event;
    private final Function<SeatUpdate, String> writer;
    private final ServerFigures figures;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition said = lock.newCondition();
    private @Nullable SeatUpdate pending;
    private @Nullable EndReason end;

    /// @param event the name of its messages
    /// @param writer makes a message of what the table says
    EventStream(String event, Function<SeatUpdate, String> writer, ServerFigures figures) {
        this.event = event;
        this.writer = writer;
        this.figures = figures;
    }

    @Override
    public void update(SeatUpdate update) {
        lock.lock();
        try {
            pending = pending == null ? update : update.after(pending);
            said.signal();
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

    /// Writes on this thread until the table has nothing more to say or nobody reads.
    ///
    /// @throws IOException when nobody reads any more
    void write(OutputStream out, Duration heartbeat) throws IOException, InterruptedException {
        boolean goesOn = true;
        while (goesOn) {
            byte[] next = next(heartbeat);
            goesOn = next.length > 0;
            out.write(goesOn ? next : ending());
            out.flush();
        }
    }

    /// The next message; empty when nothing more comes.
    private byte[] next(Duration heartbeat) throws InterruptedException {
        @Nullable SeatUpdate update;
        lock.lock();
        try {
            long left = heartbeat.toNanos();
            while (pending == null && end == null && left > 0) {
                left = said.awaitNanos(left);
            }
            update = pending;
            pending = null;
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
