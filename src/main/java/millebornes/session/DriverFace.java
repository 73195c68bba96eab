package millebornes.session;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import millebornes.bot.BotCharacter;

/// The face of a car's driver: one of six people to choose from, or the character of a computer player.
public enum DriverFace {
    /// no face
    NOBODY,
    GIRL,
    BOY,
    MOTHER,
    FRIEND,
    GRANDFATHER,
    STRAW_HAT,
    CALM,
    BOLD,
    CAUTIOUS,
    CHEEKY;

    /// The faces that a person chooses from, the youngest first.
    public static List<DriverFace> ofPeople() {
        return List.of(GIRL, BOY, MOTHER, FRIEND, GRANDFATHER, STRAW_HAT);
    }

    /// Whether this is one of the faces that a person chooses from.
    public boolean isOfPerson() {
        return ofPeople().contains(this);
    }

    /// The default face of the person at a seat: six neighbouring seats have six faces.
    ///
    /// @param seat the seat, from 0
    public static DriverFace usual(int seat) {
        return ofPeople().get(seat % ofPeople().size());
    }

    /// The face of a computer player's character; [#NOBODY] for none.
    public static DriverFace of(BotCharacter character) {
        return switch (character) {
            case PLAIN -> NOBODY;
            case CALM -> CALM;
            case BOLD -> BOLD;
            case CAUTIOUS -> CAUTIOUS;
            case CHEEKY -> CHEEKY;
        };
    }

    /// The face with that word in files; empty if there is none.
    public static Optional<DriverFace> named(String word) {
        return Arrays.stream(values()).filter(face -> face.word().equals(word)).findFirst();
    }

    /// The word for this face in files.
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Whether there is a face to show.
    public boolean isSomebody() {
        return this != NOBODY;
    }

    /// The mood of a driver's face. It depends only on public information.
    public enum FaceMood {
        /// the car waits for a green light
        CALM,
        /// the car has no hazard, or has won the race
        SMILE,
        /// the car has a hazard
        FROWN
    }
}
