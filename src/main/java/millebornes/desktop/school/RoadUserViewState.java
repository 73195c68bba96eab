package millebornes.desktop.school;

import java.util.List;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;

/// The view state of a car in an exercise, as a line of a list.
///
/// @param name its driver
/// @param where its distance, as text
/// @param own whether it is the player's car
record RoadUserViewState(
        Livery livery, String name, String where, List<Hazard> hazards, List<Safety> safeties, boolean own) {

    public RoadUserViewState {
        hazards = List.copyOf(hazards);
        safeties = List.copyOf(safeties);
    }
}
