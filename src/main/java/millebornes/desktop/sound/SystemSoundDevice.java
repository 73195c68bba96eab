package millebornes.desktop.sound;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.DataLine;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;

/// The machine's own loudspeakers, by `javax.sound.sampled`.
final class SystemSoundDevice implements SoundDevice {

    private static final int BITS = 16;
    private static final int CHANNELS = 2;
    private static final int FRAME = CHANNELS * BITS / Byte.SIZE;

    /// The latency of the device, in ms; with less, a busy machine makes it stutter.
    private static final double BUFFER = 80;

    @Override
    public boolean isThere() {
        return AudioSystem.isLineSupported(new DataLine.Info(SourceDataLine.class, format()));
    }

    @Override
    public SoundLine open() throws NoSoundException {
        try {
            SourceDataLine line = AudioSystem.getSourceDataLine(format());
            line.open(format(), SampleBuilder.frames(BUFFER) * FRAME);
            line.start();
            return new Open(line);
        } catch (LineUnavailableException | IllegalArgumentException | IllegalStateException | SecurityException none) {
            throw new NoSoundException(none);
        }
    }

    /// The format of the written samples, created on demand, so that the JDK's sound classes are loaded late.
    private static AudioFormat format() {
        return new AudioFormat(PcmClip.RATE, BITS, CHANNELS, true, false);
    }

    /// Converts samples to bytes for two equal channels: signed numbers of 16 bits, the lower byte first.
    public static byte[] bytes(float[] samples) {
        byte[] bytes = new byte[samples.length * FRAME];
        for (int i = 0; i < samples.length; i++) {
            int value = Math.round(samples[i] * Short.MAX_VALUE);
            for (int channel = 0; channel < CHANNELS; channel++) {
                int at = i * FRAME + channel * 2;
                bytes[at] = (byte) value;
                bytes[at + 1] = (byte) (value >> Byte.SIZE);
            }
        }
        return bytes;
    }

    private record Open(SourceDataLine line) implements SoundLine {

        @Override
        public void write(float[] samples) throws NoSoundException {
            byte[] bytes = bytes(samples);
            if (!line.isOpen() || line.write(bytes, 0, bytes.length) < bytes.length) {
                throw new NoSoundException("the device has gone");
            }
        }

        @Override
        public void close() {
            if (line.isOpen()) {
                line.drain();
            }
            line.close();
        }
    }
}
