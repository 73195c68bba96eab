package millebornes.desktop.sound;

/// The volume setting.
///
/// @param percent of full volume, from 0 to 100; kept while muted
/// @param mute whether sound is muted
public record VolumeSetting(int percent, Mute mute) {

    public static final int MOST = 100;

    /// The defaults.
    public static final VolumeSetting USUAL = new VolumeSetting(60, Mute.OFF);

    /// Whether sound is muted.
    public enum Mute {
        ON,
        OFF
    }

    public VolumeSetting {
        if (percent < 0 || percent > MOST) {
            throw new IllegalArgumentException("From 0 to 100 percent, not " + percent);
        }
    }

    /// True when there is no sound.
    public boolean isSilent() {
        return mute == Mute.ON || percent == 0;
    }

    /// This volume, muted or unmuted. If it is 0, unmuting sets the default volume.
    public VolumeSetting toggled() {
        if (!isSilent()) {
            return new VolumeSetting(percent, Mute.ON);
        }
        return new VolumeSetting(percent == 0 ? USUAL.percent : percent, Mute.OFF);
    }

    /// A setting with another volume, in percent; not muted.
    public VolumeSetting at(int other) {
        return new VolumeSetting(other, Mute.OFF);
    }

    /// The factor of all samples. Hearing is logarithmic, so half the volume is a quarter of the amplitude.
    public double gain() {
        double share = isSilent() ? 0 : percent / (double) MOST;
        return share * share;
    }
}
