package millebornes.desktop.sound;

/// Whether what happens is said aloud.
public enum SpeechSetting {
    OFF,
    ON;

    public boolean isOn() {
        return this == ON;
    }

    public SpeechSetting toggled() {
        return isOn() ? OFF : ON;
    }
}
