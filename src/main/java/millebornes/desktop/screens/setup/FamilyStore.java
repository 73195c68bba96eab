package millebornes.desktop.screens.setup;

/// Where the last family is kept.
public interface FamilyStore {

    /// The family that played last, or [Family#FIRST].
    Family last();

    /// Keeps a family for the next time. A place that cannot be written to is no reason not to play.
    void remember(Family family);

    /// Remembers for as long as the program runs.
    final class InMemory implements FamilyStore {

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
}
