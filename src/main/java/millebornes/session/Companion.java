package millebornes.session;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The animal that comes along.
public enum Companion {
    NO_PET,
    DOG,
    CAT,
    DUCK,
    SNAIL,
    PARROT;

    /// The one of that word of files.
    public static Optional<Companion> named(String word) {
        return Arrays.stream(values())
                .filter(companion -> companion.word().equals(word))
                .findFirst();
    }

    /// The word of files for it.
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
