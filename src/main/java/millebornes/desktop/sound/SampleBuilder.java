package millebornes.desktop.sound;

import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;

/// A piece of tape on which tones and noises are laid over one another. The same strokes give the same samples.
final class SampleBuilder {

    /// What lies below this is not heard but moves the loudspeaker, in Hz.
    private static final double DEEPEST = 30;

    private static final double FADE_IN = 2;
    private static final double FADE_OUT = 12;

    private final double[] samples;

    private SampleBuilder(int length) {
        this.samples = new double[length];
    }

    /// An empty tape.
    static SampleBuilder of(double millis) {
        return new SampleBuilder(frames(millis));
    }

    /// How many samples so many ms are.
    public static int frames(double millis) {
        return (int) Math.round(millis * PcmClip.RATE / 1000);
    }

    /// Lays a tone.
    ///
    /// @param start in ms
    /// @param timbre how loud its partials are
    SampleBuilder tone(double start, PitchSlide pitch, Timbre timbre, Envelope envelope, double loudness) {
        double all = envelope.millis();
        double[] phases = new double[timbre.partials().size()];
        return lay(start, all, millis -> {
            double step = 2 * Math.PI * pitch.at(millis / all) / PcmClip.RATE;
            double sum = 0;
            for (int i = 0; i < phases.length; i++) {
                Timbre.Partial partial = timbre.partials().get(i);
                phases[i] += step * partial.ratio();
                sum += partial.loudness(millis) * Math.sin(phases[i]);
            }
            return loudness * envelope.at(millis) * sum;
        });
    }

    /// Lays a noise that is heard through a narrow or a wide window of frequencies.
    ///
    /// @param start in ms
    /// @param centreSlide of the window
    /// @param sharpness of the window: 0.5 wide, 10 nearly a tone
    SampleBuilder noise(double start, PitchSlide centreSlide, double sharpness, Envelope envelope, double loudness) {
        SplittableRandom random = new SplittableRandom(frames(start) * 31L + samples.length);
        BandPassFilter filter = new BandPassFilter(sharpness);
        double all = envelope.millis();
        return lay(
                start,
                all,
                millis -> loudness
                        * envelope.at(millis)
                        * filter.pass(random.nextDouble(-1, 1), centreSlide.at(millis / all)));
    }

    /// Makes everything so far louder and softer.
    ///
    /// @param loudness of each moment, by ms from the tape's start
    SampleBuilder swell(DoubleUnaryOperator loudness) {
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= loudness.applyAsDouble(i * 1000.0 / PcmClip.RATE);
        }
        return this;
    }

    /// Takes away what lies above a frequency, in Hz.
    SampleBuilder dampen(double highest) {
        double share = 1 - Math.exp(-2 * Math.PI * highest / PcmClip.RATE);
        double low = 0;
        for (int i = 0; i < samples.length; i++) {
            low += share * (samples[i] - low);
            samples[i] = low;
        }
        return this;
    }

    /// Adds a soft answer of the walls.
    ///
    /// @param delay in ms
    /// @param share of what is answered
    SampleBuilder echo(double delay, double share) {
        int frames = frames(delay);
        for (int i = frames; i < samples.length; i++) {
            samples[i] += share * samples[i - frames];
        }
        return this;
    }

    /// The finished samples: as loud as they may be, without what nobody hears, and at rest at both ends.
    ///
    /// @param peak how far they reach, as a share of full scale
    PcmClip finished(double peak) {
        steady();
        double length = samples.length * 1000.0 / PcmClip.RATE;
        swell(millis -> Math.min(1, Math.min(millis / FADE_IN, (length - millis) / FADE_OUT)));
        samples[samples.length - 1] = 0;
        double loudest = 0;
        for (double sample : samples) {
            loudest = Math.max(loudest, Math.abs(sample));
        }
        float[] finished = new float[samples.length];
        for (int i = 0; i < finished.length; i++) {
            finished[i] = loudest == 0 ? 0 : (float) (samples[i] / loudest * peak);
        }
        return new PcmClip(finished);
    }

    private void steady() {
        double share = 1 - Math.exp(-2 * Math.PI * DEEPEST / PcmClip.RATE);
        double low = 0;
        for (int i = 0; i < samples.length; i++) {
            low += share * (samples[i] - low);
            samples[i] -= low;
        }
    }

    private SampleBuilder lay(double start, double millis, DoubleUnaryOperator wave) {
        int first = frames(start);
        int last = Math.min(samples.length, first + frames(millis));
        for (int i = first; i < last; i++) {
            samples[i] += wave.applyAsDouble((i - first) * 1000.0 / PcmClip.RATE);
        }
        return this;
    }
}
