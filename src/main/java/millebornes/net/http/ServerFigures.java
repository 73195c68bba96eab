package millebornes.net.http;

import java.util.concurrent.atomic.LongAdder;

/// The metrics of a server, without names, keys or addresses.
final class ServerFigures {

    private static final int MISTAKE = 500;

    private final LongAdder requests = new LongAdder();
    private final LongAdder refused = new LongAdder();
    private final LongAdder failed = new LongAdder();
    private final LongAdder moves = new LongAdder();
    private final LongAdder moveNanos = new LongAdder();
    private final LongAdder messages = new LongAdder();
    private final LongAdder streams = new LongAdder();
    private final LongAdder dropped = new LongAdder();
    private final LongAdder crowdedOut = new LongAdder();
    private volatile int connections;

    void answered(int status) {
        requests.increment();
        if (status == MISTAKE) {
            failed.increment();
        } else if (status >= 400) {
            refused.increment();
        }
    }

    void moved(long nanos) {
        moves.increment();
        moveNanos.add(nanos);
    }

    void told() {
        messages.increment();
    }

    void streamBegan() {
        streams.increment();
    }

    void streamEnded() {
        streams.decrement();
    }

    void slowDropped() {
        dropped.increment();
    }

    void crowdedOut() {
        crowdedOut.increment();
    }

    void connections(int now) {
        connections = now;
    }

    /// The number of open streams.
    long streams() {
        return streams.sum();
    }

    /// The metrics in the Prometheus text format.
    String text(int tables) {
        StringBuilder text = new StringBuilder();
        add(text, "tables", "gauge", "Tables that are open", tables);
        add(text, "streams", "gauge", "Phones and bystanders that listen", streams.sum());
        add(text, "requests_total", "counter", "Requests answered", requests.sum());
        add(text, "requests_refused_total", "counter", "Requests refused", refused.sum());
        add(text, "requests_failed_total", "counter", "Requests that failed here", failed.sum());
        add(text, "moves_total", "counter", "Moves asked for", moves.sum());
        add(text, "move_seconds_total", "counter", "Time that moves took", moveNanos.sum() / 1e9);
        add(text, "messages_total", "counter", "Messages sent", messages.sum());
        add(text, "connections", "gauge", "Connections that are open", connections);
        add(text, "slow_dropped_total", "counter", "Connections closed because the other side was slow", dropped.sum());
        add(text, "crowded_out_total", "counter", "Connections closed for the sake of new ones", crowdedOut.sum());
        return text.toString();
    }

    private static void add(StringBuilder text, String name, String kind, String what, Number value) {
        String full = "millebornes_" + name;
        text.append("# HELP ").append(full).append(' ').append(what).append('\n');
        text.append("# TYPE ").append(full).append(' ').append(kind).append('\n');
        text.append(full).append(' ').append(value).append('\n');
    }
}
