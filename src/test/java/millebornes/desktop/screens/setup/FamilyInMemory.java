package millebornes.desktop.screens.setup;

/// Remembers for as long as a test runs.
public final class FamilyInMemory implements FamilyStore {

    private Family last = Family.FIRST;

    @Override
    public Family last() {
        return last;
    }

    @Override
    public void remember(Family family) {
        last = family;
    }
}
