package millebornes.desktop.sound;

import java.util.List;
import java.util.stream.IntStream;

/// The timbre of a tone, given by its partials.
record Timbre(List<Partial> partials) {

    /// A soft timbre, nearly without overtones.
    static final Timbre FLUTE = lasting(1, 0.12, 0.04);

    /// The timbre of a reed: many partials, weaker the higher they are.
    static final Timbre REED = lasting(0.8, 1, 0.85, 0.5, 0.42, 0.22, 0.14, 0.08);

    /// The timbre of a brass horn: like [#REED], but rounder.
    static final Timbre BRASS = lasting(1, 0.78, 0.52, 0.27, 0.14, 0.06);

    /// The timbre of a home computer's square wave: odd partials, up to a pleasant frequency.
    static final Timbre SQUARE = lasting(1, 0, 0.333, 0, 0.2, 0, 0.143, 0, 0.111, 0, 0.09);

    /// The timbre of the bell of a table clock.
    static final Timbre BELL = new Timbre(List.of(
            new Partial(1, 1, 520),
            new Partial(2, 0.42, 340),
            new Partial(3.01, 0.22, 190),
            new Partial(4.17, 0.12, 110),
            new Partial(5.43, 0.06, 70)));

    /// The timbre of a small hollow body of wood.
    static final Timbre WOOD =
            new Timbre(List.of(new Partial(1, 1, 48), new Partial(2.57, 0.45, 24), new Partial(4.9, 0.2, 10)));

    /// The timbre of the rim of a thin metal sheet.
    static final Timbre SHEET = new Timbre(List.of(
            new Partial(1, 0.7, 230),
            new Partial(1.51, 1, 180),
            new Partial(2.36, 0.8, 140),
            new Partial(3.19, 0.5, 90),
            new Partial(4.11, 0.35, 60)));

    /// The timbre of an engine whose cylinders fire unevenly: partials at multiples of half the frequency.
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
    /// @param ratio the ratio of its frequency to that of the tone
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

    /// A timbre of harmonic partials, from the fundamental up, that last as long as the tone.
    private static Timbre lasting(double... loudnesses) {
        return new Timbre(IntStream.range(0, loudnesses.length)
                .mapToObj(i -> Partial.lasting(i + 1, loudnesses[i]))
                .toList());
    }
}
