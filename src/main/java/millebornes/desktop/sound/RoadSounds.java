package millebornes.desktop.sound;

/// Sounds of the road: engines, tires and breakdowns.
final class RoadSounds {

    /// The duration of accelerating, and of braking, as a share of a drive.
    private static final double RAMP = 0.25;

    /// The pitch of a standing engine, in Hz.
    private static final double IDLE = 46;

    /// The pitch of an engine at full speed, in Hz.
    private static final double CRUISING = 78;

    private RoadSounds() {}

    /// The engine of a small car of the 1950s: it accelerates, runs evenly and stops. The duration is in ms.
    static SampleBuilder engine(double millis) {
        double ramp = millis * RAMP;
        double rest = millis - ramp;
        Envelope risingEnvelope = Envelope.held(60, ramp - 60, 60);
        Envelope purringEnvelope = Envelope.held(60, Math.max(1, rest - ramp - 60), 60);
        Envelope fallingEnvelope = Envelope.held(60, Math.max(1, ramp - 120), 60);
        return SampleBuilder.of(millis)
                .tone(0, new PitchSlide(IDLE, CRUISING), Timbre.MOTOR, risingEnvelope, 1)
                .tone(ramp, PitchSlide.still(CRUISING), Timbre.MOTOR, purringEnvelope, 0.8)
                .tone(rest, new PitchSlide(CRUISING, IDLE), Timbre.MOTOR, fallingEnvelope, 0.7)
                .noise(0, new PitchSlide(300, 420), 0.8, Envelope.held(millis / 3, millis / 3, millis / 3), 0.9)
                .dampen(900);
    }

    /// Squealing tires, and a car that comes to rest on its springs.
    static SampleBuilder brakes() {
        Envelope squealEnvelope = Envelope.held(50, 260, 160);
        return SampleBuilder.of(640)
                .tone(0, new PitchSlide(1120, 820), Timbre.FLUTE, squealEnvelope, 0.30)
                .tone(0, new PitchSlide(1146, 832), Timbre.FLUTE, squealEnvelope, 0.24)
                .noise(0, new PitchSlide(1250, 880), 6, squealEnvelope, 1.6)
                .tone(430, new PitchSlide(96, 62), Timbre.FLUTE, Envelope.struck(200), 0.7)
                .dampen(2600);
    }

    /// Air that escapes from a tire, and the rim that hits the road.
    static SampleBuilder hiss() {
        return SampleBuilder.of(900)
                .noise(0, new PitchSlide(5200, 1900), 0.9, new Envelope(18, 120, 760, 1.7), 1)
                .swell(millis -> 1 - 0.45 * millis / 900 * (1 + Math.sin(2 * Math.PI * 17 * millis / 1000)) / 2)
                .tone(560, new PitchSlide(120, 84), Timbre.WOOD, Envelope.struck(120), 0.5)
                .tone(720, new PitchSlide(104, 76), Timbre.WOOD, Envelope.struck(120), 0.35)
                .dampen(6500);
    }

    /// A bump, a rattle of sheet metal, and a hubcap that rolls out.
    static SampleBuilder crash() {
        return SampleBuilder.of(1080)
                .tone(0, new PitchSlide(120, 52), Timbre.FLUTE, Envelope.struck(260), 1.5)
                .noise(0, new PitchSlide(1400, 360), 0.7, Envelope.struck(300), 2.2)
                .tone(8, PitchSlide.still(410), Timbre.SHEET, Envelope.struck(420), 0.30)
                .tone(330, PitchSlide.still(1180), Timbre.SHEET, Envelope.struck(200), 0.16)
                .tone(520, PitchSlide.still(1220), Timbre.SHEET, Envelope.struck(170), 0.12)
                .tone(660, PitchSlide.still(1250), Timbre.SHEET, Envelope.struck(150), 0.10)
                .tone(760, PitchSlide.still(1270), Timbre.SHEET, Envelope.struck(140), 0.07)
                .tone(830, PitchSlide.still(1285), Timbre.SHEET, Envelope.struck(130), 0.05)
                .dampen(5200);
    }

    /// An engine that misfires more and more, and stops.
    static SampleBuilder sputter() {
        SampleBuilder builder = SampleBuilder.of(1020);
        double[] firings = {0, 95, 185, 320, 400, 590, 760};
        for (int firing = 0; firing < firings.length; firing++) {
            double weaker = 1 - firing * 0.1;
            builder.tone(
                            firings[firing],
                            new PitchSlide(128 - 6 * firing, 84),
                            Timbre.MOTOR,
                            Envelope.struck(110),
                            weaker)
                    .noise(firings[firing], new PitchSlide(520, 240), 1.2, Envelope.struck(90), 1.6 * weaker);
        }
        return builder.tone(790, new PitchSlide(92, 40), Timbre.MOTOR, Envelope.held(30, 20, 170), 0.5)
                .dampen(1400);
    }

    /// Two falling notes: the wrong direction.
    static SampleBuilder turnBack() {
        Envelope noteEnvelope = Envelope.held(14, 110, 140);
        return SampleBuilder.of(640)
                .tone(0, PitchSlide.still(NotePitch.D5), Timbre.REED, noteEnvelope, 0.5)
                .tone(250, PitchSlide.still(NotePitch.A4), Timbre.REED, Envelope.held(14, 150, 210), 0.5)
                .dampen(1800);
    }
}
