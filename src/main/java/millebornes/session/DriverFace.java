package millebornes.session;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import millebornes.bot.BotCharacter;

/// Who sits at the wheel: one of six people whom a family may choose, or the character of a computer player.
public enum DriverFace {
    /// nobody in particular: no face is shown
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

    /// The faces that a person chooses from.
    public static List<DriverFace> ofPeople() {
        return List.of(GIRL, BOY, MOTHER, FRIEND, GRANDFATHER, STRAW_HAT);
    }

    /// True when a person has chosen it, or may.
    public boolean isOfPerson() {
        return ofPeople().contains(this);
    }

    /// The face of a person at that seat who has not chosen one: six neighbours have six faces.
    ///
    /// @param seat from 0
    public static DriverFace usual(int seat) {
        return ofPeople().get(seat % ofPeople().size());
    }

    /// The face of a computer player; [#NOBODY] where it is nobody in particular.
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
}
