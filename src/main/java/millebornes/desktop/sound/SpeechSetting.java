package millebornes.desktop.sound;

/// Whether events are spoken.
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
