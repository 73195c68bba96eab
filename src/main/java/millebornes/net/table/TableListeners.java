package millebornes.net.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import millebornes.net.table.UpdateListener.EndReason;
import org.jspecify.annotations.Nullable;

/// Who listens to a table: a phone a seat, and bystanders. Belongs to the table's thread.
final class TableListeners {

    private final Map<Integer, UpdateListener> phones = new HashMap<>();
    private final List<UpdateListener> bystanders = new ArrayList<>();

    /// The phone that holds a seat, if it is listening.
    Optional<UpdateListener> phone(int seat) {
        return Optional.ofNullable(phones.get(seat));
    }

    boolean hasPhone(int seat) {
        return phones.containsKey(seat);
    }

    List<UpdateListener> bystanders() {
        return List.copyOf(bystanders);
    }

    int count() {
        return phones.size() + bystanders.size();
    }

    /// From now on this one listens for the seat; the one before hears why it does not.
    void listen(int seat, UpdateListener phone) {
        @Nullable UpdateListener older = phones.put(seat, phone);
        if (older != null) {
            older.end(EndReason.REPLACED);
        }
    }

    void watch(UpdateListener bystander) {
        bystanders.add(bystander);
    }

    /// Whoever listened for the seat hears why nothing more comes.
    void end(int seat, EndReason reason) {
        @Nullable UpdateListener phone = phones.remove(seat);
        if (phone != null) {
            phone.end(reason);
        }
    }

    /// Somebody listens no longer.
    ///
    /// @return false when it did not listen any more
    boolean leave(UpdateListener listener) {
        return phones.values().remove(listener) || bystanders.remove(listener);
    }

    void endAll() {
        List<UpdateListener> all = new ArrayList<>(phones.values());
        all.addAll(bystanders);
        phones.clear();
        bystanders.clear();
        all.forEach(listener -> listener.end(EndReason.CLOSED));
    }
}
