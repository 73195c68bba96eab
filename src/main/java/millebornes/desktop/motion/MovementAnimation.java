package millebornes.desktop.motion;

/// A movement that is being shown. When it is made, the table still looks as if the movement were to come.
public interface MovementAnimation {

    /// Nothing is to be seen of it.
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

    /// Shows the end: what moved lies where it belongs, and nothing else of the movement is left. Called once, whether
    /// the movement was shown or skipped.
    void end();

    /// A part that does something when it is over, and nothing before.
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

    /// Two things that are seen of one movement.
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
}
