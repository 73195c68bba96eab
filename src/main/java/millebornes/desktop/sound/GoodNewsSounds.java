package millebornes.desktop.sound;

/// Sounds of good news: bells, horns and a fanfare.
final class GoodNewsSounds {

    private GoodNewsSounds() {}

    /// Three small bells, upwards.
    static SampleBuilder chime() {
        return SampleBuilder.of(1100)
                .tone(0, PitchSlide.still(NotePitch.E5), Timbre.BELL, Envelope.struck(700), 0.7)
                .tone(95, PitchSlide.still(NotePitch.G5), Timbre.BELL, Envelope.struck(700), 0.7)
                .tone(190, PitchSlide.still(NotePitch.C6), Timbre.BELL, Envelope.struck(850), 0.8)
                .dampen(6000);
    }

    /// A clock that strikes half: high, low, high.
    static SampleBuilder halfway() {
        return SampleBuilder.of(1250)
                .tone(0, PitchSlide.still(NotePitch.E6), Timbre.BELL, Envelope.struck(600), 0.6)
                .tone(150, PitchSlide.still(NotePitch.C6), Timbre.BELL, Envelope.struck(600), 0.6)
                .tone(300, PitchSlide.still(NotePitch.E6), Timbre.BELL, Envelope.struck(900), 0.7)
                .tone(300, PitchSlide.still(NotePitch.G5), Timbre.BELL, Envelope.struck(900), 0.4)
                .dampen(6500);
    }

    /// A chord that opens.
    static SampleBuilder safety() {
        return SampleBuilder.of(1350)
                .tone(0, PitchSlide.still(NotePitch.C5 / 2), Timbre.FLUTE, Envelope.held(60, 240, 800), 0.5)
                .tone(0, PitchSlide.still(NotePitch.C5), Timbre.BELL, Envelope.struck(1000), 0.7)
                .tone(110, PitchSlide.still(NotePitch.G5), Timbre.BELL, Envelope.struck(1000), 0.6)
                .tone(240, PitchSlide.still(NotePitch.E6), Timbre.BELL, Envelope.struck(1050), 0.5)
                .dampen(5500);
    }

    /// Two toots of a horn with a rubber bulb: tut, tuut!
    static SampleBuilder horn() {
        SampleBuilder builder = SampleBuilder.of(860);
        toot(builder, 0, 70);
        toot(builder, 210, 360);
        return builder.dampen(2600).echo(41, 0.16);
    }

    private static void toot(SampleBuilder builder, double start, double hold) {
        Envelope breathEnvelope = Envelope.held(22, hold, 110);
        builder.tone(start, new PitchSlide(NotePitch.G4 * 0.985, NotePitch.G4), Timbre.REED, breathEnvelope, 0.5)
                .tone(start, new PitchSlide(NotePitch.B4 * 0.985, NotePitch.B4), Timbre.REED, breathEnvelope, 0.42)
                .noise(start, PitchSlide.still(900), 2, breathEnvelope, 0.10);
    }

    /// Ta-ta-ta-taa, ta-taaa!
    static SampleBuilder fanfare() {
        SampleBuilder builder = SampleBuilder.of(2500);
        brass(builder, 0, 90, NotePitch.G4, NotePitch.B4 / 2);
        brass(builder, 170, 90, NotePitch.C5, NotePitch.E5 / 2);
        brass(builder, 340, 90, NotePitch.E5, NotePitch.C5);
        brass(builder, 510, 250, NotePitch.G5, NotePitch.E5);
        brass(builder, 850, 90, NotePitch.E5, NotePitch.C5);
        brass(builder, 1020, 640, NotePitch.G5, NotePitch.E5);
        brass(builder, 1020, 640, NotePitch.C5, NotePitch.C5 / 2);
        return builder.tone(1020, PitchSlide.still(NotePitch.C6), Timbre.BELL, Envelope.struck(1300), 0.35)
                .dampen(3400)
                .echo(67, 0.20);
    }

    private static void brass(SampleBuilder builder, double start, double hold, double upper, double lower) {
        Envelope breathEnvelope = Envelope.held(28, hold, 90 + hold / 2);
        builder.tone(start, new PitchSlide(upper * 0.992, upper), Timbre.BRASS, breathEnvelope, 0.5)
                .tone(start, new PitchSlide(lower * 0.992, lower), Timbre.BRASS, breathEnvelope, 0.36);
    }
}
