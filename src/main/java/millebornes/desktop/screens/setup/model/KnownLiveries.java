package millebornes.desktop.screens.setup.model;

import java.util.HashMap;
import java.util.Map;
import millebornes.desktop.theme.Livery;

/// By which look of a car each person of a family is known.
public final class KnownLiveries {

    private KnownLiveries() {}

    /// The look that each person drives at the table of this set-up, by the names that were typed.
    public static Map<String, Livery> byName(LastSetup family) {
        SetupModel model = new SetupModel(family);
        Map<String, Livery> looks = new HashMap<>();
        for (int seat = 0; seat < family.form().seats(); seat++) {
            SetupPlayer sitter = model.sitters().get(seat);
            if (sitter.isPerson() && !sitter.name().isEmpty()) {
                looks.put(sitter.name(), model.livery(seat));
            }
        }
        return looks;
    }
}
