package millebornes.desktop.motion;

/// Creates the animations of movements.
@FunctionalInterface
public interface MovementAnimationFactory {

    /// Gets a movement ready: the table looks as it did before it.
    MovementAnimation animation(ScheduledMovement movement);
}
