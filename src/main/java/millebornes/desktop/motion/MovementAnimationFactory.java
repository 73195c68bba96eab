package millebornes.desktop.motion;

/// Whoever can show movements.
@FunctionalInterface
public interface MovementAnimationFactory {

    /// Gets a movement ready: the table looks as it did before it.
    MovementAnimation animation(ScheduledMovement movement);
}
