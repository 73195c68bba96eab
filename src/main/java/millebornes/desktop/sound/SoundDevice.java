package millebornes.desktop.sound;

/// Where samples become sound.
interface SoundDevice {

    /// Whether there seems to be one; nothing is opened to find out.
    boolean isThere();

    /// Opens it.
    ///
    /// @throws NoSoundException when there is none, or somebody else has it
    SoundLine open() throws NoSoundException;

    /// An open device.
    interface SoundLine extends AutoCloseable {

        /// Has samples heard; waits until there is room for them.
        ///
        /// @param samples from −1 to 1, [PcmClip#RATE] a second
        /// @throws NoSoundException when the device is gone
        void write(float[] samples) throws NoSoundException;

        /// Waits until everything that was written is heard, and lets the device go.
        @Override
        void close();
    }

    /// There is nothing to be heard on this machine, or not any more.
    final class NoSoundException extends Exception {

        public NoSoundException(String why) {
            super(why);
        }

        public NoSoundException(Throwable why) {
            super(why);
        }
    }
}
