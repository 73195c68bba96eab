package millebornes.net.http;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import millebornes.net.table.TableAccess;
import millebornes.net.table.TableDoor;
import millebornes.net.table.UpdateWriter;
import millebornes.words.Words;

/// The streams that are open, of all tables.
final class OpenStreams {

    private static final String TYPE = "text/event-stream; charset=utf-8";

    private final HttpLimits limits;
    private final ServerFigures figures;
    private final Set<EventStream> open = ConcurrentHashMap.newKeySet();
    private final ConcurrentHashMap<Place, Semaphore> room = new ConcurrentHashMap<>();

    /// Bystanders have places of their own, so that they never take one from a phone.
    private record Place(TableDoor door, boolean isPhone) {}

    OpenStreams(HttpLimits limits, ServerFigures figures) {
        this.limits = limits;
        this.figures = figures;
    }

    /// Listens to a table on this thread until nobody reads any more or the table has nothing more to say.
    ///
    /// @return false when there is no room for another stream; nothing has been answered then
    boolean run(HttpExchange exchange, TableDoor door, TableAccess access, Words words) throws IOException {
        boolean isPhone = access instanceof TableAccess.Holder;
        int most = isPhone ? limits.streamsPerTable() : limits.bystandersPerTable();
        Semaphore places = room.computeIfAbsent(new Place(door, isPhone), _ -> new Semaphore(most));
        if (!places.tryAcquire()) {
            return false;
        }
        UpdateWriter writer = new UpdateWriter(words);
        EventStream stream = isPhone
                ? new EventStream("view", writer::seat, figures)
                : new EventStream("table", writer::bystander, figures);
        open.add(stream);
        figures.streamBegan();
        try {
            exchange.getResponseHeaders().set("Content-Type", TYPE);
            exchange.sendResponseHeaders(200, 0);
            OutputStream out = exchange.getResponseBody();
            // Otherwise the first byte would wait for the first message.
            out.flush();
            door.listen(access, stream);
            stream.write(out, limits.heartbeat());
            out.close();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            open.remove(stream);
            figures.streamEnded();
            door.leave(stream);
            places.release();
            if (places.availablePermits() == most) {
                room.remove(new Place(door, isPhone), places);
            }
        }
        return true;
    }

    /// Drops those who do not read.
    void dropSlow() {
        long now = System.nanoTime();
        open.forEach(stream -> stream.dropIfSlow(now, limits.patience()));
    }
}
