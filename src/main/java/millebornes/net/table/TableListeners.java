package millebornes.net.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import millebornes.net.table.UpdateListener.EndReason;
import org.jspecify.annotations.Nullable;

/// The listeners of a table: one phone for each seat, and bystanders. Confined to the table's thread.
final class TableListeners {

    private final Map<Integer, UpdateListener> phones = new HashMap<>();
    private final List<Bystander> bystanders = new ArrayList<>();
    private volatile int count;

    /// @param key its key, or null if none was needed
    private record Bystander(@Nullable KeyDigest key, UpdateListener listener) {}

    /// The phone that holds a seat, if it is listening.
    Optional<UpdateListener> phone(int seat) {
        return Optional.ofNullable(phones.get(seat));
    }

    boolean hasPhone(int seat) {
        return phones.containsKey(seat);
    }

    List<UpdateListener> bystanders() {
        return bystanders.stream().map(Bystander::listener).toList();
    }

    /// The number of listeners. Thread-safe.
    int count() {
        return count;
    }

    /// Registers a seat's listener; the previous one gets the reason for its end.
    void listen(int seat, UpdateListener listener) {
        @Nullable UpdateListener olderListener = phones.put(seat, listener);
        recount();
        if (olderListener != null) {
            olderListener.end(EndReason.REPLACED);
        }
    }

    /// @param key the bystander's key, or null if none was needed
    void watch(@Nullable KeyDigest key, UpdateListener listener) {
        bystanders.add(new Bystander(key, listener));
        recount();
    }

    /// Removes bystanders whose key has become invalid, and notifies them.
    void endBystanders(Predicate<KeyDigest> isRevoked) {
        List<Bystander> ended = bystanders.stream()
                .filter(bystander -> bystander.key() != null && isRevoked.test(bystander.key()))
                .toList();
        bystanders.removeAll(ended);
        recount();
        ended.forEach(bystander -> bystander.listener().end(EndReason.RELEASED));
    }

    /// Removes a seat's listener and sends it the reason.
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
