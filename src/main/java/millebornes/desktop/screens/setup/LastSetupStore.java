package millebornes.desktop.screens.setup;

/// Where the last family is kept.
public interface LastSetupStore {

    /// The family that played last, or [LastSetup#FIRST].
    LastSetup last();

    /// Keeps a family for the next time. A place that cannot be written to is no reason not to play.
    void remember(LastSetup family);

    /// Remembers for as long as the program runs.
    final class InMemory implements LastSetupStore {

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
}
