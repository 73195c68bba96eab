package millebornes.net.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Every key of a table at one moment. Immutable, so that a key can be looked up on any thread.
final class KeyRing {

    private final KeyDigest room;
    private final KeyDigest watch;
    private final List<KeyDigest> invitations;
    private final List<@Nullable KeyDigest> tokens;

    private KeyRing(KeyDigest room, KeyDigest watch, List<KeyDigest> invitations, List<@Nullable KeyDigest> tokens) {
        this.room = room;
        this.watch = watch;
        this.invitations = invitations;
        this.tokens = tokens;
    }

    /// @param tokens those of the phones, by seat; null where none holds it
    static KeyRing of(TableKeys keys, List<@Nullable KeyDigest> tokens) {
        return new KeyRing(
                KeyDigest.of(keys.room()),
                KeyDigest.of(keys.watch()),
                keys.invitations().stream().map(KeyDigest::of).toList(),
                Collections.unmodifiableList(new ArrayList<>(tokens)));
    }

    /// The same with other phones.
    KeyRing with(List<@Nullable KeyDigest> others) {
        return new KeyRing(room, watch, invitations, Collections.unmodifiableList(new ArrayList<>(others)));
    }

    /// Looks up the access of a key. Every key is compared, so that the time does not depend on the match.
    TableAccess access(KeyDigest key) {
        TableAccess found = new TableAccess.Nobody();
        found = room.isSame(key) ? new TableAccess.Room() : found;
        found = watch.isSame(key) ? new TableAccess.Watcher() : found;
        for (int seat = 0; seat < invitations.size(); seat++) {
            found = invitations.get(seat).isSame(key) ? new TableAccess.Invitation(seat) : found;
            @Nullable KeyDigest token = tokens.get(seat);
            found = token != null && token.isSame(key) ? new TableAccess.Holder(seat) : found;
        }
        return found;
    }
}
