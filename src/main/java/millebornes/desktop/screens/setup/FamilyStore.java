package millebornes.desktop.screens.setup;

/// Where the last family is kept.
public interface FamilyStore {

    /// The family that played last, or [Family#FIRST].
    Family last();

    /// Keeps a family for the next time. A place that cannot be written to is no reason not to play.
    void remember(Family family);
}
