package millebornes.desktop.sound;

/// The sounds of remedies, as in a garage.
final class RepairSounds {

    private RepairSounds() {}

    /// A starter that grinds twice, and the motor that catches.
    static SampleBuilder starter() {
        SampleBuilder builder = SampleBuilder.of(760);
        for (double start : new double[] {0, 150}) {
            builder.tone(start, new PitchSlide(210, 240), Timbre.MOTOR, Envelope.held(15, 70, 40), 0.5)
                    .noise(start, PitchSlide.still(1300), 2, Envelope.held(15, 70, 40), 0.5);
        }
        return builder.tone(310, new PitchSlide(58, 96), Timbre.MOTOR, Envelope.held(40, 180, 220), 1)
                .dampen(1600);
    }

    /// A motor that runs up and settles.
    static SampleBuilder rev() {
        return SampleBuilder.of(720)
                .tone(0, new PitchSlide(62, 148), Timbre.MOTOR, Envelope.held(40, 260, 60), 1)
                .tone(320, new PitchSlide(148, 84), Timbre.MOTOR, Envelope.held(40, 120, 220), 0.8)
                .noise(0, new PitchSlide(320, 620), 0.9, Envelope.held(80, 240, 300), 0.8)
                .dampen(1500);
    }

    /// Drops that follow one another, higher as the tank fills.
    static SampleBuilder gurgle() {
        SampleBuilder builder = SampleBuilder.of(820);
        for (int drop = 0; drop < 7; drop++) {
            double pitch = 260 + 42 * drop;
            builder.tone(drop * 95, new PitchSlide(pitch, pitch * 1.5), Timbre.FLUTE, Envelope.held(12, 40, 60), 0.7);
        }
        return builder.noise(0, new PitchSlide(600, 1100), 1.4, Envelope.held(80, 500, 200), 0.35)
                .dampen(2600);
    }

    /// Three strokes of a pump.
    static SampleBuilder pump() {
        SampleBuilder builder = SampleBuilder.of(780);
        for (int stroke = 0; stroke < 3; stroke++) {
            double start = stroke * 240;
            builder.noise(start, new PitchSlide(900, 2600 + 300 * stroke), 1.1, Envelope.held(60, 70, 50), 1)
                    .tone(start + 150, new PitchSlide(110, 90), Timbre.WOOD, Envelope.struck(70), 0.4);
        }
        return builder.dampen(5200);
    }

    /// A wrench that clicks, quicker and quicker.
    static SampleBuilder ratchet() {
        SampleBuilder builder = SampleBuilder.of(700);
        double start = 0;
        for (double pause : new double[] {110, 95, 80, 70, 60, 55, 50}) {
            builder.tone(start, PitchSlide.still(1850), Timbre.SHEET, Envelope.struck(40), 0.5)
                    .noise(start, PitchSlide.still(3200), 2.5, Envelope.struck(26), 1.2);
            start += pause;
        }
        return builder.tone(start, PitchSlide.still(920), Timbre.SHEET, Envelope.struck(150), 0.5)
                .dampen(6000);
    }

    /// Two rising notes: the right direction.
    static SampleBuilder turnRound() {
        return SampleBuilder.of(600)
                .tone(0, PitchSlide.still(NotePitch.A4), Timbre.REED, Envelope.held(14, 110, 120), 0.5)
                .tone(230, PitchSlide.still(NotePitch.D5), Timbre.REED, Envelope.held(14, 150, 190), 0.5)
                .dampen(1900);
    }
}
