package millebornes.net.http;

import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import millebornes.net.table.KeyDigest;
import millebornes.net.table.TableGateway;
import millebornes.net.table.UpdateWriter;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// The open streams of all tables, whose numbers are limited.
final class OpenStreams {

    private static final String TYPE = "text/event-stream; charset=utf-8";
    private static final int BYSTANDERS = -1;

    private final HttpLimits limits;
    private final ServerFigures figures;
    private final ConcurrentHashMap<Place, Semaphore> room = new ConcurrentHashMap<>();

    /// What streams are counted by: each seat has its own limit, and the bystanders of a table share one.
    ///
    /// @param seat the seat, or [#BYSTANDERS]
    private record Place(TableGateway gateway, int seat) {}

    OpenStreams(HttpLimits limits, ServerFigures figures) {
        this.limits = limits;
        this.figures = figures;
    }

    /// Streams the messages of a seat on this thread until the client is gone or silent, or the table closes the
    /// stream.
    ///
    /// @return false if there is no room for another stream; then nothing has been answered
    boolean follow(PhoneRequest request, TableGateway gateway, KeyDigest key, int seat, Words words)
            throws IOException {
        UpdateWriter writer = new UpdateWriter(words);
        EventStream stream = new EventStream("view", writer::seat, figures);
        return run(
                request,
                new Place(gateway, seat),
                stream,
                () -> gateway.listen(key, stream),
                () -> gateway.isHeardAgain(seat));
    }

    /// Streams the messages of a bystander, as [#follow].
    ///
    /// @param key the bystander's key, or null if none is needed
    boolean watch(PhoneRequest request, TableGateway gateway, @Nullable KeyDigest key, Words words) throws IOException {
        UpdateWriter writer = new UpdateWriter(words);
        EventStream stream = new EventStream("table", writer::bystander, figures);
        return run(request, new Place(gateway, BYSTANDERS), stream, () -> gateway.watch(key, stream), () -> true);
    }

    private boolean run(PhoneRequest request, Place place, EventStream stream, Runnable begin, BooleanSupplier isHeard)
            throws IOException {
        int most = place.seat() == BYSTANDERS ? limits.bystandersPerTable() : limits.streamsPerSeat();
        Semaphore places = room.computeIfAbsent(place, _ -> new Semaphore(most));
        if (!places.tryAcquire()) {
            return false;
        }
        figures.streamBegan();
        // The first byte is sent before the first message.
        try (OutputStream out = request.stream(TYPE)) {
            begin.run();
            stream.write(out, limits.heartbeat(), isHeard);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            figures.streamEnded();
            place.gateway().leave(stream);
            places.release();
            if (places.availablePermits() == most) {
                room.remove(place, places);
            }
        }
        return true;
    }
}
