package millebornes.desktop.sound;

/// The frequencies, in Hz, of the notes to which all sounds are tuned.
final class NotePitch {

    static final double C4 = 261.63;
    static final double E4 = 329.63;
    static final double G4 = 392.00;
    static final double A4 = 440.00;
    static final double C5 = 523.25;
    static final double D5 = 587.33;
    static final double E5 = 659.26;
    static final double G5 = 783.99;
    static final double C6 = 1046.50;
    static final double E6 = 1318.51;

    private NotePitch() {}
}
