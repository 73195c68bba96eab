package millebornes.desktop.sound;

/// The sounds of things on the table: cards, tokens and the curtain.
final class PieceSounds {

    private PieceSounds() {}

    /// Paper that slides over paper.
    static SampleBuilder card() {
        return SampleBuilder.of(190)
                .noise(0, new PitchSlide(1700, 3900), 0.8, new Envelope(55, 0, 130, 1.8), 1)
                .noise(128, PitchSlide.still(2600), 1.2, Envelope.struck(40), 0.5)
                .dampen(5000);
    }

    /// A token of wood that touches the board, and once more after its bounce.
    static SampleBuilder token() {
        return SampleBuilder.of(280)
                .tone(0, new PitchSlide(470, 430), Timbre.WOOD, Envelope.struck(160), 1)
                .noise(0, PitchSlide.still(2100), 1, Envelope.struck(16), 0.5)
                .tone(105, new PitchSlide(500, 470), Timbre.WOOD, Envelope.struck(130), 0.32)
                .dampen(4200);
    }

    /// Two halves of a pile that run into one another, and are knocked even.
    static SampleBuilder shuffle() {
        SampleBuilder builder = SampleBuilder.of(1150);
        double at = 0;
        for (int card = 0; card < 30; card++) {
            double late = card / 29.0;
            builder.noise(
                    at, new PitchSlide(2400 + 900 * late, 1700), 1.1, new Envelope(3, 2, 26, 2), 0.5 + 0.5 * late);
            at += 34 - 14 * late;
        }
        return builder.tone(900, new PitchSlide(210, 170), Timbre.WOOD, Envelope.struck(120), 0.45)
                .tone(1010, new PitchSlide(220, 180), Timbre.WOOD, Envelope.struck(120), 0.35)
                .dampen(4500);
    }

    /// Cloth that falls, and its rod touching the floor.
    static SampleBuilder curtain() {
        return SampleBuilder.of(620)
                .noise(0, new PitchSlide(420, 1500), 0.7, new Envelope(180, 40, 240, 1.5), 1)
                .tone(400, new PitchSlide(112, 74), Timbre.FLUTE, Envelope.struck(190), 0.35)
                .dampen(2400);
    }
}
