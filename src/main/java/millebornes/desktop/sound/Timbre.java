package millebornes.desktop.sound;

import java.util.List;
import java.util.stream.IntStream;

/// Which partials a tone has.
record Timbre(List<Partial> partials) {

    /// Soft, nearly without partials.
    static final Timbre FLUTE = lasting(1, 0.12, 0.04);

    /// Many even partials that grow weaker, as of a reed.
    static final Timbre REED = lasting(0.8, 1, 0.85, 0.5, 0.42, 0.22, 0.14, 0.08);

    /// The same, rounder: a horn of brass.
    static final Timbre BRASS = lasting(1, 0.78, 0.52, 0.27, 0.14, 0.06);

    /// The square wave of a home computer: odd partials, up to a pleasant frequency.
    static final Timbre SQUARE = lasting(1, 0, 0.333, 0, 0.2, 0, 0.143, 0, 0.111, 0, 0.09);

    /// A bell of a table clock.
    static final Timbre BELL = new Timbre(List.of(
            new Partial(1, 1, 520),
            new Partial(2, 0.42, 340),
            new Partial(3.01, 0.22, 190),
            new Partial(4.17, 0.12, 110),
            new Partial(5.43, 0.06, 70)));

    /// A small hollow body of wood.
    static final Timbre WOOD =
            new Timbre(List.of(new Partial(1, 1, 48), new Partial(2.57, 0.45, 24), new Partial(4.9, 0.2, 10)));

    /// A rim of thin sheet.
    static final Timbre SHEET = new Timbre(List.of(
            new Partial(1, 0.7, 230),
            new Partial(1.51, 1, 180),
            new Partial(2.36, 0.8, 140),
            new Partial(3.19, 0.5, 90),
            new Partial(4.11, 0.35, 60)));

    /// Cylinders that never fire alike: half partials between the whole ones.
    static final Timbre MOTOR = new Timbre(List.of(
            Partial.lasting(0.5, 0.45),
            Partial.lasting(1, 0.8),
            Partial.lasting(1.5, 0.5),
            Partial.lasting(2, 1),
            Partial.lasting(2.5, 0.35),
            Partial.lasting(3, 0.6),
            Partial.lasting(4, 0.5),
            Partial.lasting(5, 0.25),
            Partial.lasting(6, 0.2),
            Partial.lasting(8, 0.1)));

    /// A partial of a tone.
    ///
    /// @param ratio of its frequency to the tone's
    /// @param loudness at the start
    /// @param life the time constant of its decay in ms; infinite if only the envelope ends it
    record Partial(double ratio, double loudness, double life) {

        static Partial lasting(double ratio, double loudness) {
            return new Partial(ratio, loudness, Double.POSITIVE_INFINITY);
        }

        double loudness(double millis) {
            return loudness * Math.exp(-millis / life);
        }
    }

    Timbre {
        partials = List.copyOf(partials);
    }

    /// Whole partials that last as long as the tone.
    private static Timbre lasting(double... loudnesses) {
        return new Timbre(IntStream.range(0, loudnesses.length)
                .mapToObj(i -> Partial.lasting(i + 1, loudnesses[i]))
                .toList());
    }
}
