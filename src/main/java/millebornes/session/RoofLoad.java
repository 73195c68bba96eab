package millebornes.session;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The load on the roof of a car.
public enum RoofLoad {
    NO_LOAD,
    SUITCASES,
    SURFBOARDS,
    CANOE,
    BICYCLE,
    BEACH_THINGS;

    /// The one of that word of files.
    public static Optional<RoofLoad> named(String word) {
        return Arrays.stream(values())
                .filter(roofLoad -> roofLoad.word().equals(word))
                .findFirst();
    }

    /// The word of files for it.
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
