package millebornes.desktop.sound;

/// Sounds of good news: bells, horns and a fanfare.
final class GoodNewsSounds {

    private GoodNewsSounds() {}

    /// Three rising notes of small bells.
    static SampleBuilder chime() {
        return SampleBuilder.of(1100)
                .tone(0, PitchSlide.still(NotePitch.E5), Timbre.BELL, Envelope.struck(700), 0.7)
                .tone(95, PitchSlide.still(NotePitch.G5), Timbre.BELL, Envelope.struck(700), 0.7)
                .tone(190, PitchSlide.still(NotePitch.C6), Timbre.BELL, Envelope.struck(850), 0.8)
                .dampen(6000);
    }

    /// The chime of a clock at the half hour: high, low, high.
    static SampleBuilder halfway() {
        return SampleBuilder.of(1250)
                .tone(0, PitchSlide.still(NotePitch.E6), Timbre.BELL, Envelope.struck(600), 0.6)
                .tone(150, PitchSlide.still(NotePitch.C6), Timbre.BELL, Envelope.struck(600), 0.6)
                .tone(300, PitchSlide.still(NotePitch.E6), Timbre.BELL, Envelope.struck(900), 0.7)
                .tone(300, PitchSlide.still(NotePitch.G5), Timbre.BELL, Envelope.struck(900), 0.4)
                .dampen(6500);
    }

    /// A chord whose notes begin one after the other.
    static SampleBuilder safety() {
        return SampleBuilder.of(1350)
                .tone(0, PitchSlide.still(NotePitch.C5 / 2), Timbre.FLUTE, Envelope.held(60, 240, 800), 0.5)
                .tone(0, PitchSlide.still(NotePitch.C5), Timbre.BELL, Envelope.struck(1000), 0.7)
                .tone(110, PitchSlide.still(NotePitch.G5), Timbre.BELL, Envelope.struck(1000), 0.6)
                .tone(240, PitchSlide.still(NotePitch.E6), Timbre.BELL, Envelope.struck(1050), 0.5)
                .dampen(5500);
    }

    /// The four notes of a car's horn, followed by a short and a long fanfare chord.
    static SampleBuilder fanfare(CarHorn horn) {
        SampleBuilder builder = horn.call(SampleBuilder.of(2500), 1.6, 250);
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
