package millebornes.desktop.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.desktop.sound.SampleBuilder.BandPassFilter;
import millebornes.desktop.sound.SoundPlan.ScheduledSound;
import millebornes.engine.table.Livery;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The samples of every effect.
class EffectSynthesizerTest {

    private static final double USUAL_DRIVE = 900;
    private static final Map<Made, PcmClip> RECORDED =
            made().collect(Collectors.toMap(made -> made, EffectSynthesizerTest::record));

    /// An effect, and the car whose horn is heard in it.
    record Made(SoundEffect effect, Livery livery) {

        @Override
        public String toString() {
            return effect + (effect.isOfCar() ? " " + livery : "");
        }
    }

    /// Every sound: the effects, those of cars once for each car.
    static Stream<Made> made() {
        return Arrays.stream(SoundEffect.values())
                .flatMap(effect -> Arrays.stream(Livery.values())
                        .limit(effect.isOfCar() ? Livery.values().length : 1)
                        .map(livery -> new Made(effect, livery)));
    }

    static PcmClip record(Made made) {
        return EffectSynthesizer.record(made.effect(), USUAL_DRIVE, made.livery());
    }

    private static final double SHORTEST = 150;
    private static final double LONGEST = 2600;

    /// The loudest of all is well below full scale, so that a few can be heard together.
    private static final double LOUDEST = 0.4;

    /// A tenth of a second that is softer than this is silence, as a share of full scale.
    private static final double SILENCE = 0.01;

    /// How far two neighboring samples may lie apart at the ends; more would click.
    private static final double CLICK = 0.004;

    @ParameterizedTest
    @MethodSource("made")
    void everySoundBeginsAndEndsAtRest(Made made) {
        PcmClip clip = recorded(made);
        int last = clip.length() - 1;
        assertThat(clip.at(0)).isZero();
        assertThat(clip.at(last)).isZero();
        for (int i = 0; i < 8; i++) {
            assertThat(Math.abs(clip.at(i + 1) - clip.at(i))).isLessThan((float) CLICK);
            assertThat(Math.abs(clip.at(last - i) - clip.at(last - i - 1))).isLessThan((float) CLICK);
        }
    }

    @ParameterizedTest
    @MethodSource("made")
    void everySoundIsHeardAndNoneIsTooLoudOrTooLong(Made made) {
        PcmClip clip = recorded(made);
        assertThat(millis(clip)).isBetween(SHORTEST, LONGEST);
        assertThat(peak(clip)).isCloseTo(made.effect().peak(), within(1e-6)).isLessThan(LOUDEST);
        assertThat(loudestTenth(clip)).isGreaterThan(SILENCE);
    }

    /// No direct current: it would be heard as a click whenever a sound is cut off.
    @ParameterizedTest
    @MethodSource("made")
    void everySoundSwingsRoundTheMiddle(Made made) {
        PcmClip clip = recorded(made);
        double mean = IntStream.range(0, clip.length())
                .mapToDouble(clip::at)
                .average()
                .orElseThrow();
        assertThat(Math.abs(mean)).isLessThan(made.effect().peak() / 100);
    }

    @ParameterizedTest
    @MethodSource("made")
    void theSameSoundIsAlwaysTheSame(Made made) {
        assertThat(values(record(made))).isEqualTo(values(recorded(made)));
    }

    /// What the ear tells them apart by: how much there is low, in the middle and high, and when.
    @Test
    void noTwoSoundsAreAlike() {
        List<Made> all = made().toList();
        List<double[]> prints = all.stream().map(made -> print(recorded(made))).toList();
        for (int one = 0; one < all.size(); one++) {
            for (int other = one + 1; other < all.size(); other++) {
                assertThat(distance(prints.get(one), prints.get(other)))
                        .as("%s and %s", all.get(one), all.get(other))
                        .isGreaterThan(0.25);
            }
        }
    }

    /// The horn of a turn is heard after every move: it is short, and softer than what happens on the road.
    @ParameterizedTest
    @EnumSource
    void theHornOfATurnIsShortAndSoft(Livery livery) {
        PcmClip clip = recorded(new Made(SoundEffect.TURN, livery));
        assertThat(millis(clip)).isLessThanOrEqualTo(650);
        assertThat(peak(clip)).isLessThan(peak(recorded(new Made(SoundEffect.ENGINE, Livery.A))) / 2);
        assertThat(CarHorn.of(livery).notes()).hasSize(4);
    }

