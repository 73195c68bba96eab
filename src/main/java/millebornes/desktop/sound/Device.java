package millebornes.desktop.sound;

/// Where samples become sound.
interface Device {

    /// Whether there seems to be one; nothing is opened to find out.
    boolean isThere();

    /// Opens it.
    ///
    /// @throws NoSound when there is none, or somebody else has it
    Line open() throws NoSound;

    /// An open device.
    interface Line extends AutoCloseable {

        /// Has samples heard; waits until there is room for them.
        ///
        /// @param samples from −1 to 1, [Samples#RATE] a second
        /// @throws NoSound when the device is gone
        void write(float[] samples) throws NoSound;

        /// Waits until everything that was written is heard, and lets the device go.
        @Override
        void close();
    }

    /// There is nothing to be heard on this machine, or not any more.
    final class NoSound extends Exception {

        NoSound(String why) {
            super(why);
        }

        NoSound(Throwable why) {
            super(why);
        }
    }
}
