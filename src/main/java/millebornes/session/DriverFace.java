package millebornes.session;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import millebornes.bot.BotCharacter;

/// A driver's face: one of six people to choose from, or the character of a computer player.
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

    /// True when a person has chosen it, or may.
    public boolean isOfPerson() {
        return ofPeople().contains(this);
    }

    /// The default face of a person at that seat: six neighbouring seats have six faces.
    ///
    /// @param seat from 0
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

    /// The one of that word of files.
    public static Optional<DriverFace> named(String word) {
        return Arrays.stream(values()).filter(face -> face.word().equals(word)).findFirst();
    }

    /// The word of files for it.
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// True when there is a face to be shown.
    public boolean isSomebody() {
        return this != NOBODY;
    }

    /// The mood of a driver's face. It depends only on public information.
    public enum FaceMood {
        /// the car waits for its light
        CALM,
        /// no hazard, or the race is won
        SMILE,
        /// there is a hazard in front of the car
        FROWN
    }
}
