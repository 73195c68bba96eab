package millebornes.cli.simulate;

import millebornes.engine.table.Seating;

/// Assigns bots to seats. If there are as many bots as seats, each plays one seat; fewer are assigned by team, so that
/// partners are played by the same bot.
///
/// @param bots the number of bots
/// @param rotation the number of places by which they are shifted
record Lineup(Seating seating, int bots, int rotation) {

    /// The bot of a seat, by its index in the plan.
    int bot(int seat) {
        int place = bots == seating.seats() ? seat : seating.teamOf(seat);
        return (place + rotation) % bots;
    }
}
