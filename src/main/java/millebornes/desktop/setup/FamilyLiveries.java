package millebornes.desktop.setup;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Seating;

/// Finds the liveries of the cars by which people of a family are known.
public final class FamilyLiveries {

    private FamilyLiveries() {}

    /// The livery that each person drives in a set-up, by the typed name.
    public static Map<String, Livery> byName(LastSetup lastSetup) {
        SetupModel model = new SetupModel(lastSetup);
        List<SetupPlayer> sitters = model.sitters();
        Seating seating = model.seating();
        Map<String, Livery> looks = new HashMap<>();
        for (int seat = 0; seat < sitters.size(); seat++) {
            SetupPlayer player = sitters.get(seat);
            if (player.isPerson() && !player.name().isEmpty()) {
                looks.put(player.name(), lastSetup.liveries().get(seating.carOf(seat)));
            }
        }
        return looks;
    }
}
