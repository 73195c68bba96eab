package millebornes.desktop.setup;

/// Where the last family is kept.
public interface LastSetupStore {

    /// The family that played last, or [LastSetup#FIRST].
    LastSetup last();

    /// Keeps a family for the next time. A place that cannot be written to is no reason not to play.
    void remember(LastSetup family);
}
