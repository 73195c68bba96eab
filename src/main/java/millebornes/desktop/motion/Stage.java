package millebornes.desktop.motion;

/// Whoever can show movements.
@FunctionalInterface
public interface Stage {

    /// Gets a movement ready: the table looks as it did before it.
    Part part(Timed movement);
}
