package millebornes.net.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// All keys of a table as they are at a moment. Immutable, so that keys can be looked up on any thread.
final class KeyRing {

    private final KeyDigest roomDigest;
    private final KeyDigest watchDigest;
    private final List<KeyDigest> invitations;
    private final List<@Nullable KeyDigest> tokens;

    private KeyRing(
            KeyDigest roomDigest,
            KeyDigest watchDigest,
            List<KeyDigest> invitations,
            List<@Nullable KeyDigest> tokens) {
        this.roomDigest = roomDigest;
        this.watchDigest = watchDigest;
        this.invitations = invitations;
        this.tokens = tokens;
    }

    /// The keys of a table and of its phones.
    ///
    /// @param tokens the keys of the phones, by seat; null without a phone
    static KeyRing of(TableKeys keys, List<@Nullable KeyDigest> tokens) {
        return new KeyRing(
                KeyDigest.of(keys.room()),
                KeyDigest.of(keys.watch()),
                keys.invitations().stream().map(KeyDigest::of).toList(),
                Collections.unmodifiableList(new ArrayList<>(tokens)));
    }

    /// A copy with the keys of other phones, by seat; null without a phone.
    KeyRing with(List<@Nullable KeyDigest> others) {
        return new KeyRing(roomDigest, watchDigest, invitations, Collections.unmodifiableList(new ArrayList<>(others)));
    }

    /// Looks up the access of a key, in constant time: every key is compared.
    TableAccessRight access(KeyDigest key) {
        TableAccessRight access = new TableAccessRight.Nobody();
        access = roomDigest.isSame(key) ? new TableAccessRight.Room() : access;
        access = watchDigest.isSame(key) ? new TableAccessRight.Watcher() : access;
        for (int seat = 0; seat < invitations.size(); seat++) {
            access = invitations.get(seat).isSame(key) ? new TableAccessRight.Invitation(seat) : access;
            @Nullable KeyDigest tokenDigest = tokens.get(seat);
            access = tokenDigest != null && tokenDigest.isSame(key) ? new TableAccessRight.Holder(seat) : access;
        }
        return access;
    }
}
