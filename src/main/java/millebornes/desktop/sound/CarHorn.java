package millebornes.desktop.sound;

import java.util.List;
import millebornes.engine.table.Livery;

/// The horn of a car: four notes by which the car is recognised without looking.
///
/// @param notes their pitches in Hz
/// @param steps the beginning of each note, in multiples of [#STEP]
/// @param timbre its partials
record CarHorn(List<Double> notes, List<Double> steps, Timbre timbre) {

    /// The unit of time in a call, in ms.
    private static final double STEP = 105;

    private static final List<Double> QUICK = List.of(0.0, 0.75, 1.5, 2.25);
    private static final List<Double> PAIRS = List.of(0.0, 0.75, 2.0, 2.75);
    private static final List<Double> LONG_LAST = List.of(0.0, 0.75, 1.5, 2.75);
    private static final List<Double> LONG_FIRST = List.of(0.0, 1.75, 2.5, 3.25);

    /// The horn of a car. Melody, rhythm and timbre differ.
    static CarHorn of(Livery livery) {
        return switch (livery) {
            case A ->
                new CarHorn(List.of(NotePitch.G4, NotePitch.E5, NotePitch.C5, NotePitch.G5), LONG_LAST, Timbre.REED);
            case B -> new CarHorn(List.of(NotePitch.C6, NotePitch.E6, NotePitch.C6, NotePitch.E6), QUICK, Timbre.BRASS);
            case C -> new CarHorn(List.of(NotePitch.C5, NotePitch.C5, NotePitch.G4, NotePitch.G4), PAIRS, Timbre.REED);
            case D ->
                new CarHorn(List.of(NotePitch.G4, NotePitch.E4, NotePitch.G4, NotePitch.C4), LONG_FIRST, Timbre.BRASS);
            case E -> new CarHorn(List.of(NotePitch.E5, NotePitch.A4, NotePitch.E5, NotePitch.A4), PAIRS, Timbre.FLUTE);
            case F ->
                new CarHorn(List.of(NotePitch.C5, NotePitch.E5, NotePitch.G5, NotePitch.C6), LONG_FIRST, Timbre.FLUTE);
        };
    }

    /// The sound of the beginning of the car's turn: the four notes, short and soft.
    SampleBuilder turn() {
        return call(SampleBuilder.of(600), 1, 90).dampen(2200);
    }

    /// The sound of the car's coup-fourré: the four notes, the last one held, with a third below.
    SampleBuilder coupFourre() {
        SampleBuilder builder = call(SampleBuilder.of(1100), 1.15, 420);
        return call(builder, 1.15, 420, 0.8, 0.6).dampen(2800).echo(41, 0.16);
    }

    /// Adds the four notes, as the beginning of the fanfare.
    ///
    /// @param pace the factor by which the notes are slower than at a turn
    /// @param last the duration of the last note, in ms
    SampleBuilder call(SampleBuilder builder, double pace, double last) {
        return call(builder, pace, last, 1, 0.9);
    }

    private SampleBuilder call(SampleBuilder builder, double pace, double last, double interval, double loudness) {
        for (int note = 0; note < notes.size(); note++) {
            double pitch = notes.get(note) * interval;
            double hold = note == notes.size() - 1 ? last : 40 * pace;
            builder.tone(
                    steps.get(note) * STEP * pace,
                    new PitchSlide(pitch * 0.988, pitch),
                    timbre,
                    Envelope.held(14, hold, 70),
                    loudness);
        }
        return builder;
    }
}
