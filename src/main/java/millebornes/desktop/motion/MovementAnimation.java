package millebornes.desktop.motion;

/// The animation of one movement. When it is created, the table still shows the state before the movement.
public interface MovementAnimation {

    /// An animation that shows nothing.
    MovementAnimation NOTHING = new MovementAnimation() {
        @Override
        public void show(double millis) {}

        @Override
        public void end() {}
    };

    /// Shows the movement at a time.
    ///
    /// @param millis after the movement's own start, from 0 to its end, at the normal pace
    void show(double millis);

    /// Shows the end: everything that moved is in its final place, and temporary nodes are removed. Called once,
    /// whether the movement was shown or skipped.
    void end();

    /// An animation that shows nothing and runs an action at its end.
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

    /// An animation that consists of two, which run together.
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
