package millebornes.desktop.screens.setup;

import millebornes.desktop.screens.setup.model.LastSetup;
import millebornes.desktop.screens.setup.model.LastSetupStore;

/// Remembers for as long as a test runs.
public final class FamilyInMemory implements LastSetupStore {

    private LastSetup last = LastSetup.FIRST;

    @Override
    public LastSetup last() {
        return last;
    }

    @Override
    public void remember(LastSetup family) {
        last = family;
    }
}
