package millebornes.desktop.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import millebornes.desktop.sound.SoundPlan.ScheduledSound;
import org.junit.jupiter.api.Test;

class SoundMixerTest {

    private static final int MILLI = SampleBuilder.frames(1);
    private static final PcmClip LONG = steady(2000, 0.3f);

    private final SoundMixer mixer = new SoundMixer();

    SoundMixerTest() {
        mixer.gain(1);
    }

    @Test
    void aSoundIsHeardWhenItsTimeHasCome() {
        mixer.add(track(SoundPlan.StartMode.AT_ONCE, 100), _ -> steady(50, 0.3f));
        assertThat(loudest(99)).isZero();
        assertThat(loudest(60)).isGreaterThan(0.25);
        assertThat(loudest(50)).isZero();
        assertThat(mixer.isSilent()).isTrue();
    }

    @Test
    void manySoundsTogetherStayBelowFullScale() {
        for (int i = 0; i < 40; i++) {
            mixer.add(track(SoundPlan.StartMode.AT_ONCE, 0), _ -> LONG);
        }
        assertThat(loudest(100)).isBetween(0.9, 1.0);
    }

    @Test
    void hushedSoundsEndSoftlyAndThoseToComeAreForgotten() {
        mixer.add(track(SoundPlan.StartMode.AT_ONCE, 0, 500), _ -> LONG);
        float[] heard = fill(20);
        mixer.hush();
        float[] ending = fill(100);
        assertThat(Math.abs(ending[0] - heard[heard.length - 1])).isLessThan(0.001f);
        for (int i = 1; i < ending.length; i++) {
            assertThat(ending[i]).isLessThanOrEqualTo(ending[i - 1]);
        }
        assertThat(ending[ending.length - 1]).isZero();
        assertThat(mixer.isSilent()).isTrue();
        assertThat(loudest(1000)).isZero();
    }

    @Test
    void louderAndSofterIsGradual() {
        mixer.add(track(SoundPlan.StartMode.AT_ONCE, 0), _ -> LONG);
        fill(20);
        mixer.gain(0);
        float[] softer = fill(60);
        for (int i = 1; i < softer.length; i++) {
            assertThat(softer[i - 1] - softer[i]).isBetween(0f, 0.001f);
        }
        assertThat(softer[softer.length - 1]).isZero();
    }

    @Test
    void tracksInTurnComeOneAfterTheOtherAndNoneComesLate() {
        PcmClip tickClip = steady(5, 0.3f);
        for (int i = 0; i < 50; i++) {
            mixer.add(track(SoundPlan.StartMode.IN_TURN, 0), _ -> tickClip);
        }
        float[] heard = fill(4000);
        int ticks = 0;
        int last = Integer.MIN_VALUE;
        for (int i = 0; i < heard.length; i++) {
            if (heard[i] != 0 && i - last > 20 * MILLI) {
                assertThat(last == Integer.MIN_VALUE || i - last > 200 * MILLI).isTrue();
                ticks++;
            }
            last = heard[i] == 0 ? last : i;
        }
        assertThat(ticks).isBetween(5, 8);
        assertThat(mixer.isSilent()).isTrue();
    }

    private static SoundPlan track(SoundPlan.StartMode mannerMode, double... starts) {
        List<ScheduledSound> cues = Arrays.stream(starts)
                .mapToObj(start -> new ScheduledSound(SoundEffect.HORN, start, 0))
                .toList();
        return new SoundPlan(cues, mannerMode);
    }

    private static PcmClip steady(double millis, float value) {
        float[] values = new float[SampleBuilder.frames(millis)];
        Arrays.fill(values, value);
        return new PcmClip(values);
    }

    private float[] fill(int millis) {
        float[] heard = new float[SampleBuilder.frames(millis)];
        mixer.fill(heard);
        return heard;
    }

    private double loudest(int millis) {
        double loudest = 0;
        for (float sample : fill(millis)) {
            loudest = Math.max(loudest, Math.abs(sample));
        }
        return loudest;
    }
}
