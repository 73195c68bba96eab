package millebornes.net.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The phones that hold seats. Confined to the table's thread, except [#access(KeyDigest)].
///
/// Invariant: a seat that a phone holds stays its own until the phone leaves, the table takes it back, or the table has
/// allowed another phone to claim it.
public final class SeatRegistry {

    private final KeyMaker maker;
    private final TableKeys keys;
    private final List<SeatHolding> seats = new ArrayList<>();
    private volatile KeyRing ring;

    /// A registry without any claimed seat.
    public SeatRegistry(KeyMaker maker, TableKeys keys) {
        this.maker = maker;
        this.keys = keys;
        keys.invitations().forEach(_ -> seats.add(SeatHolding.NONE));
        this.ring = KeyRing.of(keys, tokens());
    }

    public TableKeys keys() {
        return keys;
    }

    /// The access of a key.
    public TableAccessRight access(KeyDigest key) {
        return ring.access(key);
    }

    /// Gives a seat to a phone.
    ///
    /// @param name the player's name; empty if none was given
    /// @return the phone's key, or nothing when another phone holds the seat
    public Optional<TableKey> claim(int seat, String name) {
        if (seats.get(seat).isTaken()) {
            return Optional.empty();
        }
        TableKey tokenKey = maker.key(keys.table());
        set(seat, seats.get(seat).claimed(KeyDigest.of(tokenKey), name));
        return Optional.of(tokenKey);
    }

    /// Allows another phone to claim the seat, once.
    public void open(int seat) {
        set(seat, seats.get(seat).opened());
    }

    /// Takes the seat back from its phone, so that it is played at the table.
    public void release(int seat) {
        set(seat, SeatHolding.NONE);
    }

    /// Lets the computer play for the seat's phone.
    public void letComputerPlay(int seat) {
        set(seat, seats.get(seat).playedByComputer());
    }

    /// Lets the seat's phone play again.
    public void returnToPhone(int seat) {
        set(seat, seats.get(seat).playedByPhone());
    }

    public boolean isHeld(int seat) {
        return seats.get(seat).token() != null;
    }

    public boolean isTaken(int seat) {
        return seats.get(seat).isTaken();
    }

    public boolean isComputer(int seat) {
        return seats.get(seat).isComputer();
    }

    /// The name given on the seat's phone; empty if none.
    public String name(int seat) {
        return seats.get(seat).name();
    }

    /// The digests of all phones' keys, by seat, for storage; null without a phone.
    public List<@Nullable KeyDigest> tokens() {
        List<@Nullable KeyDigest> tokens = new ArrayList<>();
        seats.forEach(seat -> tokens.add(seat.token()));
        return tokens;
    }

    /// Gives a seat to the phone that held it, as a stored record says.
    public void restore(int seat, KeyDigest tokenDigest, String name) {
        set(seat, SeatHolding.NONE.claimed(tokenDigest, name));
    }

    private void set(int seat, SeatHolding holding) {
        seats.set(seat, holding);
        ring = ring.with(tokens());
    }
}