    @ParameterizedTest
    @ValueSource(doubles = {400, 600, 1300, 2100, 3500})
    void anEngineRunsAsLongAsTheCarDrives(double millis) {
        PcmClip clip = EffectSynthesizer.record(SoundEffect.ENGINE, millis, Livery.A);
        assertThat(millis(clip)).isCloseTo(millis, within(1.0));
        assertThat(loudestTenth(clip)).isGreaterThan(SILENCE);
    }

    @Test
    void drivesOfAboutTheSameLengthShareTheirSamples() {
        EffectSynthesizer synthesizer = new EffectSynthesizer();
        assertThat(synthesizer.samples(engine(880))).isSameAs(synthesizer.samples(engine(910)));
        assertThat(synthesizer.samples(engine(1400)).length())
                .isGreaterThan(synthesizer.samples(engine(910)).length());
    }

    @Test
    void whatIsPreparedIsNotMadeAgain() {
        EffectSynthesizer synthesizer = new EffectSynthesizer();
        synthesizer.prepare();
        ScheduledSound hornSound = new ScheduledSound(SoundEffect.HORN, 0, 0);
        assertThat(synthesizer.samples(hornSound)).isSameAs(synthesizer.samples(hornSound));
        assertThat(values(synthesizer.samples(hornSound)))
                .isEqualTo(values(recorded(new Made(SoundEffect.HORN, Livery.A))));
    }

    @Test
    void everyCarHasItsOwnHorn() {
        EffectSynthesizer synthesizer = new EffectSynthesizer();
        for (Livery livery : Livery.values()) {
            ScheduledSound turnSound = new ScheduledSound(SoundEffect.TURN, livery, 0, 0);
            assertThat(values(synthesizer.samples(turnSound)))
                    .isEqualTo(values(recorded(new Made(SoundEffect.TURN, livery))));
        }
    }

    private static ScheduledSound engine(double millis) {
        return new ScheduledSound(SoundEffect.ENGINE, 0, millis);
    }

    private static PcmClip recorded(Made made) {
        return Objects.requireNonNull(RECORDED.get(made));
    }

    static float[] values(PcmClip clip) {
        float[] values = new float[clip.length()];
        IntStream.range(0, values.length).forEach(i -> values[i] = clip.at(i));
        return values;
    }

    static double millis(PcmClip clip) {
        return clip.length() * 1000.0 / PcmClip.RATE;
    }

    static double peak(PcmClip clip) {
        return IntStream.range(0, clip.length())
                .mapToDouble(i -> Math.abs(clip.at(i)))
                .max()
                .orElse(0);
    }

    private static double loudestTenth(PcmClip clip) {
        int tenth = SampleBuilder.frames(100);
        return IntStream.range(0, clip.length() / tenth + 1)
                .mapToDouble(part -> loudness(clip, part * tenth, tenth))
                .max()
                .orElse(0);
    }

    private static double loudness(PcmClip clip, int from, int length) {
        double sum = 0;
        for (int i = from; i < Math.min(clip.length(), from + length); i++) {
            sum += clip.at(i) * clip.at(i);
        }
        return Math.sqrt(sum / length);
    }

    /// The energy in six windows of frequencies in each of six spans of 200 ms, as shares of the whole.
    private static double[] print(PcmClip clip) {
        double[] centres = {90, 240, 520, 1100, 2400, 5200};
        int spans = 6;
        int span = SampleBuilder.frames(200);
        double[] print = new double[centres.length * spans];
        for (int window = 0; window < centres.length; window++) {
            BandPassFilter filter = new BandPassFilter(1.4);
            for (int i = 0; i < Math.min(clip.length(), spans * span); i++) {
                double value = filter.pass(clip.at(i), centres[window]);
                print[window * spans + i / span] += value * value;
            }
        }
        double whole = Arrays.stream(print).sum();
        return Arrays.stream(print).map(value -> value / whole).toArray();
    }

    /// From 0, alike, to 2, nothing in common.
    private static double distance(double[] one, double[] other) {
        return IntStream.range(0, one.length)
                .mapToDouble(i -> Math.abs(one[i] - other[i]))
                .sum();
    }
}
