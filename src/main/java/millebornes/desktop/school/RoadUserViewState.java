package millebornes.desktop.school;

import java.util.List;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;

/// A car of an exercise, as a line of a list.
///
/// @param name whose it is
/// @param where how far it has come, in words
/// @param own whether it is the car of the one who is asked
record RoadUserViewState(
        Livery livery, String name, String where, List<Hazard> hazards, List<Safety> safeties, boolean own) {

    public RoadUserViewState {
        hazards = List.copyOf(hazards);
        safeties = List.copyOf(safeties);
    }
}
