package millebornes.desktop.sound;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import millebornes.desktop.sound.SoundPlan.ScheduledSound;

/// Mixes simultaneous sounds. Changes of volume are gradual, so that nothing clicks; peaks are compressed below full
/// scale.
///
/// Confined to one thread; its clock is the number of samples that it has produced.
final class SoundMixer {

    /// The duration, in samples, of a change of volume from silence to full, and of the fade-out of a stopped sound.
    private static final int GLIDE = SampleBuilder.frames(30);

    private static final int ENDING = SampleBuilder.frames(70);

    /// The pause between two tracks that are played one after the other, in samples.
    private static final int APART = SampleBuilder.frames(260);

    /// The longest time that a track waits for the one before, in samples; a later one is dropped.
    private static final int LATE = SampleBuilder.frames(1600);

    private final List<Voice> voices = new ArrayList<>();
    private long now;
    private long latest = Long.MIN_VALUE / 2;
    private double wanted;
    private double gain;

    /// A sound that is being played, with the position in its samples.
    private static final class Voice {

        private final PcmClip clip;
        private final long start;
        private long end = Long.MAX_VALUE;

        Voice(PcmClip clip, long start) {
            this.clip = clip;
            this.start = start;
        }

        double at(long frame) {
            if (frame < start || isOver(frame)) {
                return 0;
            }
            return clip.at((int) (frame - start)) * Math.min(1, (end - frame) / (double) ENDING);
        }

        boolean isOver(long frame) {
            return frame >= Math.min(end, start + clip.length());
        }
    }

    /// Adds the sounds of a plan.
    ///
    /// @param studio computes the samples of a sound
    void add(SoundPlan plan, Function<ScheduledSound, PcmClip> studio) {
        long from = now;
        if (plan.startMode() == SoundPlan.StartMode.IN_TURN) {
            from = Math.max(now, latest + APART);
            if (from - now > LATE) {
                return;
            }
        }
        for (ScheduledSound sound : plan.cues()) {
            long start = from + SampleBuilder.frames(sound.start());
            voices.add(new Voice(studio.apply(sound), start));
            latest = Math.max(latest, start);
        }
    }

    /// Fades out all sounds, and drops those to come.
    void hush() {
        voices.removeIf(voice -> voice.start > now);
        voices.forEach(voice -> voice.end = Math.min(voice.end, now + ENDING));
        latest = now;
    }

    /// Drops all sounds at once, without fading.
    void clear() {
        voices.clear();
        latest = now;
    }

    /// Sets the factor of all samples; gradually, unless nothing is playing.
    void gain(double other) {
        wanted = other;
        gain = isSilent() ? other : gain;
    }

    /// True when no sound is playing or pending.
    boolean isSilent() {
        return voices.isEmpty();
    }

    /// Writes the next samples, from −1 to 1, into the whole array.
    void fill(float[] samples) {
        for (int i = 0; i < samples.length; i++) {
            double sum = 0;
            for (Voice voice : voices) {
                sum += voice.at(now);
            }
            gain += Math.clamp(wanted - gain, -1.0 / GLIDE, 1.0 / GLIDE);
            samples[i] = (float) Math.tanh(sum * gain);
            now++;
        }
        voices.removeIf(voice -> voice.isOver(now));
    }
}
