package millebornes.cli.simulate;

import millebornes.engine.table.Seating;

/// Which bot plays which seat. As many bots as seats sit down one by one; fewer go round by team, so that partners are
/// played by the same.
///
/// @param bots how many bots there are
/// @param rotation by how many places they have moved on
record Lineup(Seating seating, int bots, int rotation) {

    /// The bot of a seat, by its place in the plan.
    int bot(int seat) {
        int place = bots == seating.seats() ? seat : seating.teamOf(seat);
        return (place + rotation) % bots;
    }
}
