package millebornes.desktop.setup;

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
