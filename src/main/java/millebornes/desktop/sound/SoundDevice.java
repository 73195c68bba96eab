package millebornes.desktop.sound;

/// The audio output.
interface SoundDevice {

    /// Whether there seems to be an audio output. Nothing is opened to find out.
    boolean isThere();

    /// Opens the audio output.
    ///
    /// @throws NoSoundException when there is none, or it is in use
    SoundLine open() throws NoSoundException;

    /// An open device.
    interface SoundLine extends AutoCloseable {

        /// Plays samples; blocks until there is room for them.
        ///
        /// @param samples from −1 to 1, [PcmClip#RATE] a second
        /// @throws NoSoundException when the device has been removed
        void write(float[] samples) throws NoSoundException;

        /// Waits until everything written has been played, and closes the device.
        @Override
        void close();
    }

    /// Thrown when there is no audio output, or it has failed.
    final class NoSoundException extends Exception {

        public NoSoundException(String why) {
            super(why);
        }

        public NoSoundException(Throwable why) {
            super(why);
        }
    }
}
