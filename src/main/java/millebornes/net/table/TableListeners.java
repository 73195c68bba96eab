package millebornes.net.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import millebornes.net.table.UpdateListener.EndReason;
import org.jspecify.annotations.Nullable;

/// The listeners of a table: one phone for each seat, and bystanders. Confined to the table's thread.
final class TableListeners {

    private final Map<Integer, UpdateListener> phones = new HashMap<>();
    private final List<Bystander> bystanders = new ArrayList<>();
    private volatile int count;

    /// A bystander who listens to the table.
    ///
    /// @param key the bystander's key, or null if none was needed
    private record Bystander(@Nullable KeyDigest key, UpdateListener listener) {}

    /// The listener of the phone that holds a seat; empty if it is not connected.
    Optional<UpdateListener> phone(int seat) {
        return Optional.ofNullable(phones.get(seat));
    }

    boolean hasPhone(int seat) {
        return phones.containsKey(seat);
    }

    List<UpdateListener> bystanders() {
        return bystanders.stream().map(Bystander::listener).toList();
    }

    /// All listeners but the phone of that seat.
    List<UpdateListener> others(int seat) {
        return Stream.concat(
                        phones.entrySet().stream()
                                .filter(phone -> phone.getKey() != seat)
                                .map(Map.Entry::getValue),
                        bystanders().stream())
                .toList();
    }

    /// The number of listeners. Thread-safe.
    int count() {
        return count;
    }

    /// Registers the listener of a seat; an earlier one is told that it was replaced.
    void listen(int seat, UpdateListener listener) {
        @Nullable UpdateListener olderListener = phones.put(seat, listener);
        recount();
        if (olderListener != null) {
            olderListener.end(EndReason.REPLACED);
        }
    }

    /// Registers a bystander.
    ///
    /// @param key the bystander's key, or null if none was needed
    void watch(@Nullable KeyDigest key, UpdateListener listener) {
        bystanders.add(new Bystander(key, listener));
        recount();
    }

    /// Removes the bystanders whose key is revoked, and tells them.
    void endBystanders(Predicate<KeyDigest> isRevoked) {
        List<Bystander> ended = bystanders.stream()
                .filter(bystander -> bystander.key() != null && isRevoked.test(bystander.key()))
                .toList();
        bystanders.removeAll(ended);
        recount();
        ended.forEach(bystander -> bystander.listener().end(EndReason.RELEASED));
    }

    /// Removes the listener of a seat, and tells it the reason.
    void end(int seat, EndReason reason) {
        @Nullable UpdateListener listener = phones.remove(seat);
        recount();
        if (listener != null) {
            listener.end(reason);
        }
    }

    /// Removes a listener.
    ///
    /// @return false when it was not registered any more
    boolean leave(UpdateListener listener) {
        boolean hasLeft = phones.values().remove(listener)
                || bystanders.removeIf(bystander -> bystander.listener().equals(listener));
        recount();
        return hasLeft;
    }

    void endAll() {
        List<UpdateListener> all = new ArrayList<>(phones.values());
        all.addAll(bystanders());
        phones.clear();
        bystanders.clear();
        recount();
        all.forEach(listener -> listener.end(EndReason.CLOSED));
    }

    private void recount() {
        count = phones.size() + bystanders.size();
    }
}
