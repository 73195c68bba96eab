package millebornes.session;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The pattern on the sides of a car.
public enum StripePattern {
    NO_STRIPES,
    LINES,
    CHECKS,
    WAVES,
    STARS,
    TRICOLOUR;

    /// The one of that word of files.
    public static Optional<StripePattern> named(String word) {
        return Arrays.stream(values())
                .filter(pattern -> pattern.word().equals(word))
                .findFirst();
    }

    /// The word of files for it.
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
