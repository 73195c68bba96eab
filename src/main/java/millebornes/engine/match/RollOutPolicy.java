package millebornes.engine.match;

import millebornes.engine.rules.Move;

/// How a seat plays while a deal is played out. It is told no more than the seat may know of that deal.
@FunctionalInterface
public interface RollOutPolicy {

    /// One of [SeatSight#legal()].
    ///
    /// @param seed where its chance comes from, another one for every move
    Move choose(SeatSight sight, long seed);
}
