package millebornes.desktop.sound;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// Adds up what is heard at the same time. Loudness changes and ends are gradual, so that nothing clicks; what would be
/// too loud is bent below full scale.
///
/// It belongs to one thread, and its clock is the samples that it has given.
final class SoundMixer {

    /// In how many samples silence becomes full volume, and in how many a sound that is hushed ends.
    private static final int GLIDE = SampleBuilder.frames(30);

    private static final int ENDING = SampleBuilder.frames(70);

    /// From the last sound to the next track where tracks are heard in turn, in samples.
    private static final int APART = SampleBuilder.frames(260);

    /// A track that would have to wait longer for its turn is not heard, in samples.
    private static final int LATE = SampleBuilder.frames(1600);

    private final List<Voice> voices = new ArrayList<>();
    private long now;
    private long latest = Long.MIN_VALUE / 2;
    private double wanted;
    private double gain;

    /// One sound on its way.
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

    /// Adds what is heard of a track.
    ///
    /// @param studio makes the samples of a cue
    public void add(SoundPlan plan, Function<ScheduledSound, PcmClip> studio) {
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

    /// Ends what is heard, softly, and forgets what was to come.
    public void hush() {
        voices.removeIf(voice -> voice.start > now);
        voices.forEach(voice -> voice.end = Math.min(voice.end, now + ENDING));
        latest = now;
    }

    /// Forgets everything.
    public void clear() {
        voices.clear();
        latest = now;
    }

    /// Changes how loud everything is, at once while nothing is heard.
    public void gain(double other) {
        wanted = other;
        gain = isSilent() ? other : gain;
    }

    /// True when nothing is heard, and nothing is to come.
    public boolean isSilent() {
        return voices.isEmpty();
    }

    /// The next samples, from −1 to 1; all of the array is written.
    public void fill(float[] samples) {
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
