package millebornes.desktop.motion;

/// A running movement. When it is created, the table still shows the state before the movement.
public interface MovementAnimation {

    /// An invisible movement.
    MovementAnimation NOTHING = new MovementAnimation() {
        @Override
        public void show(double millis) {}

        @Override
        public void end() {}
    };

    /// Shows a moment.
    ///
    /// @param millis after the movement's own start, from 0 to its end, at the normal pace
    void show(double millis);

    /// Shows the end: everything that moved is in its final place, and temporary nodes are removed. Called once,
    /// whether the movement was shown or skipped.
    void end();

    /// A part that runs an action at its end.
    static MovementAnimation runningAtEnd(Runnable then) {
        return new MovementAnimation() {
            @Override
            public void show(double millis) {}

            @Override
            public void end() {
                then.run();
            }
        };
    }

    /// Two animations of one movement.
    static MovementAnimation together(MovementAnimation firstAnimation, MovementAnimation secondAnimation) {
        return new MovementAnimation() {
            @Override
            public void show(double millis) {
                firstAnimation.show(millis);
                secondAnimation.show(millis);
            }

            @Override
            public void end() {
                firstAnimation.end();
                secondAnimation.end();
            }
        };
    }

    /// Creates the animations of movements.
    @FunctionalInterface
    interface MovementAnimationFactory {

        /// Creates the animation of a movement; the table still shows the state before it.
        MovementAnimation animation(ScheduledMovement movement);
    }
}
