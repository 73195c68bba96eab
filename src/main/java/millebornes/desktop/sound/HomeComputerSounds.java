package millebornes.desktop.sound;

/// Sounds of a home computer of the 1980s: square waves, one voice.
final class HomeComputerSounds {

    /// The time from one note of a run to the next, in ms.
    private static final double STEP = 75;

    private HomeComputerSounds() {}

    /// One short note.
    static SampleBuilder blip() {
        return note(SampleBuilder.of(160), 0, NotePitch.E6, 60);
    }

    /// Two rising notes.
    static SampleBuilder beep() {
        SampleBuilder builder = SampleBuilder.of(230);
        note(builder, 0, NotePitch.G5, 40);
        return note(builder, STEP, NotePitch.C6, 60);
    }

    /// One low, falling note.
    static SampleBuilder buzz() {
        return SampleBuilder.of(380)
                .tone(0, new PitchSlide(98, 82), Timbre.SQUARE, Envelope.held(4, 260, 60), 1)
                .dampen(2400);
    }

    /// An alarm: high, low, high, low.
    static SampleBuilder alarm() {
        SampleBuilder builder = SampleBuilder.of(720);
        for (int times = 0; times < 2; times++) {
            note(builder, times * 320, NotePitch.D5, 130);
            note(builder, times * 320 + 160, NotePitch.A4 / 2, 130);
        }
        return builder;
    }

    /// The sound of a three-note chord as home computers of the 1980s played it: its notes one after the other, twice.
    static SampleBuilder arpeggio() {
        SampleBuilder builder = SampleBuilder.of(900);
        double[] chord = {
            NotePitch.C4,
            NotePitch.E4,
            NotePitch.G4,
            NotePitch.C5,
            NotePitch.E5,
            NotePitch.G5,
            NotePitch.C6,
            NotePitch.G5
        };
        for (int at = 0; at < chord.length; at++) {
            note(builder, at * STEP, chord[at], 60);
        }
        return note(builder, chord.length * STEP, NotePitch.C6, 180);
    }

    /// The clicks of a motor, faster and faster.
    static SampleBuilder putter() {
        SampleBuilder builder = SampleBuilder.of(640);
        double at = 0;
        for (double gap = 62; at < 540; gap *= 0.94) {
            builder.tone(at, new PitchSlide(150, 110), Timbre.SQUARE, Envelope.held(2, 10, 14), 1);
            at += gap;
        }
        return builder.dampen(1500);
    }

    /// A few bars of music for the arrival by the sea.
    static SampleBuilder tune() {
        SampleBuilder builder = SampleBuilder.of(2100);
        double[] notes = {NotePitch.C5, NotePitch.C5, NotePitch.E5, NotePitch.G5, NotePitch.E5, NotePitch.G5};
        double[] starts = {0, 150, 300, 450, 750, 900};
        for (int at = 0; at < notes.length; at++) {
            note(builder, starts[at], notes[at], 120);
        }
        note(builder, 1080, NotePitch.C6, 640);
        return builder.tone(1080, PitchSlide.still(NotePitch.C4), Timbre.SQUARE, Envelope.held(3, 640, 120), 0.4);
    }

    private static SampleBuilder note(SampleBuilder builder, double start, double pitch, double hold) {
        return builder.tone(start, PitchSlide.still(pitch), Timbre.SQUARE, Envelope.held(3, hold, 25), 0.6)
                .dampen(9000);
    }
}
