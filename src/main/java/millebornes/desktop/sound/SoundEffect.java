package millebornes.desktop.sound;

/// A sound of the table or of the retro screen; each constant says when it is heard. Each has a visual equivalent for
/// players who do not hear it, see docs/sound.md.
public enum SoundEffect {
    /// A car drives.
    ENGINE(0.26),
    /// A red light or a speed limit: tires on the road.
    BRAKES(0.17),
    /// A flat tire.
    HISS(0.16),
    /// An accident, more of a hubcap than of a wreck.
    CRASH(0.34),
    /// Out of gas.
    SPUTTER(0.28),
    /// The wrong way: two falling notes.
    TURN_BACK(0.20),
    /// A car's turn begins: the notes of its horn, softly.
    TURN(0.12, true),
    /// A coup-fourré: the horn of the car.
    HORN(0.30, true),
    /// A remedy takes an attack away.
    CHIME(0.22),
    /// The green light: the motor starts.
    STARTER(0.22),
    /// The end of a limit: the motor may run again.
    REV(0.20),
    /// Gasoline is poured in.
    GURGLE(0.20),
    /// A wheel is pumped up.
    PUMP(0.18),
    /// A wrench repairs.
    RATCHET(0.18),
    /// The right way again: two rising notes.
    TURN_ROUND(0.20),
    /// A car passes 500 km.
    HALFWAY(0.24),
    /// A safety is played.
    SAFETY(0.24),
    /// A card flies.
    CARD(0.11),
    /// A token touches the board.
    TOKEN(0.20),
    /// The discards become the draw pile.
    SHUFFLE(0.14),
    /// A car arrives: a fanfare that begins with the notes of its horn.
    FANFARE(0.38, true),
    /// The curtain falls between two players.
    CURTAIN(0.17),
    /// On the retro screen, the cursor moves.
    BLIP(0.08),
    /// On the retro screen, something is chosen.
    BEEP(0.10),
    /// On the retro screen, something cannot be done.
    BUZZ(0.12),
    /// On the retro screen, the machine attacks.
    ALARM(0.13),
    /// On the retro screen, a safety is played, or a coup-fourré.
    ARPEGGIO(0.13),
    /// On the retro screen, a car drives.
    PUTTER(0.12),
    /// On the retro screen, a car arrives.
    TUNE(0.14);

    private final double peak;
    private final boolean ofCar;

    SoundEffect(double peak) {
        this(peak, false);
    }

    SoundEffect(double peak, boolean ofCar) {
        this.peak = peak;
        this.ofCar = ofCar;
    }

    /// Whether this effect sounds different for every car, see [CarHorn].
    boolean isOfCar() {
        return ofCar;
    }

    /// The peak of its samples, as a share of full scale.
    double peak() {
        return peak;
    }
}
