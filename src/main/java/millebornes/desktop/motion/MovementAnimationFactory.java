package millebornes.desktop.motion;

/// Creates the animations of movements.
@FunctionalInterface
public interface MovementAnimationFactory {

    /// Creates the animation of a movement; the table still shows the state before it.
    MovementAnimation animation(ScheduledMovement movement);
}
