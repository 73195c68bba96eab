package millebornes.net.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Which phone holds which seat. Belongs to the table's thread; only [#access(KeyDigest)] may be asked on any.
///
/// Law: a seat that a phone holds stays its own until the phone leaves, the table takes it back, or the table has
/// allowed another phone to claim it.
public final class SeatRegistry {

    private final KeyMaker maker;
    private final TableKeys keys;
    private final List<SeatHolding> seats = new ArrayList<>();
    private volatile KeyRing ring;

    /// Where nobody has claimed a seat yet.
    public SeatRegistry(KeyMaker maker, TableKeys keys) {
        this.maker = maker;
        this.keys = keys;
        keys.invitations().forEach(_ -> seats.add(SeatHolding.NONE));
        this.ring = KeyRing.of(keys, tokens());
    }

    public TableKeys keys() {
        return keys;
    }

    /// What a key opens.
    public TableAccess access(KeyDigest key) {
        return ring.access(key);
    }

    /// Gives a seat to a phone.
    ///
    /// @param name what its player wants to be called, or nothing
    /// @return the phone's key, or nothing when another phone holds the seat
    public Optional<TableKey> claim(int seat, String name) {
        if (seats.get(seat).isTaken()) {
            return Optional.empty();
        }
        TableKey token = maker.key(keys.table());
        set(seat, seats.get(seat).claimed(KeyDigest.of(token), name));
        return Optional.of(token);
    }

    /// Another phone may claim the seat, once.
    public void open(int seat) {
        set(seat, seats.get(seat).opened());
    }

    /// The seat is the table's again.
    public void release(int seat) {
        set(seat, SeatHolding.NONE);
    }

    /// The computer plays the seat for its phone, or does so no longer.
    public void letComputerPlay(int seat, boolean plays) {
        set(seat, seats.get(seat).played(plays));
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

    /// What whoever holds the seat wants to be called; empty when that was not said.
    public String name(int seat) {
        return seats.get(seat).name();
    }

    /// The digests of all phones, by seat, to be kept; null where none holds it.
    public List<@Nullable KeyDigest> tokens() {
        List<@Nullable KeyDigest> tokens = new ArrayList<>();
        seats.forEach(seat -> tokens.add(seat.token()));
        return tokens;
    }

    /// A seat is held as it was when the table was kept.
    public void restore(int seat, KeyDigest token, String name) {
        set(seat, SeatHolding.NONE.claimed(token, name));
    }

    private void set(int seat, SeatHolding holding) {
        seats.set(seat, holding);
        ring = ring.with(tokens());
    }
}
