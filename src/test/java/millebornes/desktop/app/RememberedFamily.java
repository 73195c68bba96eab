package millebornes.desktop.app;

import java.util.Map;
import millebornes.desktop.setup.FamilyOutfits;
import millebornes.desktop.setup.LastSetup;
import millebornes.session.CarOutfit;

/// A family that has set up a game before: the set-up is that of the first start, and Léa has dressed a car.
final class RememberedFamily {

    static final LastSetup SETUP = new LastSetup(
            LastSetup.FIRST.edition(),
            LastSetup.FIRST.form(),
            LastSetup.FIRST.sitters(),
            LastSetup.FIRST.liveries(),
            LastSetup.FIRST.youngest(),
            LastSetup.FIRST.wishedChoices(),
            new FamilyOutfits(Map.of("Léa", CarOutfit.of("girl lines suitcases dog"))));

    private RememberedFamily() {}
}
