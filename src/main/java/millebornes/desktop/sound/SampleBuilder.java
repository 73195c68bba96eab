package millebornes.desktop.sound;

import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;

/// Builds the samples of a sound from tones and noises that are mixed. The same calls give the same samples.
final class SampleBuilder {

    /// The lowest frequency that is kept, in Hz; lower ones would only move the loudspeaker, inaudibly.
    private static final double DEEPEST = 30;

    private static final double FADE_IN = 2;
    private static final double FADE_OUT = 12;

    private final double[] samples;

    private SampleBuilder(int length) {
        this.samples = new double[length];
    }

    /// A builder for a sound of that duration in ms, silent at first.
    static SampleBuilder of(double millis) {
        return new SampleBuilder(frames(millis));
    }

    /// The number of samples of that many ms.
    public static int frames(double millis) {
        return (int) Math.round(millis * PcmClip.RATE / 1000);
    }

    /// Adds a tone.
    ///
    /// @param start in ms
    /// @param timbre its partials
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

    /// Adds band-filtered noise.
    ///
    /// @param start in ms
    /// @param centreSlide the centre of the band
    /// @param sharpness of the band: 0.5 wide, 10 almost a tone
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

    /// Multiplies everything so far by a loudness that changes over time.
    ///
    /// @param loudness the factor at a time in ms after the beginning
    SampleBuilder swell(DoubleUnaryOperator loudness) {
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= loudness.applyAsDouble(i * 1000.0 / PcmClip.RATE);
        }
        return this;
    }

    /// Applies a low-pass filter with a cut-off frequency in Hz.
    SampleBuilder dampen(double highest) {
        double share = 1 - Math.exp(-2 * Math.PI * highest / PcmClip.RATE);
        double low = 0;
        for (int i = 0; i < samples.length; i++) {
            low += share * (samples[i] - low);
            samples[i] = low;
        }
        return this;
    }

    /// Adds an echo.
    ///
    /// @param delay in ms
    /// @param share the gain of the echo
    SampleBuilder echo(double delay, double share) {
        int frames = frames(delay);
        for (int i = frames; i < samples.length; i++) {
            samples[i] += share * samples[i - frames];
        }
        return this;
    }

    /// The finished samples: normalised, without inaudible frequencies, and 0 at both ends.
    ///
    /// @param peak the maximum, as a share of full scale
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

    /// A band-pass filter whose frequency may change from sample to sample: a state-variable filter with trapezoidal
    /// integrators and a gain of 1 at its centre.
    static final class BandPassFilter {

        private final double damping;
        private double first;
        private double second;

        /// @param sharpness 0.5 for a wide band, 10 for almost a tone
        BandPassFilter(double sharpness) {
            this.damping = 1 / sharpness;
        }

        /// Returns the filtered next sample.
        ///
        /// @param sample the sample
        /// @param centre the centre of the band, in Hz
        double pass(double sample, double centre) {
            double g = Math.tan(Math.PI * centre / PcmClip.RATE);
            double band = (first + g * (sample - second)) / (1 + g * (g + damping));
            double low = second + g * band;
            first = 2 * band - first;
            second = 2 * low - second;
            return damping * band;
        }
    }
}
