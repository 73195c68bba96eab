package millebornes.engine.match;

import millebornes.engine.rules.Move;

/// The policy of a seat in a roll-out. It sees no more than the seat may know of that deal.
@FunctionalInterface
public interface RollOutPolicy {

    /// One of [SeatSight#legal()].
    ///
    /// @param seed where its chance comes from, another one for every move
    Move choose(SeatSight sight, long seed);
}
